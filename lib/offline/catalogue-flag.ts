import { readStored, removeStored, writeStored } from '@/lib/browser/web-storage'

/**
 * Local storage key; present if the catalogue is saved on this device, so that a page need not load code to find out.
 */
const KEY = 'kept_catalogue'

/** Whether the catalogue is saved on this device. */
export function readCatalogueFlag(): boolean {
  return readStored('local', KEY) !== null
}

/** Records whether the catalogue is saved on this device. */
export function writeCatalogueFlag(isSaved: boolean) {
  if (isSaved) writeStored('local', KEY, 'true')
  else removeStored('local', KEY)
}
