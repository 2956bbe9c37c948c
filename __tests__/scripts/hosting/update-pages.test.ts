/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareFiles } from '@/scripts/hosting/update-pages'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('gives files that only their owner may read, as the browser saves them, the permissions of their folder, and leaves all others alone', () => {
  const write = (name: string, mode: number) => {
    const path = join(folder, name)
    writeFileSync(path, '')
    chmodSync(path, mode)
    return path
  }
  const files = [write('saved.yaml', 0o600), write('own.yaml', 0o640), join(folder, 'gone.yaml')]
  const getModes = () => files.slice(0, 2).map(path => (statSync(path).mode & 0o777).toString(8))
  chmodSync(folder, 0o775)
  shareFiles(files)
  expect(getModes()).toEqual(['664', '640'])
})
