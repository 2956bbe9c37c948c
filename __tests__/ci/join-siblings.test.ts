/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const SCRIPT = resolve('.ci/join-siblings')
const LIST = 'categories.yaml'
const MACHINE = 'tray-former.yaml'

const folder = mkdtempSync(join(tmpdir(), 'siblings-'))
const work = join(folder, 'work')
const git = (...args: string[]) => execFileSync('git', args, { cwd: work, stdio: 'pipe' })

function commit(branch: string, file: string, text: string) {
  git('checkout', '--quiet', '-B', branch, 'main')
  writeFileSync(join(work, file), text)
  git('add', file)
  git('-c', 'user.name=x', '-c', 'user.email=x@example.in', 'commit', '--quiet', '-m', branch)
}

/** Checks a branch out as CI does, and returns what the script says. */
function joinSiblings(branch: string) {
  git('checkout', '--quiet', '--force', '--detach', `origin/${branch}`)
  return execFileSync(SCRIPT, { cwd: work, env: { ...process.env, GITHUB_HEAD_REF: branch }, encoding: 'utf8' })
}

beforeAll(() => {
  const origin = join(folder, 'origin.git')
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin])
  execFileSync('git', ['clone', '--quiet', origin, work], { stdio: 'pipe' })
  git('checkout', '--quiet', '-b', 'main')
  git('-c', 'user.name=x', '-c', 'user.email=x@example.in', 'commit', '--quiet', '--allow-empty', '-m', 'main')
  commit('cms/products/tray-former', MACHINE, 'title: Tray Former\n')
  // These two branches add one file with different texts, so they cannot both be merged.
  commit('cms/_singletons/categories', LIST, '- tray-former\n')
  commit('cms/_singletons/home', LIST, '- another\n')
  git('push', '--quiet', 'origin', '--all')
})

afterAll(() => rmSync(folder, { recursive: true }))

it("merges the other editors' branches into an editor's branch, and names and leaves out one that conflicts", () => {
  const said = joinSiblings('cms/_singletons/categories')
  expect(existsSync(join(work, MACHINE))).toBe(true)
  expect(readFileSync(join(work, LIST), 'utf8')).toBe('- tray-former\n')
  expect(said).toContain('origin/cms/_singletons/home is left out')
  expect(said).not.toContain('origin/cms/products/tray-former is')
})

it('merges nothing into a branch that no editor has made', () => {
  expect(joinSiblings('main')).toBe('')
  expect(existsSync(join(work, MACHINE))).toBe(false)
})
