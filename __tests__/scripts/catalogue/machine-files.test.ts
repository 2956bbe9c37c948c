/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFiles, renameFiles } from '@/scripts/catalogue/machine-files'

const PICTURES = 'content/images/products'
/** The pictures of the machine 'press', and the points of its stations. */
const OWN = ['press-operator.webp', 'press.points.json', 'press.webp']
/** Pictures of other machines, whose names begin alike. */
const OTHERS = ['press-2.webp', 'presser.webp']

const start = process.cwd()
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'machine-'))
  process.chdir(folder)
  for (const path of [PICTURES, 'content/products']) mkdirSync(path, { recursive: true })
  for (const name of [...OWN, ...OTHERS, 'photo.webp']) writeFileSync(join(PICTURES, name), '')
})

afterEach(() => {
  process.chdir(start)
  rmSync(folder, { recursive: true })
})

/** Writes the machine's file, and returns which pictures a change leaves. */
function listPicturesAfter(file: string, change: () => void) {
  writeFileSync('content/products/press.yaml', file)
  change()
  return readdirSync(PICTURES)
}

const RENAMED = OWN.map(name => name.replace('press', 'glazer'))
const rename = () => renameFiles('press', 'glazer')
const remove = () => removeFiles('press')

it.each([
  ['a renamed machine takes its pictures along', 'title: Press', rename, [...RENAMED, ...OTHERS, 'photo.webp']],
  [
    'a renamed machine leaves the picture that its file names, with all that belongs to it',
    'picture: press.webp',
    rename,
    [...OWN, ...OTHERS, 'photo.webp'],
  ],
  [
    'a renamed machine leaves the side view that its file names',
    'picture: press-operator.webp',
    rename,
    ['glazer.points.json', 'glazer.webp', 'press-operator.webp', ...OTHERS, 'photo.webp'],
  ],
  ['a removed machine takes its pictures along', 'title: Press', remove, [...OTHERS, 'photo.webp']],
  ['a removed machine also takes the picture that its file names along', 'picture: photo.webp', remove, OTHERS],
])('%s', (_fact, file, change, left) => {
  expect(listPicturesAfter(file, change)).toEqual(left.toSorted())
})
