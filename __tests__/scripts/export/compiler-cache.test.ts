/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withCompilerCache } from '@/scripts/export/compiler-cache'

let root: string

/** The folder of the cache that the compiler uses. */
const used = () => join(root, '.next/cache/turbopack')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compiler-cache-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a text into the cache in use, as a build would. */
function writeCache(text: string) {
  mkdirSync(used(), { recursive: true })
  writeFileSync(join(used(), 'data'), text)
}

/** What the cache in use holds, or null if there is none. */
function readCache() {
  try {
    return readFileSync(join(used(), 'data'), 'utf8')
  } catch {
    return null
  }
}

it('gives each language the cache of its own last build, and then restores that of the first language', async () => {
  writeCache('first')
  const build = (code: string) =>
    withCompilerCache(
      code,
      async () => {
        const found = readCache()
        writeCache(`${code} after ${found}`)
        return found
      },
      root,
    )
  expect(await build('hi')).toBeNull()
  expect(await build('mr')).toBeNull()
  expect(await build('hi')).toBe('hi after null')
  expect(readCache()).toBe('first')
})

it('restores the cache of the first language after a failed build', async () => {
  writeCache('first')
  await expect(withCompilerCache('hi', () => Promise.reject(new Error('no')), root)).rejects.toThrow('no')
  expect(readCache()).toBe('first')
})
