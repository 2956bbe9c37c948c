/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createBuildId } from '@/scripts/export/build-id'

let root: string

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-id-'))
  for (const file of ['app/page.tsx', 'assets/a.woff2', 'components/ui/a.tsx', 'lib/a.ts']) write(file, file)
  for (const file of ['package-lock.json', 'next.config.ts', 'tailwind.config.ts']) write(file, file)
})
afterEach(() => rmSync(root, { recursive: true }))

it('depends on the code and the packages, and not on the content', () => {
  const id = createBuildId(root)
  write('content/products/a.yaml', 'title: A')
  expect(createBuildId(root)).toBe(id)
  write('lib/deep/new.ts', 'new')
  const changed = createBuildId(root)
  expect(changed).not.toBe(id)
  write('package-lock.json', 'changed')
  expect(createBuildId(root)).not.toBe(changed)
})
