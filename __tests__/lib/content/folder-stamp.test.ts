/** @jest-environment node */
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listChanges, readStamp } from '@/lib/content/files/folder-stamp'

let folder: string
const inFolder = (path: string) => join(folder, path)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await mkdir(inFolder('products'))
  await writeFile(inFolder('products/a.yaml'), 'speed: 1')
  await writeFile(inFolder('home.yaml'), 'title: x')
})

afterEach(() => rm(folder, { recursive: true }))

const OTHER_TIME = new Date('2026-01-01')

const changes: [string, () => Promise<void>][] = [
  ['a file is saved again with as many letters', () => utimes(inFolder('products/a.yaml'), OTHER_TIME, OTHER_TIME)],
  ['a file is renamed', () => rename(inFolder('home.yaml'), inFolder('start.yaml'))],
  ['a folder of a language is added', addLanguage],
]

async function addLanguage() {
  await mkdir(inFolder('hi/products'), { recursive: true })
  await writeFile(inFolder('hi/products/a.yaml'), 'title: x')
}

it.each(changes)('gives a folder another stamp when %s, and the same while nothing changes', async (_what, change) => {
  const before = readStamp(folder)
  expect(readStamp(folder)).toBe(before)
  await change()
  expect(readStamp(folder)).not.toBe(before)
})

it('lists the files that differ from an earlier stamp, removed ones too, and those that are new', async () => {
  const before = readStamp(folder)
  await writeFile(inFolder('products/a.yaml'), 'speed: 10')
  await writeFile(inFolder('products/b machine.yaml'), '')
  await rm(inFolder('home.yaml'))
  const { all, added } = listChanges(before, readStamp(folder))
  expect(new Set(all)).toEqual(new Set(['products/a.yaml', 'products/b machine.yaml', 'home.yaml'].map(inFolder)))
  expect(added).toEqual([inFolder('products/b machine.yaml')])
})
