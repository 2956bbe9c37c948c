/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { computeIntegrity } from '@/scripts/export/integrity'
import { writeCatalogueLists, writeOfflineWorker } from '@/scripts/export/offline-files'

const SCRIPTS =
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>'

/** A small export. The lists give the lengths of these texts as the sizes of the files. */
const FILES = {
  'offline.html': SCRIPTS,
  '404.html': SCRIPTS,
  'index.html': '<p>Home</p>',
  'product/x.html': '<p>X</p>',
  'product/x.txt': 'payload',
  'icons.svg': '<svg/>',
  '_next/static/chunks/a.js': 'run()',
  '_next/static/chunks/a.js.br': 'br',
  '_next/static/chunks/old.js': 'polyfill()',
  'pictures/products/x-1-320.avif': '320',
  'pictures/products/x-1-640.avif': '640640',
  'pictures/products/x-1-640.webp': '640',
  'models/x-1.glb': 'model',
  'textures/x-1/x-1.webp': 'wood',
}

let folder: string

async function write(name: string, text: string) {
  await mkdir(join(folder, name, '..'), { recursive: true })
  await writeFile(join(folder, name), text)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  for (const [name, text] of Object.entries(FILES)) await write(name, text)
})
afterEach(() => rm(folder, { recursive: true }))

const integrityOf = (text: string) => computeIntegrity(Buffer.from(text))

async function writeWorker(version: string) {
  await writeOfflineWorker(folder, version)
  return readFile(join(folder, 'sw.js'), 'utf8')
}

/** Ways to run code that the security policy forbids, and the environment, which a worker does not have. */
const IMPOSSIBLE = /\beval\(|\bnew Function|importScripts|process\.env/

it('writes the offline page with its files, and the integrity of each hashed file, into the worker, which can run', async () => {
  const text = await writeWorker('version-1')
  const installed = [...text.matchAll(/\{url:"(?<url>[^"]+)",revision:[^}]+integrity:"(?<integrity>[^"]+)"/g)]
  // '?kept' tells the worker's own copies from what pages request.
  expect(installed.map(({ groups }) => [groups?.url, groups?.integrity])).toEqual([
    ['/offline?kept', integrityOf(SCRIPTS)],
    ['/icons.svg?kept', integrityOf('<svg/>')],
    ['/_next/static/chunks/a.js', integrityOf('run()')],
  ])
  expect(text).toContain(`"/_next/static/chunks/old.js":"${integrityOf('polyfill()')}"`)
  expect(text).not.toContain('a.js.br')
  expect(text).not.toMatch(IMPOSSIBLE)
})

it('changes the offline worker only with the version and the offline page', async () => {
  const text = await writeWorker('version-1')
  expect((await writeWorker('version-2')).replaceAll('version-2', 'version-1')).toBe(text)
  await write('offline.html', 'changed')
  expect(await writeWorker('version-1')).toContain(integrityOf('changed'))
})

describe('the list of the catalogue', () => {
  it('lists the pages, the files that they need and every width of every picture, with their sizes', async () => {
    await writeCatalogueLists(folder)
    expect(JSON.parse(await readFile(join(folder, 'offline-catalogue.json'), 'utf8'))).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      pages: [
        ['/', 11],
        ['/product/x', 8],
      ],
      files: [
        ['/_next/static/chunks/a.js', 5, integrityOf('run()')],
        ['/icons.svg', 6],
      ],
      pictures: [{ base: '/pictures/products/x-1', avif: { 320: 3, 640: 6 }, webp: { 640: 3 } }],
      models: [
        ['/models/x-1.glb', 5],
        ['/textures/x-1/x-1.webp', 4],
      ],
    })
  })

  it('has a new version when a page changes, even if its length stays the same', async () => {
    async function writeVersion() {
      const [ofOwnLanguage] = await writeCatalogueLists(folder)
      return ofOwnLanguage?.version
    }
    const version = await writeVersion()
    expect(await writeVersion()).toBe(version)
    await write('product/x.html', '<p>Y</p>')
    expect(await writeVersion()).not.toBe(version)
  })
})
