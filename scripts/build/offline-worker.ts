/**
 * Writes the service worker and the list of what it can keep into an export. Usage: `tsx scripts/build/offline-worker.ts [folder]`.
 * With OFFLINE_WORKER=off it writes the one that takes the worker away from every visitor: docs/deploy.md.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@/lib/paths'
import { writeOfflineWorker } from '@/scripts/worker/offline-worker'
import { createSwitchedOffWorker } from '@/scripts/worker/switched-off-worker'
import { createBuildId } from './build-id'
import { writeCatalogueList } from './catalogue-list'
import { EXPORT_FOLDER } from './local-settings'

async function main() {
  const folder = process.argv[2] ?? EXPORT_FOLDER
  const list = await writeCatalogueList(folder)
  if (process.env.OFFLINE_WORKER === 'off') {
    await writeFile(join(folder, paths.worker), createSwitchedOffWorker())
    console.info('sw.js: switches the worker off')
    return
  }
  const { bytes, installed } = await writeOfflineWorker(folder, createBuildId())
  console.info(`sw.js: ${bytes} bytes, ${installed} files when installed; ${list.pages.length} pages can be kept`)
}

void main()
