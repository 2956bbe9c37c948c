/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHashCache } from '@/scripts/files/hash-cache'

const folder = mkdtempSync(join(tmpdir(), 'hash-cache-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The cached result for these inputs, and how often it was made for this call. */
async function readCounted(cache: ReturnType<typeof openHashCache>, ...inputs: string[]) {
  let made = 0
  const result = await cache.read(inputs, async () => {
    made += 1
    return Buffer.from(String(inputs))
  })
  return [Buffer.from(result).toString(), made]
}

it('makes a result once for the same inputs, and again if an input or a boundary has changed', async () => {
  const cache = openHashCache(folder)
  expect(await readCounted(cache, 'v1', 'page')).toEqual(['v1,page', 1])
  expect(await readCounted(cache, 'v1', 'page')).toEqual(['v1,page', 0])
  expect(await readCounted(cache, 'v2', 'page')).toEqual(['v2,page', 1])
  expect(await readCounted(cache, 'v1p', 'age')).toEqual(['v1p,age', 1])
  expect(await readCounted(openHashCache(folder), 'v1', 'page')).toEqual(['v1,page', 0])
})

it('stores no result of a failed tool, and deletes what the last run did not read', async () => {
  const cache = openHashCache(folder)
  await expect(cache.read(['x'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await readCounted(cache, 'v1', 'page')
  // Of the three results of the test above, this run has read one.
  expect(await cache.deleteUnused()).toBe(2)
  expect(readdirSync(folder)).toHaveLength(1)
})
