import 'server-only'
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders whose files make the texts of pages. */
const WATCHED = ['content', 'app', 'components']

/** Days in ISO form by file, as its path from the repository's root. */
export type LastChanges = ReadonlyMap<string, string>

const MARK = '\0'

let known: LastChanges | undefined

/** The latest day on which one of the files changed; undefined when nobody knows. */
export function findLastChange(files: readonly string[]): string | undefined {
  known ??= readLastChanges()
  return findLatest(files.map(file => known?.get(file)))
}

/** The latest of some days; those that are not known count for nothing. */
export function findLatest(days: readonly (string | null | undefined)[]): string | undefined {
  return days
    .filter(day => typeof day === 'string')
    .sort()
    .at(-1)
}

/**
 * Asks git for the day of each file's last commit; a file that was changed since has its own date. Empty without git,
 * outside a repository and in a shallow clone, where every file would seem to have changed with the last commit.
 *
 * @param folder the repository's root
 */
export function readLastChanges(folder = process.cwd()): LastChanges {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 2 ** 20,
    })
  const changes = new Map<string, string>()
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return changes
    for (const commit of git('log', '--format=%x00%cs', '--name-only', '--relative', '--', ...WATCHED).split(MARK)) {
      const [day = '', ...files] = commit.split('\n').filter(line => line !== '')
      // The log runs from the newest commit to the oldest: the first mention is the last change.
      for (const file of files) if (!changes.has(file)) changes.set(file, day)
    }
    for (const line of git('status', '--porcelain', '--untracked-files=all', '--no-renames', '--', ...WATCHED).split(
      '\n',
    )) {
      const file = line.slice(3)
      const day = file === '' ? undefined : statSync(join(folder, file), { throwIfNoEntry: false })?.mtime
      if (day !== undefined) changes.set(file, day.toISOString().slice(0, 10))
    }
  } catch {
    return new Map()
  }
  return changes
}

/** Does version control know when files changed? */
export function isHistoryKnown(): boolean {
  known ??= readLastChanges()
  return known.size > 0
}
