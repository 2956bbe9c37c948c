import { readStored, removeStored, writeStored } from '@/lib/browser/web-storage'

/** Says that this device holds the catalogue, so that a page need not load the code that looks. */
const KEY = 'kept_catalogue'

export function readCatalogueFlag(): boolean {
  return readStored('local', KEY) !== null
}

export function writeCatalogueFlag(isKept: boolean) {
  if (isKept) writeStored('local', KEY, 'true')
  else removeStored('local', KEY)
}
