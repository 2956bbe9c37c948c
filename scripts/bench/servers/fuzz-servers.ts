/**
 * `npm run fuzz:servers [requests] [seed]`: sends malformed requests to the local site (its local export must have been
 * built: npm start) and as many to the companion service. Both must answer each within a second, say nothing of a path
 * or a stack, and serve on. Requests after which a server may wait for more are not timed.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_EXPORT_FOLDER } from '@/scripts/build/local-settings'
import { startSite } from '@/scripts/hosting/start-site'
import { stopCommands } from '@/scripts/steps/run-command'
import { createMalformedRequests } from './malformed-requests'
import { type MalformedReport, sendMalformed } from './send-malformed'

/** Longest that a whole request may wait for its first byte, in milliseconds. */
const LIMIT_MS = 1000

const COMPANION_PATHS = ['/visitors', '/location', '/save-location', '/api/v1.0/email/send', '/inbox', '/health']
const SITE_PATHS = ['/', '/products', '/products.txt', '/sw.js', '/icons.svg', '/404', '/nope', ...COMPANION_PATHS]

/** Prints what a round has found; resolves to whether the server stood it. */
async function judge(name: string, report: MalformedReport, url: string): Promise<boolean> {
  const isAlive = await fetch(url).then(
    answer => answer.ok,
    () => false,
  )
  const { sent, slowestMs, unanswered, leaks } = report
  console.info(
    `${name}: ${sent} sent, slowest answer ${slowestMs.toFixed(0)} ms, ${unanswered.length} unanswered, ` +
      `${leaks.length} leaks, ${isAlive ? 'serves on' : 'IS DOWN'}`,
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
  const ofSite = await sendMalformed(port, createMalformedRequests(seed, count, SITE_PATHS))
  const isSiteSound = await judge('site', ofSite, site)
  const ofCompanion = await sendMalformed(companionPort, createMalformedRequests(seed, count, COMPANION_PATHS))
  const isCompanionSound = await judge('companion', ofCompanion, service)
  stopCommands()
  await rm(folder, { recursive: true, force: true })
  process.exit(isSiteSound && isCompanionSound ? 0 : 1)
}

main().catch((error: Error) => {
  console.error(error.message)
  stopCommands()
  process.exit(1)
})
