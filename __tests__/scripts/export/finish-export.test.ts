/** @jest-environment node */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressExport } from '@/scripts/export/compress-export'
import { finishExport } from '@/scripts/export/finish-export'
import { STARTER_FILE } from '@/scripts/export/start-scripts'

/** A script above 40,000 bytes, from which on a browser gets the compile hint. */
const LARGE = `"use strict";${'run();'.repeat(7000)}`
/** An export of one page, with three files that no browser requests. */
const FILES = {
  '_not-found.html': 'x',
  '_not-found/__next._full.txt': 'x',
  'products/__next._full.txt': 'x',
  '_next/static/chunks/small.js': 'run()',
  '_next/static/chunks/large.js': LARGE,
  'index.html': `<script src="/_next/static/chunks/large.js" async=""></script>${'<p>Text</p>'.repeat(30)}<script>self.a.push(1)</script>`,
}

let folder: string
let cache: string
const readText = (name: string) => readFile(join(folder, name), 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  cache = await mkdtemp(join(tmpdir(), 'compressed-'))
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
})
afterEach(async () => {
  for (const each of [folder, cache]) await rm(each, { recursive: true })
})

it('rewrites pages, writes their start script, and removes files that nothing requests', async () => {
  expect(await finishExport(folder)).toEqual({ removed: 3, pages: 1, rewritten: 1 })
  expect(existsSync(join(folder, '_not-found.html'))).toBe(false)
  const html = await readText('index.html')
  expect(html).toContain('id="page-data">[["a",1]]</script>')
  expect(html).toMatch(/id="start-scripts">\[\["\/_next\/static\/chunks\/large\.js","sha256-[^"]+"\]\]<\/script>/)
  expect(html).toContain(`<script src="/${STARTER_FILE.path}" defer="" integrity="sha256-`)
  expect(await readText(STARTER_FILE.path)).toBe(STARTER_FILE.text)
})

it('adds the compile hint to a large script once, and leaves a finished and compressed export alone', async () => {
  await finishExport(folder)
  const { compressed } = await compressExport(folder, cache)
  expect(await finishExport(folder)).toEqual({ removed: 0, pages: 1, rewritten: 0 })
  expect(await compressExport(folder, cache)).toMatchObject({ compressed: 0, fromCache: compressed })
  expect(await readText('_next/static/chunks/large.js')).toBe(`//# allFunctionsCalledOnLoad\n${LARGE}`)
  expect(await readText('_next/static/chunks/small.js')).toBe('run()')
})

it('compresses a changed file again whatever its timestamp, and does not compress an unchanged one again', async () => {
  const large = '_next/static/chunks/large.js'
  const { compressed } = await compressExport(folder, cache)
  const { mtime } = await stat(join(folder, large))
  await writeFile(join(folder, large), `${LARGE}end()`)
  await utimes(join(folder, large), mtime, mtime)
  for (const ending of ['br', 'gz']) await rm(join(folder, `index.html.${ending}`))
  expect(await compressExport(folder, cache)).toMatchObject({ compressed: 1, fromCache: compressed - 1 })
  const unpacked = async (name: string) => [
    brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString(),
    gunzipSync(await readFile(join(folder, `${name}.gz`))).toString(),
  ]
  expect(await unpacked(large)).toEqual([`${LARGE}end()`, `${LARGE}end()`])
  expect(await unpacked('index.html')).toEqual([FILES['index.html'], FILES['index.html']])
})

it('names the page that cannot be rewritten', async () => {
  await writeFile(join(folder, 'about.html'), '<script>run()</script>')
  await expect(finishExport(folder)).rejects.toThrow('about.html: an inline script does more than append JSON')
})
