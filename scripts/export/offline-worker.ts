/**
 * Writes the service worker and the list of the downloadable catalogue into an export.
 * Usage: `tsx scripts/export/offline-worker.ts [folder]`. With OFFLINE_WORKER=off it writes the kill-switch worker,
 * which disables offline use for every visitor. See docs/deploy.md.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@/lib/paths'
import { createBuildId } from './build-id'
import { EXPORT_FOLDER } from './export-folders'
import { createKillSwitchWorker, writeCatalogueLists, writeOfflineWorker } from './offline-files'

async function main() {
  const folder = process.argv[2] ?? EXPORT_FOLDER
  const lists = await writeCatalogueLists(folder)
  if (process.env.OFFLINE_WORKER === 'off') {
    await writeFile(join(folder, paths.worker), await createKillSwitchWorker())
    console.info('sw.js: the kill-switch worker')
    return
  }
  const { bytes, precached } = await writeOfflineWorker(folder, createBuildId())
  console.info(
    `sw.js: ${bytes} bytes, ${precached} files precached; ${lists.map(({ pages }) => pages.length).join(' and ')} pages can be downloaded`,
  )
}

void main()
