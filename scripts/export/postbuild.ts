/**
 * Post-processes an export for the Content-Security-Policy and for speed. A step of the build ('Scripts and
 * integrity'): despite its name, npm does not run it by itself. Usage: `tsx scripts/export/postbuild.ts [folder]`.
 */

import { EXPORT_FOLDER } from './export-folders'
import { finishExport } from './finish-export'

async function main() {
  const { removed, pages, rewritten } = await finishExport(process.argv[2] ?? EXPORT_FOLDER)
  console.info(`${removed} unused files removed; ${pages} pages, ${rewritten} rewritten`)
}

void main()
