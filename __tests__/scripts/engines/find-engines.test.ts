/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@/scripts/engines/find-engines'

const { PATH, CHROMIUM_PATH } = process.env
let folder: string

/** Puts a program on the PATH, which holds nothing else. */
function install(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  return path
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'))
  process.env.PATH = folder
  delete process.env.CHROMIUM_PATH
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  delete process.env.CHROMIUM_PATH
  Object.assign(process.env, { PATH, ...(CHROMIUM_PATH && { CHROMIUM_PATH }) })
})

it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])('%s is found on the PATH', name => {
  const path = install(name)
  expect(findChromium()).toEqual({ path, source: 'installed on this machine' })
})

it('CHROMIUM_PATH comes before any other, and must exist', () => {
  install('chromium')
  process.env.CHROMIUM_PATH = install('mine')
  expect(findChromium()).toEqual({ path: join(folder, 'mine'), source: 'CHROMIUM_PATH' })
  process.env.CHROMIUM_PATH = join(folder, 'nowhere')
  expect(() => findChromium()).toThrow('nowhere does not exist')
})
