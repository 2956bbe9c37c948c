/**
 * `npm run fuzz:servers [requests] [seed]`: sends malformed requests to the local site, which `npm start` has built,
 * and to the companion service. Both must respond to every complete request within a second, leak no path or stack
 * trace, and stay available.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { startSite } from '@/scripts/hosting/start-site'
import { stopCommands } from '@/scripts/steps/run-command'
import { createMalformedRequests } from './malformed-requests'
import { type MalformedReport, sendMalformed } from './send-malformed'

/** How long a complete request may wait for its first byte, in milliseconds. */
const LIMIT_MS = 1000

const COMPANION_PATHS = ['/visitors', '/location', '/save-location', '/api/v1.0/email/send', '/inbox', '/health']
const SITE_PATHS = ['/', '/products', '/products.txt', '/sw.js', '/icons.svg', '/404', '/nope', ...COMPANION_PATHS]

/** Prints a report and resolves to whether the server passed; `url` must respond with success. */
async function judge(name: string, report: MalformedReport, url: string): Promise<boolean> {
  const isAlive = await fetch(url).then(
    response => response.ok,
    () => false,
  )
  const { sent, slowestMs, unanswered, leaks } = report
  console.info(
    `${name}: ${sent} sent, slowest response ${slowestMs.toFixed(0)} ms, ${unanswered.length} unanswered, ` +
      `${leaks.length} leaks, ${isAlive ? 'still available' : 'DOWN'}`,
  )
  for (const line of [...unanswered, ...leaks]) console.error(`    ${line}`)
  return isAlive && slowestMs <= LIMIT_MS && unanswered.length === 0 && leaks.length === 0
}

async function main() {
  const [count = 2000, seed = 1] = process.argv.slice(2).map(Number)
  const folder = await mkdtemp(join(tmpdir(), 'fuzz-'))
  const companion = { port: 0, databaseUrl: `file:${join(folder, 'fuzz.db')}` }
  const { port, companionPort } = await startSite({ folder: LOCAL_EXPORT_FOLDER, port: 0, companion }, console.error)
  const [site, service] = [`http://127.0.0.1:${port}/`, `http://127.0.0.1:${companionPort}/health`]
  const siteReport = await sendMalformed(port, createMalformedRequests(seed, count, SITE_PATHS))
  const hasSitePassed = await judge('site', siteReport, site)
  const companionReport = await sendMalformed(companionPort, createMalformedRequests(seed, count, COMPANION_PATHS))
  const hasCompanionPassed = await judge('companion', companionReport, service)
  stopCommands()
  await rm(folder, { recursive: true, force: true })
  process.exit(hasSitePassed && hasCompanionPassed ? 0 : 1)
}

main().catch((error: Error) => {
  console.error(error.message)
  stopCommands()
  process.exit(1)
})
