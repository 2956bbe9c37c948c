/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressExport } from '@/lib/hosting/compress-export'
import { finishExport } from '@/lib/hosting/finish-export'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  await mkdir(join(folder, '_next/static'), { recursive: true })
  await mkdir(join(folder, '_not-found'))
  await writeFile(join(folder, '_not-found/__next._full.txt'), 'x')
  await writeFile(join(folder, '_not-found.html'), 'x')
  await mkdir(join(folder, 'products'))
  await writeFile(join(folder, 'products/__next._full.txt'), 'x')
  await writeFile(join(folder, '_next/static/a.js'), 'run()')
  await writeFile(
    join(folder, 'index.html'),
    `<script src="/_next/static/a.js" async=""></script>${'<p>Text</p>'.repeat(30)}<script>inline()</script>`,
  )
})

afterEach(() => rm(folder, { recursive: true }))

it('moves inline scripts, delays the others, adds integrity and removes what nothing asks for', async () => {
  expect(await finishExport(folder)).toEqual({ pages: 1, moved: 1, removed: 3 })
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  expect(html).not.toContain('inline()')
  expect(html).toMatch(
    /<script type="application\/json" id="start-scripts">\[\["\/_next\/static\/a\.js","sha256-[^"]+"\]\]<\/script>/,
  )
  expect(html.match(/ integrity="sha256-/g)).toHaveLength(1)
  const [file = ''] = await readdir(join(folder, '_next/static/inline'))
  expect(await readFile(join(folder, '_next/static/inline', file), 'utf8')).toMatch(/^\{[\s\S]+\}\n;inline\(\)$/)
})

it('leaves a finished and compressed export alone', async () => {
  await finishExport(folder)
  expect(await compressExport(folder)).toMatchObject({ written: 2, upToDate: 0 })
  expect(await finishExport(folder)).toEqual({ pages: 1, moved: 0, removed: 0 })
  expect(await compressExport(folder)).toMatchObject({ written: 0, upToDate: 2 })
})
