/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findLatest, readLastChanges } from '@/lib/seo/last-changes'

let parent: string
let folder: string

/** Git commits only for somebody. */
const PERSON = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@a.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@a.example',
}

/** Runs Git in a folder as if it were noon of this day. */
function git(cwd: string, day: string, ...args: string[]) {
  const dates = { GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` }
  execFileSync('git', args, { cwd, env: { ...process.env, ...PERSON, ...dates }, stdio: 'ignore' })
}

/** Writes a file, and commits it on this day. */
async function commit(file: string, day: string) {
  await writeFile(join(folder, 'content', file), day)
  git(folder, day, 'add', '.')
  git(folder, day, 'commit', '-m', day)
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'history-'))
  folder = join(parent, 'full')
  await mkdir(join(folder, 'content'), { recursive: true })
  git(folder, '2026-01-01', 'init')
  await commit('a.yaml', '2026-01-01')
  await commit('b.yaml', '2026-01-02')
  await commit('a.yaml', '2026-01-03')
})
afterAll(() => rm(parent, { recursive: true }))

it("finds the day of each file's last commit, today for a new file, and nothing in a shallow clone", async () => {
  await writeFile(join(folder, 'content', 'c.yaml'), '')
  expect([...readLastChanges(folder)].sort()).toEqual([
    ['content/a.yaml', '2026-01-03'],
    ['content/b.yaml', '2026-01-02'],
    ['content/c.yaml', new Date().toISOString().slice(0, 10)],
  ])
  git(parent, '2026-01-04', 'clone', '--depth', '1', `file://${folder}`, 'shallow')
  expect(readLastChanges(join(parent, 'shallow')).size).toBe(0)
})

it('returns the latest known day', () => {
  expect(findLatest(['2026-01-02', null, '2026-01-10', undefined])).toBe('2026-01-10')
  expect(findLatest([null])).toBeUndefined()
})
