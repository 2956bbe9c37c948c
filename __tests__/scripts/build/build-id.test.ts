/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createBuildId } from '@/scripts/build/build-id'

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

it('is the same for the same code, whatever the content', () => {
  const id = createBuildId(root)
  write('content/products/a.yaml', 'title: A')
  expect(createBuildId(root)).toBe(id)
})

it.each(['components/ui/a.tsx', 'lib/deep/new.ts', 'package-lock.json'])('changes with %s', file => {
  const id = createBuildId(root)
  write(file, 'changed')
  expect(createBuildId(root)).not.toBe(id)
})
