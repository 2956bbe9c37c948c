/**
 * `npm run dev`: generates pictures, data sheets and search index, then starts the companion service, the mocks, and the
 * development server at PORT. Code changes appear at once. Changes in content/ appear when a page is reloaded: mistakes
 * and pictures come first, data sheets, cards and search index follow in the background.
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

/** How long documents wait for the page that is reloaded first, and for another save. */
const DOCUMENT_DELAY_MS = 1500

/** In a stamp. */
const PRODUCT_FILE = /\bcontent.products.(.+)\.yaml\b/

const CATEGORIES = 'content/categories.yaml'

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

/** Shown in place of every page: the mistakes that prevent all pages. Other mistakes leave the pages as they are. */
function createState(stamp: string): DevState {
  try {
    const { content, problems } = parseContent(openFolder('content'))
    return { stamp, page: content && problems.length === 0 ? null : createLocalProblemsPage(problems) }
  } catch {
    // It is replaced at this moment; the check of the content reports what stays.
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
  let shown = ''
  /** The content from which the documents are made. */
  let documented = ''
  let documents = Promise.resolve()

  /** Makes the files that no page waits for, unless the content has changed again. */
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
   * Makes Next list the URLs of machines or categories again, which it does after a request for any of them: the first
   * one for a new machine would be answered with 404.
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
    // First, because a page that is open waits for both, and the check takes two seconds. Files that cannot be read or
    // made are reported by the check.
    if (server) void listAddresses(stamp).catch(() => {})
    const unmade = server ? await makePictures() : null
    const problem = (await findMistakes()) ?? unmade
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
