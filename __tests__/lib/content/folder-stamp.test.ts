/** @jest-environment node */
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listChanges, readStamp } from '@/lib/content/files/folder-stamp'

let folder: string
const at = (path: string) => join(folder, path)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await mkdir(at('products'))
  await writeFile(at('products/a.yaml'), 'speed: 1')
  await writeFile(at('home.yaml'), 'title: x')
})

afterEach(() => rm(folder, { recursive: true }))

const changes: [string, () => Promise<void>][] = [
  ['a file grows', () => writeFile(at('products/a.yaml'), 'speed: 10')],
  ['a file is saved with as many letters', () => utimes(at('products/a.yaml'), 1, 1)],
  ['a file is added', () => writeFile(at('products/b.yaml'), '')],
  [
    'a language is added',
    async () => {
      await mkdir(at('hi/products'), { recursive: true })
      await writeFile(at('hi/products/a.yaml'), 'of: x')
    },
  ],
  ['a file is removed', () => rm(at('home.yaml'))],
  ['a file is renamed', () => rename(at('home.yaml'), at('start.yaml'))],
]

it.each(changes)('gives another stamp when %s', async (_what, change) => {
  const before = readStamp(folder)
  await change()
  expect(readStamp(folder)).not.toBe(before)
})

it('gives the same stamp while nothing changes', () => {
  expect(readStamp(folder)).toBe(readStamp(folder))
})

it('names the files that differ from an earlier stamp, and those that are new', async () => {
  const before = readStamp(folder)
  await writeFile(at('products/a.yaml'), 'speed: 10')
  await writeFile(at('products/b machine.yaml'), '')
  await rm(at('home.yaml'))
  const { all, added } = listChanges(before, readStamp(folder))
  expect(new Set(all)).toEqual(new Set(['products/a.yaml', 'products/b machine.yaml', 'home.yaml'].map(at)))
  expect(added).toEqual([at('products/b machine.yaml')])
})

it('names no file while nothing changes', () => {
  expect(listChanges(readStamp(folder), readStamp(folder))).toEqual({ all: [], added: [] })
})
