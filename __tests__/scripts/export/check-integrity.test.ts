/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWrongIntegrities } from '@/scripts/export/check-integrity'
import { computeIntegrity } from '@/scripts/export/integrity'
import { createDataBlocks } from '@/scripts/export/start-scripts'

const RUN = Buffer.from('run()')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  await writeFile(join(folder, 'a.js'), RUN)
})
afterEach(() => rm(folder, { recursive: true }))

const find = (html: string) => findWrongIntegrities(folder, new Map([['/', html]]))

it('writes integrities as browsers compute them', () => {
  expect(computeIntegrity(Buffer.from(''))).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})

it('accepts files with the integrity that a page names, in a tag and in the list of late scripts', () => {
  const integrity = computeIntegrity(RUN)
  expect(
    find(
      `<script src="/a.js" defer="" integrity="${integrity}"></script>${createDataBlocks([], [['/a.js', integrity]])}`,
    ),
  ).toEqual([])
})

it.each([
  ['another file', '<script src="/a.js" defer="" integrity="sha256-other"></script>', '/a.js'],
  ['a late file', createDataBlocks([], [['/a.js', 'sha256-other']]), '/a.js'],
  ['a late file without one', createDataBlocks([], [['/a.js', '']]), '/a.js'],
  ['a file that is not there', '<link rel="stylesheet" href="/b.css" integrity="sha256-x"/>', '/b.css'],
])('names %s', (_, html, path) => {
  expect(find(html)).toEqual([`/: ${path} does not match its integrity`])
})
