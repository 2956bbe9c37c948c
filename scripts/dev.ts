/**
 * `npm run dev`: generates pictures, data sheets and search index, then starts the companion service, the mocks, and
 * the development server at PORT. Code changes appear at once. Changes in content/ appear when a page is reloaded:
 * mistakes and pictures come first, data sheets, cards and search index follow in the background.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { parse } from 'yaml'
import { listChanges, readContentStamp } from '@/lib/content/files/folder-stamp'
import { openFolder } from '@/lib/content/files/open-folder'
import { ContentError } from '@/lib/content/files/problem'
import { parseContent } from '@/lib/content/read-content'
import { paths } from '@/lib/paths'
import { toSlug } from '@/lib/trade/product/slug'
import { writeSchemas } from '@/scripts/content-schema/write-schemas'
import type { DevState } from '@/scripts/dev-server'
import type { SiteState } from '@/scripts/edit/site-state'
import { createLocalProblemsPage } from '@/scripts/export/create-problems-page'
import { createLocalSettings } from '@/scripts/export/local-settings'
import { readSitePort, runLocally, startCompanion, stopAll } from '@/scripts/hosting/local-site'
import { findMistakes, makePictures, shareFiles } from '@/scripts/hosting/update-pages'
import { picturesStep, publicFileSteps } from '@/scripts/steps/build-steps'
import { startCommand, typescript } from '@/scripts/steps/run-command'
import { runSteps } from '@/scripts/steps/run-steps'

/** How often to check content/ for changes. */
const POLL_INTERVAL_MS = 500

/**
 * How long after a change data sheets, cards and search index are made: the page that somebody reloads comes first, and
 * another save within this time makes them once more.
 */
const DOCUMENT_DELAY_MS = 1500

/** The path of a machine's file within a stamp, with '/' or '\' as the system has it; the group is its slug. */
const PRODUCT_FILE = /\bcontent.products.(.+)\.yaml\b/

const CATEGORIES = 'content/categories.yaml'

/** Starts the development server in a process of its own, which ends with this one. */
function startServer(port: number, companionPort: number) {
  const companion = `http://localhost:${companionPort}`
  const server = startCommand({
    args: typescript('scripts/dev-server.ts', String(port)),
    hasChannel: true,
    // A separate output folder, so that an earlier build in out/ stays intact.
    env: { ...createLocalSettings(companion), SITE_OUT: '.next', NODE_ENV: 'development' },
  })
  server.once('exit', code => stopAll(code ?? 1))
  console.info(`\nWhat the forms have sent: ${companion}/inbox`)
  return server
}

/**
 * What the server shows: the mistakes that prevent all pages, or the pages. Other mistakes leave the pages as they are.
 */
function createState(stamp: string): DevState {
  try {
    const { content, problems } = parseContent(openFolder('content'))
    return { stamp, page: content && problems.length === 0 ? null : createLocalProblemsPage(problems) }
  } catch {
    // Somebody is replacing the folder at this moment. If it stays unreadable, findMistakes reports it.
    return { stamp, page: null }
  }
}

/** Tells `npm run edit`, if it started this process, what prevents pages from being shown. */
function tellEditor(isServing: boolean, problem: Error | null) {
  const problems = problem instanceof ContentError ? problem.problems : []
  const note = problem && problems.length === 0 ? problem.message : undefined
  process.send?.({ isServing, problems, note } satisfies SiteState)
}

runLocally(async () => {
  writeSchemas('content')
  const port = readSitePort()
  const companion = await startCompanion(port)
  let server: ReturnType<typeof startServer> | undefined
  /** The stamp of the content that the server shows. */
  let shown = ''
  /** The stamp of the content from which data sheets, cards and search index were made last. */
  let documented = ''
  /** Resolves when no documents are being made: runs must not overlap. */
  let documents = Promise.resolve()

  /** Makes data sheets, cards and search index, for which no page waits, unless the content has changed again. */
  async function makeDocuments(stamp: string) {
    await setTimeout(DOCUMENT_DELAY_MS)
    if (stamp !== shown) return
    const { all } = listChanges(documented, stamp)
    const steps = publicFileSteps.filter(({ reads = /^/ }) => all.some(path => reads.test(path)))
    const lines: string[] = []
    const { failed } = await runSteps([steps], 'progress', line => lines.push(line))
    if (failed === null) documented = stamp
    else if (stamp === shown) console.error(lines.join('\n'))
  }

  /**
   * Makes Next list the URLs of machines and categories again. Next does so only after a request for any of them, which
   * it still answers from the old list: a new machine would be 404 at first. So a known page of each kind is requested.
   */
  async function listAddresses(stamp: string) {
    const { all, added } = listChanges(documented, stamp)
    const [, slug] = PRODUCT_FILE.exec(documented) ?? []
    const request = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    if (slug && added.some(path => PRODUCT_FILE.test(path))) await request(paths.product(slug))
    // A category has a page once a machine is in it.
    if (!all.some(path => path === CATEGORIES || PRODUCT_FILE.test(path))) return
    const { categories } = parse(await readFile(CATEGORIES, 'utf8'))
    await request(paths.category(toSlug(categories[0].title)))
  }

  for (; ; await setTimeout(POLL_INTERVAL_MS)) {
    const stamp = readContentStamp()
    if (stamp === shown) continue
    if (shown !== '') shareFiles(listChanges(shown, stamp).all)
    shown = stamp
    server?.send(createState(stamp))
    if (server) console.info('\nContent has changed: reload the page. Data sheets, cards and search follow …')
    // URLs and pictures come before the check, which takes two seconds, because an open page waits for both. If a file
    // cannot be read, the check reports it.
    if (server) void listAddresses(stamp).catch(() => {})
    const pictureProblem = server ? await makePictures() : null
    const problem = (await findMistakes()) ?? pictureProblem
    tellEditor(server !== undefined, problem)
    if (problem !== null) {
      console.error(`\n${problem.message}\n\nFix the mistakes above and save: the site updates by itself.`)
    } else if (server) {
      documents = documents.then(() => makeDocuments(stamp))
    } else if ((await runSteps([picturesStep, publicFileSteps], 'progress')).failed === null) {
      documented = stamp
      server = startServer(port, companion.port)
      server.send(createState(stamp))
      tellEditor(true, null)
    }
  }
})
