/**
 * `npm run dev`: generates pictures, data sheets and search index, then starts the companion service, and the
 * development server at PORT. Code changes appear at once. Changes in content/ appear when a page is reloaded: mistakes
 * and pictures come first, data sheets, cards and search index follow in the background.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { parse } from 'yaml'
import { listChanges, readStamp } from '@/lib/content/files/folder-stamp'
import { ContentError } from '@/lib/content/files/problem'
import { paths } from '@/lib/paths'
import { toSlug } from '@/lib/product/slug'
import { createLocalSettings } from '@/scripts/build/local-settings'
import { writeSchemas } from '@/scripts/content-schema/write-schemas'
import type { SiteState } from '@/scripts/edit/site-state'
import { readSitePort, runLocally, startCompanion, stopAll } from '@/scripts/hosting/local-site'
import { findMistakes, makePictures, shareFiles } from '@/scripts/hosting/update-pages'
import { documentSteps, drawPictures } from '@/scripts/steps/build-steps'
import { startCommand, tool } from '@/scripts/steps/run-command'
import { runSteps } from '@/scripts/steps/run-steps'

/** How often to check content/ for changes. */
const POLL_INTERVAL_MS = 500

/** Documents wait so long for the page that is reloaded first, and for the next save. */
const DOCUMENT_DELAY_MS = 1500

/** A module that ends the development server with this process, even if it is killed. */
const END_WITH_PARENT = 'data:text/javascript,process.on(%22disconnect%22,()=>process.exit(1))'

/** In a stamp. */
const PRODUCT_FILE = /\bcontent.products.(.+)\.yaml\b/

const CATEGORIES = 'content/categories.yaml'

/** Changes with content/. While it cannot be read, the reason is the stamp: the check of the content reports it. */
function readContentStamp(): string {
  try {
    return readStamp('content')
  } catch (error) {
    return String(error)
  }
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

/** Tells `npm run edit`, if that has started this, what keeps a page from being shown. */
function tellEditor(isServing: boolean, problem: Error | null) {
  const problems = problem instanceof ContentError ? problem.problems : []
  const note = problem && problems.length === 0 ? problem.message : undefined
  process.send?.({ isServing, problems, note } satisfies SiteState)
}

runLocally(async () => {
  writeSchemas('content')
  const port = readSitePort()
  const companion = await startCompanion(port)
  let isServing = false
  let shown = ''
  /** The content from which the documents are made. */
  let documented = ''
  let documents = Promise.resolve()

  /** Makes what pages do not wait for, unless the content has changed again. */
  async function makeDocuments(stamp: string) {
    await setTimeout(DOCUMENT_DELAY_MS)
    if (stamp !== shown) return
    const { all } = listChanges(documented, stamp)
    const steps = documentSteps.filter(({ reads = /^/ }) => all.some(path => reads.test(path)))
    const lines: string[] = []
    const { failed } = await runSteps([steps], 'progress', line => lines.push(line))
    if (failed === null) documented = stamp
    else if (stamp === shown) console.error(lines.join('\n'))
  }

  /**
   * Makes Next list the addresses of machines or categories anew, which it does after a request for any of them: the
   * first one for a new machine would be answered with 404.
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
    if (isServing) console.info('\nContent has changed: reload the page. Data sheets, cards and search follow …')
    // First, because a page that is open waits for both, and the check takes two seconds.
    // What cannot be read or made, the check reports.
    if (isServing) void listAddresses(stamp).catch(() => {})
    const unmade = isServing ? await makePictures() : null
    const problem = (await findMistakes()) ?? unmade
    tellEditor(isServing, problem)
    if (problem !== null) {
      console.error(`\n${problem.message}\n\nFix the mistakes above and save: the site updates by itself.`)
    } else if (isServing) {
      documents = documents.then(() => makeDocuments(stamp))
    } else if ((await runSteps([drawPictures, documentSteps], 'progress')).failed === null) {
      documented = stamp
      startServer(port, companion.port)
      isServing = true
      tellEditor(isServing, null)
    }
  }
})
