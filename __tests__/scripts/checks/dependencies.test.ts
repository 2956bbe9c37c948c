/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const SCRIPT = resolve('scripts/checks/dependencies.ts')
const TSX = pathToFileURL(require.resolve('tsx')).href

/**
 * `old` declares no licence. `mac-only` is not installed on every system, so it is not counted. Production could use
 * `could-use`, and does without.
 */
const LOCK = {
  '': {},
  'node_modules/a': { version: '1.0.0', license: 'MIT' },
  'node_modules/@b/c': { version: '2.0.0', license: '(MIT AND Zlib)', dev: true },
  'node_modules/@b/c/node_modules/old': { version: '3.0.0', dev: true },
  'node_modules/could-use': { version: '1.0.0', license: 'MIT', devOptional: true },
  'node_modules/mac-only': { version: '4.0.0', dev: true, optional: true },
}
/** Entries of docs/licences.yaml for packages whose licence a person has read, because they declare none. */
const OLD = '{ package: old, licence: MIT, where: LICENSE }'
const GONE = '{ package: gone, licence: MIT, where: LICENSE }'
const ADVISORY = { name: 'a', title: 'Crash', url: 'https://github.com/advisories/GHSA-1', severity: 'high' }
/** What npm prints: it lists an advisory once for each path, and names the dependency that makes another vulnerable. */
const REPORT = JSON.stringify({ vulnerabilities: { a: { via: [ADVISORY, ADVISORY] }, other: { via: ['a'] } } })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'))
  mkdirSync(join(folder, 'docs'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the check on a lock file, with a stand-in for npm that prints what `npm audit` would. */
function runCheck({ lock = {}, read = OLD, explained = '', audit = REPORT }) {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { ...LOCK, ...lock } }))
  const allowed = '[{ licence: MIT, why: permissive }, { licence: Zlib, why: permissive }]'
  writeFileSync(join(folder, 'docs/licences.yaml'), `allowed: ${allowed}\nread: [${read}]\n`)
  writeFileSync(join(folder, 'docs/audit.yaml'), `explained: [${explained}]\n`)
  writeFileSync(join(folder, 'npm-cli.js'), `console.log(${JSON.stringify(audit)}); process.exitCode = 1`)
  const env = { ...process.env, npm_execpath: join(folder, 'npm-cli.js') }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, SCRIPT], { cwd: folder, env })
  return { status, notes: String(stdout), problems: String(stderr).trim().split('\n') }
}

it.each([
  ['answers with an error', '{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
  ['breaks off', '{"vulnerabilities":{"a":', 'npm audit printed no whole report'],
])('counts packages, accepts their licences, and does not fail if the registry %s', (_, audit, reason) => {
  const { status, notes, problems } = runCheck({ audit })
  expect([status, problems]).toEqual([0, ['']])
  expect(notes).toContain('1 in production, 3 more in development')
  expect(notes).toContain(`not checked, the registry did not respond (${reason})`)
})

it('reports an unaccepted licence, a package without one, an obsolete entry, and each vulnerability once', () => {
  const lock = { 'node_modules/d': { version: '1.0.0', license: 'GPL-3.0' } }
  expect(runCheck({ lock, read: GONE })).toMatchObject({
    status: 1,
    problems: [
      'old 3.0.0 declares no licence',
      'd 1.0.0 has the licence GPL-3.0',
      'docs/licences.yaml names gone, which is not installed',
      'a: Crash (high, https://github.com/advisories/GHSA-1)',
    ],
  })
})

it('accepts an explained vulnerability, and notes an explanation that is no longer needed', () => {
  const explain = (advisory: string) => `{ advisory: ${advisory}, package: a, why: Tests only }`
  const { status, notes } = runCheck({ explained: `${explain('GHSA-1')}, ${explain('GHSA-2')}` })
  expect(status).toBe(0)
  expect(notes).toContain('GHSA-2 is no longer reported; remove it')
  expect(notes).not.toContain('GHSA-1')
})
