/**
 * `npm run dev`: makes pictures, data sheets and search index, then serves the site at PORT while you write. Code shows at once.
 * A change in content/ shows with the next load of a page, which reads the files again; what is made from them, pictures and
 * data sheets among it, follows in the background.
 */
import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { readStamp } from '@/lib/content/files/folder-stamp'
import { assetSteps } from '@/scripts/steps/build-steps'
import { startCommand, stopCommands, tool } from '@/scripts/steps/run-command'
import { runSteps } from '@/scripts/steps/run-steps'

/** How often content/ is looked at. */
const LOOK_EVERY_MS = 500

let server: ChildProcess | undefined

/** Makes everything from content; false, with the reason printed, when there is a mistake in it. */
async function prepare(): Promise<boolean> {
  // The first time pictures take a while and show how far they are; later only what goes wrong is of interest.
  const lines: string[] = []
  const { failed } = await runSteps(assetSteps, 'progress', server === undefined ? undefined : line => lines.push(line))
  if (failed === null) return true
  for (const line of lines) console.error(line)
  console.error('\nMend what the lines above name and save: the site follows by itself.')
  return false
}

function startServer() {
  // A folder of its own: what a build has put into out/ stays whole.
  server = startCommand({ args: tool('next/dist/bin/next', 'dev'), env: { SITE_OUT: '.next' } })
  server.once('exit', code => process.exit(code ?? 1))
}

async function main() {
  for (let shown = ''; ; await setTimeout(LOOK_EVERY_MS)) {
    const stamp = readStamp('content')
    if (stamp === shown) continue
    const isFirst = shown === ''
    shown = stamp
    if (!isFirst) console.info('\nContent has changed: load the page again. What is made from it follows …')
    if ((await prepare()) && server === undefined) startServer()
  }
}

process.on('SIGINT', () => {
  stopCommands()
  process.exit(0)
})
process.on('SIGTERM', () => {
  stopCommands()
  process.exit(0)
})
void main()
