/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FIXTURE_CATALOGUE } from '@/scripts/build/export-folders'

const MODELS = path.join(FIXTURE_CATALOGUE, 'models')
const [slug = '', other = ''] = readdirSync(MODELS)
  .filter(name => name.endsWith('.glb'))
  .map(name => path.basename(name, '.glb'))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'models-check-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Copies a model and its pictures; as another machine's with `name`. */
function copy(name = slug) {
  const files = readdirSync(MODELS).filter(
    file => file === `${slug}.glb` || /^-\d+\.webp$/.test(file.slice(slug.length)),
  )
  for (const file of files.filter(file => file.startsWith(slug))) {
    cpSync(path.join(MODELS, file), path.join(folder, file.endsWith('.glb') ? `${name}.glb` : file))
  }
}

function check() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/checks/models.ts', folder],
    { encoding: 'utf8', env: process.env },
  )
  return { status, lines: (stdout + stderr).trim().split('\n') }
}

it('a model that fits its machine is fine', () => {
  copy()
  const { status, lines } = check()
  expect(lines[0]).toMatch(/^1 models are fine; median transfer \d+ kB$/)
  expect(status).toBe(0)
})

it('a model of another machine, a broken one and a picture too many are named', () => {
  copy(other)
  writeFileSync(path.join(folder, `${slug}.glb`), '<!doctype html>')
  writeFileSync(path.join(folder, 'left-over-1.webp'), '')
  const { status, lines } = check()
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^${other}.glb: has 'station: .*, its facts list '`)),
      `${other}.glb: has a picture that is embedded, missing or larger than 384 pixels`,
      expect.stringContaining(`${slug}.glb: cannot be read`),
      'left-over-1.webp: is part of no model',
    ]),
  )
  expect(status).toBe(1)
})
