/**
 * `npm run dev`: generates pictures, data sheets and search index, then starts the development server at PORT. Code
 * changes appear at once. Changes in content/ appear when a page is reloaded; the files generated from them are updated
 * in the background.
 */
import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { readStamp } from '@/lib/content/files/folder-stamp'
import { assetSteps } from '@/scripts/steps/build-steps'
import { startCommand, stopCommands, tool } from '@/scripts/steps/run-command'
import { runSteps } from '@/scripts/steps/run-steps'

/** How often to check content/ for changes. */
const POLL_INTERVAL_MS = 500

let server: ChildProcess | undefined

/** Generates all files from content. Resolves to false, with the errors printed, if the content has a mistake. */
async function prepare(): Promise<boolean> {
  // The first time shows the progress of the pictures; later only errors are printed.
  const lines: string[] = []
  const { failed } = await runSteps(assetSteps, 'progress', server === undefined ? undefined : line => lines.push(line))
  if (failed === null) return true
  for (const line of lines) console.error(line)
  console.error('\nFix the mistakes above and save: the site updates by itself.')
  return false
}

function startServer() {
  // A separate output folder, so that an earlier build in out/ stays intact.
  server = startCommand({ args: tool('next/dist/bin/next', 'dev'), env: { SITE_OUT: '.next' } })
  server.once('exit', code => process.exit(code ?? 1))
}

async function main() {
  for (let shown = ''; ; await setTimeout(POLL_INTERVAL_MS)) {
    const stamp = readStamp('content')
    if (stamp === shown) continue
    const isFirst = shown === ''
    shown = stamp
    if (!isFirst) console.info('\nContent has changed: reload the page. Generated files follow …')
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
