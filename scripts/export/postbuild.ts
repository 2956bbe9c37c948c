/**
 * Post-processes an export for the Content-Security-Policy and for speed, and publishes the hashes of its pages. A step
 * of the build ('Scripts and integrity'): despite its name, npm does not run it by itself. Usage:
 * `tsx --conditions=react-server scripts/export/postbuild.ts [folder]`.
 */

import { EXPORT_FOLDER } from './export-folders'
import { finishExport } from './finish-export'
import { publishPageHashes } from './publish-page-hashes'

async function main(folder = EXPORT_FOLDER) {
  const { removed, pages, rewritten } = await finishExport(folder)
  console.info(`${removed} unused files removed; ${pages} pages, ${rewritten} rewritten`)
  await publishPageHashes(folder)
}

void main(process.argv[2])
