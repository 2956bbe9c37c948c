/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkExport } from '@/scripts/checks/export/check-export'
import { computeIntegrity } from '@/scripts/export/integrity'
import { createDataBlocks } from '@/scripts/export/start-scripts'

const RUN = 'fetch("http://localhost:5000/visitors")'
/** What inline scripts of the framework would have handed over. */
const NO_PUSHES: [string, unknown][] = []
const INTEGRITY = computeIntegrity(Buffer.from(RUN))

const toPage = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/><title>Products</title>${head}</head><body>${body}</body></html>`
const SOUND = toPage(
  '<main id="top"><h1>Products</h1><img srcSet="/a.webp 1x, /b.webp 2x" src="/a.webp" alt=""/>' +
    '<input id="_R_1_" type="text" aria-label="Search" required=""/></main>' +
    `<script src="/a.js" defer="" integrity="${INTEGRITY}"></script>${createDataBlocks(NO_PUSHES, [['/a.js', INTEGRITY]])}`,
)

let folder: string
let cacheFolder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  cacheFolder = await mkdtemp(join(tmpdir(), 'checks-'))
  await mkdir(join(folder, 'category'))
  for (const name of ['a.webp', 'b.webp']) await writeFile(join(folder, name), '')
  await writeFile(join(folder, 'a.js'), RUN)
  await writeFile(join(folder, 'google0123456789abcdef.html'), 'google-site-verification: google0123456789abcdef.html')
  for (const name of ['index', '404', 'category/x']) await writeFile(join(folder, `${name}.html`), SOUND)
})
afterAll(async () => {
  for (const each of [folder, cacheFolder]) await rm(each, { recursive: true })
})

/** The problems of the export with this page of products. */
async function checkWithPage(html: string, { isProduction = false } = {}) {
  await writeFile(join(folder, 'products.html'), html)
  return checkExport(folder, { isProduction, cacheFolder })
}

it("lets only a local build call this machine, and skips a search engine's own file", async () => {
  expect(await checkWithPage(SOUND)).toEqual([])
  expect(await checkWithPage(SOUND, { isProduction: true })).toEqual([
    'a.js: contains the local setting http://localhost',
  ])
})

it('accepts links to fields of the planner only with the job for which a browser renders them', async () => {
  await writeFile(join(folder, 'line-planner.html'), SOUND)
  // The style 'rsc', a slotted box, has the step of slotting, whose waste is such a field.
  const link = (address: string) => toPage(`<h1>Products</h1><a href="${address}">A</a>`)
  expect(await checkWithPage(link('/line-planner?style=rsc#plan-waste-slot'))).toEqual([])
  expect(await checkWithPage(link('/line-planner?style=rsc#else'))).toEqual([expect.stringContaining('has no target')])
  expect(await checkWithPage(link('/line-planner#plan-waste-slot'))).toEqual([expect.stringContaining('has no target')])
  await rm(join(folder, 'line-planner.html'))
})

it('reports the same for a page from its cache, and drops removed pages from the cache', async () => {
  const faulty = toPage('<h1>Products</h1><p style="color:red">A</p>')
  const first = await checkWithPage(faulty)
  expect(first).not.toEqual([])
  expect(await checkWithPage(faulty)).toEqual(first)
  // All other pages have the same HTML, and so one entry for all of them; the faulty page has another.
  expect(await readdir(cacheFolder)).toHaveLength(2)
  expect(await checkWithPage(SOUND)).toEqual([])
  expect(await readdir(cacheFolder)).toHaveLength(1)
})

const H1 = '<h1>Products</h1>'
it.each([
  ['no main heading', toPage('<p>Text</p>'), 'has no h1 element'],
  ['an inline script', toPage(`${H1}<script>run()</script>`), 'has an inline script'],
  ['a style attribute', toPage(`${H1}<p style="color:red">A</p>`), 'Inline style is not allowed'],
  ['an event handler', toPage(`${H1}<p onclick="run()">A</p>`), 'has an event handler attribute'],
  ['a script without an integrity', toPage(`${H1}<script src="/a.js"></script>`), 'SRI "integrity"'],
  [
    'a wrong integrity',
    toPage(`${H1}<script src="/a.js" integrity="sha256-x"></script>`),
    '/a.js does not match its integrity',
  ],
  ['a late script without one', toPage(H1 + createDataBlocks(NO_PUSHES, [['/a.js', '']])), '/a.js does not match'],
  ['a reference to no element', toPage(`${H1}<label for="none">Name</label>`), 'references missing id'],
  ['a link to nothing', toPage(`${H1}<a href="/nope">A</a>`), '/nope does not exist'],
  ["a link to '#'", toPage(`${H1}<a href="#">A</a>`), "a link to '#' leads nowhere"],
  ['a link to a part that is not there', toPage(`${H1}<a href="/category/x#none">A</a>`), '#none has no target'],
  [
    'a choice of pictures with one that is not there',
    toPage(`${H1}<img srcSet="/a.webp 1x, /gone.webp 2x" src="/a.webp" alt=""/>`),
    '/gone.webp does not exist',
  ],
])('reports %s', async (_, html, problem) => {
  const problems = await checkWithPage(html)
  expect(problems).toContainEqual(expect.stringContaining(problem))
  expect(problems.filter(each => !each.startsWith('/products: '))).toEqual([])
})

it('accepts links to pages, parts of pages, other sites and telephones', async () => {
  const links = ['/products?category=x&amp;q=1', '/category/x#top', 'https://elsewhere.example/x', 'tel:+91']
  expect(await checkWithPage(toPage(H1 + links.map(href => `<a href="${href}">A</a>`).join('')))).toEqual([])
})
