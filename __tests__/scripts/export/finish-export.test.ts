/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressExport } from '@/scripts/build/compress-export'
import { addCompileHints, countPages, finishPages, removeUnused, writeStarter } from '@/scripts/export/finish-export'
import { STARTER_FILE } from '@/scripts/export/start-scripts'

const ALL = { first: 0, of: 1 }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  await mkdir(join(folder, '_next/static'), { recursive: true })
  await mkdir(join(folder, '_not-found'))
  await writeFile(join(folder, '_not-found/__next._full.txt'), 'x')
  await writeFile(join(folder, '_not-found.html'), 'x')
  await mkdir(join(folder, 'products'))
  await writeFile(join(folder, 'products/__next._full.txt'), 'x')
  await writeFile(join(folder, '_next/static/a.js'), 'run()')
  await writeFile(
    join(folder, 'index.html'),
    `<script src="/_next/static/a.js" async=""></script>${'<p>Text</p>'.repeat(30)}<script>self.a.push(1)</script>`,
  )
})

afterEach(() => rm(folder, { recursive: true }))

it('makes inline scripts data, delays the others, adds integrity and removes what nothing asks for', async () => {
  expect(await removeUnused(folder)).toBe(3)
  await writeStarter(folder)
  expect(await finishPages(folder, ALL)).toEqual({ pages: 1, rewritten: 1 })
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  expect(html).not.toContain('push')
  expect(html).toContain('id="page-data">[["a",1]]</script>')
  expect(html).toMatch(/id="start-scripts">\[\["\/_next\/static\/a\.js","sha256-[^"]+"\]\]<\/script>/)
  expect(html).toContain(`<script src="/${STARTER_FILE.path}" defer="" integrity="sha256-`)
})

it('leaves a finished and compressed export alone', async () => {
  await removeUnused(folder)
  await writeStarter(folder)
  await finishPages(folder, ALL)
  expect(await compressExport(folder)).toMatchObject({ written: 2, upToDate: 0 })
  expect(await removeUnused(folder)).toBe(0)
  await writeStarter(folder)
  expect(await finishPages(folder, ALL)).toEqual({ pages: 1, rewritten: 0 })
  expect(await compressExport(folder)).toMatchObject({ written: 0, upToDate: 2 })
})

it('asks the browser once to compile a large script while it arrives', async () => {
  const chunks = join(folder, '_next/static/chunks')
  await mkdir(chunks)
  const large = `"use strict";${'run();'.repeat(7000)}`
  await writeFile(join(chunks, 'large.js'), large)
  await writeFile(join(chunks, 'small.js'), 'run()')
  for (const _ of [1, 2]) await addCompileHints(folder)
  expect(await readFile(join(chunks, 'large.js'), 'utf8')).toBe(`//# allFunctionsCalledOnLoad\n${large}`)
  expect(await readFile(join(chunks, 'small.js'), 'utf8')).toBe('run()')
})

it('compresses quickly what no first visit loads, and the rest as for production', async () => {
  const text = Array.from({ length: 3000 }, (_, index) => `${index ** 3 % 977} machine`).join(' ')
  for (const name of ['b.js', 'b.txt', 'b.glb']) await writeFile(join(folder, name), text)
  await compressExport(folder, 'first visits')
  const readSize = async (name: string) => (await stat(join(folder, `${name}.br`))).size
  const [script, data, model] = [await readSize('b.js'), await readSize('b.txt'), await readSize('b.glb')]
  expect(script).toBeLessThan(data)
  expect(model).toBe(data)
})

it('shares pages out, each to one process', async () => {
  await removeUnused(folder)
  await writeStarter(folder)
  for (const name of ['a', 'b', 'c', 'd'])
    await writeFile(join(folder, `${name}.html`), '<script>self.a.push(1)</script>')
  expect(await countPages(folder)).toBe(5)
  expect(await finishPages(folder, { first: 0, of: 2 })).toEqual({ pages: 3, rewritten: 3 })
  expect(await finishPages(folder, { first: 1, of: 2 })).toEqual({ pages: 2, rewritten: 2 })
  expect(await finishPages(folder, ALL)).toEqual({ pages: 5, rewritten: 0 })
})
