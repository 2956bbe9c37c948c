/** Writes the service worker and the list of what it can keep into an export. Usage: `tsx scripts/offline-worker.ts [folder]`. */
import { toBuildId } from '@/lib/hosting/build-id'
import { writeCatalogueList } from '@/lib/hosting/catalogue-list'
import { EXPORT_FOLDER } from '@/lib/hosting/local-settings'
import { writeOfflineWorker } from '@/lib/hosting/offline-worker'

async function main() {
  const folder = process.argv[2] ?? EXPORT_FOLDER
  const { bytes, installed } = await writeOfflineWorker(folder, toBuildId())
  const list = await writeCatalogueList(folder)
  console.info(`sw.js: ${bytes} bytes, ${installed} files when installed; ${list.pages.length} pages can be kept`)
}

void main()
