/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeMissingFiles } from '@/scripts/files/made-files'

const root = mkdtempSync(path.join(tmpdir(), 'made-files-'))
const [folder, manifest] = [path.join(root, 'public'), path.join(root, 'cache/manifest.json')]
const readMade = (name: string) => readFileSync(path.join(folder, name), 'utf8')

afterAll(() => rmSync(root, { recursive: true }))

// The tests follow each other: each finds the files that the one before has made.

/** Makes a file for each pair of name and hash, whose text is both. */
function makeFiles(files: Record<string, string>) {
  const made = Object.entries(files).map(([name, hash]) => {
    return { key: name.toUpperCase(), name, hash, make: async () => Buffer.from(name + hash) }
  })
  return makeMissingFiles(made, { folder, manifest, toEntry: name => `/${name}` })
}

it('makes files that are missing or out of date under the same name, and lists all in the manifest', async () => {
  expect(await makeFiles({ a: '1', b: '1' })).toBe(2)
  expect(await makeFiles({ a: '1', b: '2' })).toBe(1)
  expect(readdirSync(folder)).toEqual(['a', 'b'])
  expect([readMade('a'), readMade('b')]).toEqual(['a1', 'b2'])
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({ A: '/a', B: '/b' })
})

it('leaves no partial file and the old manifest when a file cannot be made, and continues from there', async () => {
  const good = { key: 'A', name: 'a', hash: '3', make: async () => Buffer.from('a3') }
  const broken = { key: 'C', name: 'c', hash: '1', make: () => Promise.reject(new Error('no picture')) }
  const build = makeMissingFiles([good, broken], { folder, manifest, toEntry: name => name })
  await expect(build).rejects.toThrow('no picture')
  expect(readdirSync(folder)).toEqual(['a', 'b'])
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toHaveProperty('B')
  // The manifest is that of the last complete run, even if the change is reverted.
  expect(readMade('a')).toBe('a1')
  expect(await makeFiles({ a: '1' })).toBe(0)
  expect(readMade('a')).toBe('a1')
})

it('deletes files that are no longer needed, including those of earlier runs', () => {
  expect(existsSync(path.join(folder, 'b'))).toBe(false)
  expect(readdirSync(path.join(root, 'cache/made'))).toEqual(['1-a'])
})
