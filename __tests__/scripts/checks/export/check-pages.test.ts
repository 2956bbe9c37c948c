/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPages } from '@/scripts/checks/export/check-pages'

const facts = { origin: 'https://boxwright.example', brand: 'Boxwright Machinery' }

/** A page that nothing is listed of, so that only its HTML and its links are looked at. */
const toPage = (title: string, body = '') =>
  `<!DOCTYPE html><html lang="en-IN"><head><title>${title} | Boxwright Machinery</title><meta name="robots" content="noindex"/></head><body><main><h1>${title}</h1>${body}</main></body></html>`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(folder, 'category'))
  await writeFile(join(folder, 'sitemap.xml'), '<urlset></urlset>')
  await writeFile(join(folder, 'index.html'), toPage('Home'))
  await writeFile(join(folder, 'products.html'), toPage('Products', '<button>Send</button>'))
  await writeFile(join(folder, 'category/a.html'), toPage('A'))
  await writeFile(join(folder, 'category/b.html'), toPage('B', '<ul><p>Text</p></ul>'))
})
afterAll(() => rm(folder, { recursive: true }))

it('validates every page', async () => {
  const problems = await checkPages(folder, facts, false)
  expect(problems.map(problem => problem.split(':')[0])).toEqual(['/category/b', '/products'])
})
