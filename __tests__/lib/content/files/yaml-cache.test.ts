/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const home = process.cwd()
let folder: string

/** The module as a new process finds it. */
function openCache(): typeof import('@/lib/content/files/yaml-cache') {
  let opened: typeof import('@/lib/content/files/yaml-cache') | undefined
  jest.isolateModules(() => {
    opened = require('@/lib/content/files/yaml-cache')
  })
  if (!opened) throw new Error('The module did not load')
  return opened
}

// The cache is a file in the working directory.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
  process.chdir(folder)
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

it('keeps what a text gave for the next process, unless the text was faulty or has changed', () => {
  const first = openCache()
  first.readThroughCache('title: A', () => ({ title: 'A' }))
  first.readThroughCache('title: [', () => undefined)
  first.saveCache()
  const parse = jest.fn(() => ({ title: 'B' }))
  const second = openCache()
  expect(second.readThroughCache('title: A', parse)).toEqual({ title: 'A' })
  expect(parse).not.toHaveBeenCalled()
  for (const text of ['title: B', 'title: [']) expect(second.readThroughCache(text, parse)).toEqual({ title: 'B' })
})
