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
function write(text: string) {
  mkdirSync(used(), { recursive: true })
  writeFileSync(join(used(), 'data'), text)
}

/** What the cache in use holds, or null if there is none. */
function read() {
  try {
    return readFileSync(join(used(), 'data'), 'utf8')
  } catch {
    return null
  }
}

it('gives each language the cache of its own last build, and then restores that of the first language', async () => {
  write('first')
  const build = (code: string) =>
    withCompilerCache(
      code,
      async () => {
        const found = read()
        write(`${code} after ${found}`)
        return found
      },
      root,
    )
  expect(await build('hi')).toBeNull()
  expect(await build('mr')).toBeNull()
  expect(await build('hi')).toBe('hi after null')
  expect(read()).toBe('first')
})

it('restores the cache of the first language after a failed build', async () => {
  write('first')
  await expect(withCompilerCache('hi', () => Promise.reject(new Error('no')), root)).rejects.toThrow('no')
  expect(read()).toBe('first')
})
