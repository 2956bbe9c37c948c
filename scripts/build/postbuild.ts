/**
 * Post-processes an export for the Content-Security-Policy and for speed. Usage:
 * `tsx scripts/build/postbuild.ts [folder]`. It starts itself with further arguments, `first` and `of`, to process a
 * share of the pages.
 */
import { availableParallelism } from 'node:os'
import {
  addCompileHints,
  countPages,
  finishPages,
  removeUnused,
  type Share,
  writeStarter,
} from '@/scripts/export/finish-export'
import { runCommand, typescript } from '@/scripts/steps/run-command'
import { EXPORT_FOLDER } from './export-folders'

/** Starting another process takes a third of a second, which pays off for at least this many pages. */
const PAGES_PER_PROCESS = 500

async function finishShare(folder: string, share: Share) {
  const { pages, rewritten } = await finishPages(folder, share)
  console.info(`${pages} pages, ${rewritten} rewritten`)
}

/** Post-processing keeps one core busy, so the pages of a large catalogue are divided among several processes. */
async function finishAll(folder: string) {
  console.info(`${await removeUnused(folder)} unused files removed`)
  await addCompileHints(folder)
  await writeStarter(folder)
  const usefulProcesses = Math.floor((await countPages(folder)) / PAGES_PER_PROCESS)
  const of = Math.max(1, Math.min(availableParallelism(), usefulProcesses))
  const others = Array.from({ length: of - 1 }, (_, index) =>
    runCommand({ args: typescript('scripts/build/postbuild.ts', folder, String(index + 1), String(of)) }),
  )
  await finishShare(folder, { first: 0, of })
  if ((await Promise.all(others)).some(code => code !== 0)) process.exitCode = 1
}

const [folder = EXPORT_FOLDER, first, of] = process.argv.slice(2)
void (first === undefined ? finishAll(folder) : finishShare(folder, { first: Number(first), of: Number(of) }))
