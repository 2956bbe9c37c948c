/**
 * `npm run dev`: generates pictures, data sheets and search index, then starts the companion service, and the
 * development server at PORT. Code changes appear at once. Changes in content/ appear when a page is reloaded; the files
 * generated from them are updated in the background.
 */
import { setTimeout } from 'node:timers/promises'
import { readStamp } from '@/lib/content/files/folder-stamp'
import { createLocalSettings } from '@/scripts/build/local-settings'
import { readSitePort, runLocally, startCompanion, stopAll } from '@/scripts/hosting/local-site'
import { assetSteps } from '@/scripts/steps/build-steps'
import { startCommand, tool } from '@/scripts/steps/run-command'
import { runSteps } from '@/scripts/steps/run-steps'

/** How often to check content/ for changes. */
const POLL_INTERVAL_MS = 500

/** A module that ends the development server with this process, even if it is killed. */
const END_WITH_PARENT = 'data:text/javascript,process.on(%22disconnect%22,()=>process.exit(1))'

/** Changes with content/. While it cannot be read, the reason is the stamp: the check of the content reports it. */
function readContentStamp(): string {
  try {
    return readStamp('content')
  } catch (error) {
    return String(error)
  }
}

/** Generates all files from content. Resolves to false, with the errors printed, if the content has a mistake. */
async function prepare(isFirst: boolean): Promise<boolean> {
  // The first time shows the progress of the pictures; later only errors are printed.
  const lines: string[] = []
  const { failed } = await runSteps(assetSteps, 'progress', isFirst ? undefined : line => lines.push(line))
  if (failed === null) return true
  for (const line of lines) console.error(line)
  console.error('\nFix the mistakes above and save: the site updates by itself.')
  return false
}

function startServer(port: number, companionPort: number) {
  const companion = `http://localhost:${companionPort}`
  const server = startCommand({
    args: [
      ...['--import', END_WITH_PARENT],
      // Listens on loopback, where nobody else sees an unfinished site.
      ...tool('next/dist/bin/next', 'dev', '--hostname', '127.0.0.1', '--port', String(port)),
    ],
    hasChannel: true,
    // A separate output folder, so that an earlier build in out/ stays intact.
    env: { ...createLocalSettings(companion), SITE_OUT: '.next' },
  })
  server.once('exit', code => stopAll(code ?? 1))
  console.info(`\nWhat the forms have sent: ${companion}/inbox`)
}

runLocally(async () => {
  const port = readSitePort()
  const companion = await startCompanion(port)
  let isServing = false
  for (let shown = ''; ; await setTimeout(POLL_INTERVAL_MS)) {
    const stamp = readContentStamp()
    if (stamp === shown) continue
    if (shown !== '') console.info('\nContent has changed: reload the page. Generated files follow …')
    shown = stamp
    if (!(await prepare(!isServing)) || isServing) continue
    startServer(port, companion.port)
    isServing = true
  }
})
