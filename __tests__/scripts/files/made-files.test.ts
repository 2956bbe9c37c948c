/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeMissingFiles } from '@/scripts/files/made-files'

const root = mkdtempSync(path.join(tmpdir(), 'made-files-'))
const [folder, manifest] = [path.join(root, 'public'), path.join(root, 'cache/manifest.json')]

afterAll(() => rmSync(root, { recursive: true }))

function makeFiles(names: string[]) {
  const files = names.map(name => ({ key: name.slice(0, 1), name, make: async () => Buffer.from(name) }))
  return makeMissingFiles(files, { folder, manifest, toEntry: name => `/${name}` })
}

it('makes what is missing, lists all in the manifest, and deletes what is no longer named', async () => {
  expect(await makeFiles(['a-1', 'b-1'])).toBe(2)
  expect(await makeFiles(['a-1', 'b-2'])).toBe(1)
  expect(readdirSync(folder)).toEqual(['a-1', 'b-2'])
  expect(readFileSync(path.join(folder, 'b-2'), 'utf8')).toBe('b-2')
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({ a: '/a-1', b: '/b-2' })
})

it('leaves no half file and the old manifest when one cannot be made', async () => {
  const broken = { key: 'c', name: 'c-1', make: () => Promise.reject(new Error('no picture')) }
  const build = makeMissingFiles([broken], { folder, manifest, toEntry: name => name })
  await expect(build).rejects.toThrow('no picture')
  expect(readdirSync(folder)).toEqual(['a-1', 'b-2'])
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toHaveProperty('a')
})
