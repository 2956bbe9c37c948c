/** Makes an export fit for the strict policy. Usage: `tsx scripts/build/postbuild.ts [folder]`; it adds the share of the pages for itself. */
import { availableParallelism } from 'node:os'
import { countPages, finishPages, removeUnused, type Share, writeStarter } from '@/scripts/export/finish-export'
import { runCommand, typescript } from '@/scripts/steps/run-command'
import { EXPORT_FOLDER } from './local-settings'

/** A process of its own takes a third of a second to start: worth it for at least this many pages. */
const PAGES_FOR_A_PROCESS = 500

async function finishShare(folder: string, share: Share) {
  const { pages, moved } = await finishPages(folder, share)
  console.info(`${pages} pages, ${moved} with scripts moved into a file`)
}

/** Changing pages keeps one core busy, so a large catalogue is shared out to several processes. */
async function finishAll(folder: string) {
  console.info(`${await removeUnused(folder)} unused files removed`)
  await writeStarter(folder)
  const worthIt = Math.floor((await countPages(folder)) / PAGES_FOR_A_PROCESS)
  const of = Math.max(1, Math.min(availableParallelism(), worthIt))
  const others = Array.from({ length: of - 1 }, (_, index) =>
    runCommand({ args: typescript('scripts/build/postbuild.ts', folder, String(index + 1), String(of)) }),
  )
  await finishShare(folder, { first: 0, of })
  if ((await Promise.all(others)).some(code => code !== 0)) process.exitCode = 1
}

const [folder = EXPORT_FOLDER, first, of] = process.argv.slice(2)
void (first === undefined ? finishAll(folder) : finishShare(folder, { first: Number(first), of: Number(of) }))
