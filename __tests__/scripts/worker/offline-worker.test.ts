/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCacheName } from '@/lib/offline/cache-names'
import { writeCatalogueList } from '@/scripts/build/catalogue-list'
import { computeIntegrity } from '@/scripts/export/integrity'
import { writeOfflineWorker } from '@/scripts/worker/offline-worker'
import { helperFunctions } from '@/scripts/worker/worker-rules'

// The library bundles and shrinks the worker anew each time, which a busy machine takes seconds for.
jest.setTimeout(60_000)

let folder: string

async function write(name: string, text: string) {
  await mkdir(join(folder, name, '..'), { recursive: true })
  await writeFile(join(folder, name), text)
}

async function createExport() {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  const scripts =
    '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>'
  await write('offline.html', scripts)
  await write('404.html', scripts)
  await write('index.html', '<p>Home</p>')
  await write('product/x.html', '<p>X</p>')
  await write('product/x.txt', 'payload')
  await write('icons.svg', '<svg/>')
  await write('_next/static/chunks/a.js', 'run()')
  await write('_next/static/chunks/a.js.br', 'br')
  await write('_next/static/chunks/old.js', 'polyfill()')
  await write('pictures/products/x-1-320.avif', '320')
  await write('pictures/products/x-1-640.avif', '640640')
  await write('pictures/products/x-1-640.webp', '640')
  await write('models/x-1.glb', 'model')
  await write('textures/x-1/x-1.webp', 'wood')
}

beforeEach(createExport)

afterEach(() => rm(folder, { recursive: true }))

describe('writeOfflineWorker', () => {
  const read = () => readFile(join(folder, 'sw.js'), 'utf8')
  let text: string
  let precachedCount: number

  // Building a worker takes seconds, so these tests share one.
  beforeAll(async () => {
    await createExport()
    precachedCount = (await writeOfflineWorker(folder, 'one')).precached
    text = await read()
    await rm(folder, { recursive: true })
  })

  it('installs the offline page and what it needs, and nothing else', async () => {
    expect(precachedCount).toBe(3)
    const precached = [...text.matchAll(/url:"(?<url>[^"]+)"/g)].map(match => match.groups?.url)
    expect(precached).toEqual(['/offline?kept', '/icons.svg?kept', '/_next/static/chunks/a.js'])
  })

  it('holds its library, and nothing that the content policy forbids', async () => {
    expect(text).not.toMatch(/\beval\(|\bnew Function|importScripts/)
  })

  it('stands by itself: no helper of a compiler is left in it, and it is whole', async () => {
    expect(text).not.toMatch(/__name|_worker_rules|_async_to_generator/)
    expect(() => new Function(text)).not.toThrow()
  })

  it('brings along the integrity of each file that it installs and of each script that it may keep', async () => {
    const integrity = (content: string) => computeIntegrity(Buffer.from(content))
    expect(text).toContain(`{"/_next/static/chunks/a.js":"${integrity('run()')}"`)
    expect(text).not.toContain('a.js.br')
    for (const content of ['run()', '<svg/>', await readFile(join(folder, 'offline.html'), 'utf8')]) {
      expect(text).toContain(`integrity:"${integrity(content)}"`)
    }
  })

  it('holds every function that its rules call', async () => {
    for (const { name } of helperFunctions)
      expect(text).toMatch(new RegExp(`^;?(.*;)?(async )?function ${name}\\(`, 'm'))
  })

  it('changes with the version and with the offline page, and with nothing else', async () => {
    await writeOfflineWorker(folder, 'one')
    expect(await read()).toBe(text)
    await write('offline.html', 'changed')
    await writeOfflineWorker(folder, 'two')
    const changed = await read()
    expect(changed).toContain(computeIntegrity(Buffer.from('changed')))
    for (const kind of ['pages', 'data'] as const) expect(changed).toContain(`"${createCacheName(kind, 'two')}"`)
  })
})

describe('writeCatalogueList', () => {
  it('lists pages, what they need, and every width of every picture with its bytes', async () => {
    await writeCatalogueList(folder)
    expect(JSON.parse(await readFile(join(folder, 'offline-catalogue.json'), 'utf8'))).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      pages: [
        ['/', 11],
        ['/product/x', 8],
      ],
      files: [
        ['/_next/static/chunks/a.js', 5, computeIntegrity(Buffer.from('run()'))],
        ['/icons.svg', 6],
      ],
      pictures: [{ base: '/pictures/products/x-1', avif: { 320: 3, 640: 6 }, webp: { 640: 3 } }],
      models: [
        ['/models/x-1.glb', 5],
        ['/textures/x-1/x-1.webp', 4],
      ],
    })
  })

  it('has a new version when a page changes, its length or not', async () => {
    const { version } = await writeCatalogueList(folder)
    expect((await writeCatalogueList(folder)).version).toBe(version)
    await write('product/x.html', '<p>Y</p>')
    expect((await writeCatalogueList(folder)).version).not.toBe(version)
  })
})
