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
  ['a file is saved with as many letters', () => utimes(at('products/a.yaml'), 1, 1)],
  ['a file is renamed', () => rename(at('home.yaml'), at('start.yaml'))],
  ['a folder of a language is added', () => mkdir(at('hi/products'), { recursive: true }).then(() => writeHindi())],
]
const writeHindi = () => writeFile(at('hi/products/a.yaml'), 'of: x')

it.each(changes)('changes when %s, and stays the same while nothing changes', async (_what, change) => {
  const before = readStamp(folder)
  expect(readStamp(folder)).toBe(before)
  await change()
  expect(readStamp(folder)).not.toBe(before)
})

it('lists the files that differ from an earlier stamp, and those that are new', async () => {
  const before = readStamp(folder)
  await writeFile(at('products/a.yaml'), 'speed: 10')
  await writeFile(at('products/b machine.yaml'), '')
  await rm(at('home.yaml'))
  const { all, added } = listChanges(before, readStamp(folder))
  expect(new Set(all)).toEqual(new Set(['products/a.yaml', 'products/b machine.yaml', 'home.yaml'].map(at)))
  expect(added).toEqual([at('products/b machine.yaml')])
})
