/** @jest-environment node */

import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deleteStrangers, findSource, MAX_TRANSFER, packGlb, writeModel } from '@/scripts/models/model-files'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'models-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function writeModelFiles(...names: string[]) {
  for (const name of names) writeFileSync(path.join(folder, name), 'old')
}

function listModelFiles() {
  return readdirSync(folder).toSorted()
}

/** A model that says what it was made from, with 5 bytes of shapes. */
const glb = packGlb(JSON.stringify({ asset: { version: '2.0', extras: { source: '1-abc' } } }), new Uint8Array(5))
const picture = new Uint8Array(10)

it('findSource returns what a model was made from, and null for any other file', async () => {
  const file = path.join(folder, 'press.glb')
  expect(await findSource(file)).toBeNull()
  for (const [content, source] of [
    [glb, '1-abc'],
    ['<!doctype html><title>Not found</title>', null],
    [packGlb('{"asset":{"version":"2.0"}}', new Uint8Array()), null],
  ] as const) {
    writeFileSync(file, content)
    expect(await findSource(file)).toBe(source)
  }
})

describe('writeModel', () => {
  it('replaces an older model and its pictures, and leaves those of other machines alone', async () => {
    writeModelFiles('press.glb', 'press-1.webp', 'press-2.webp', 'press-4-colour.glb', 'press-4-colour-1.webp')
    await writeModel(folder, 'press', { glb, pictures: new Map([['press-1.webp', picture]]) })
    expect(listModelFiles()).toEqual(['press-1.webp', 'press-4-colour-1.webp', 'press-4-colour.glb', 'press.glb'])
    expect(readFileSync(path.join(folder, 'press-1.webp'))).toHaveLength(picture.length)
  })

  it('refuses a model that is too large, and keeps the older one', async () => {
    writeModelFiles('press.glb')
    const pictures = new Map([['press-1.webp', new Uint8Array(randomBytes(MAX_TRANSFER))]])
    await expect(writeModel(folder, 'press', { glb, pictures })).rejects.toThrow('bytes to transfer are more than')
    expect(listModelFiles()).toEqual(['press.glb'])
    expect(readFileSync(path.join(folder, 'press.glb'), 'utf8')).toBe('old')
  })
})

it('deleteStrangers deletes the files of machines that no longer exist', async () => {
  writeModelFiles('press.glb', 'press-1.webp', 'folder.glb', 'folder-1.webp', 'press-4-colour.glb')
  expect((await deleteStrangers(folder, ['press'])).toSorted()).toEqual([
    'folder-1.webp',
    'folder.glb',
    'press-4-colour.glb',
  ])
  expect(listModelFiles()).toEqual(['press-1.webp', 'press.glb'])
})
