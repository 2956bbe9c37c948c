import 'server-only'
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders whose files contain the texts of pages. */
const WATCHED = ['content', 'app', 'components']

/** The day of the last change (ISO date) by file path relative to the repository root. */
export type LastChanges = ReadonlyMap<string, string>

/** The longest log that is read: 256 MB. */
const MAX_LOG_BYTES = 256 * 2 ** 20

/** Precedes each commit in the log: the format writes it as %x00. */
const COMMIT_SEPARATOR = '\0'

let cachedChanges: LastChanges | undefined

/** The latest day on which one of the files changed; undefined if it is unknown. */
export function findLastChange(files: readonly string[]): string | undefined {
  cachedChanges ??= readLastChanges()
  return findLatest(files.map(file => cachedChanges?.get(file)))
}

/** The latest of several ISO dates; unknown ones are ignored. */
export function findLatest(days: readonly (string | null | undefined)[]): string | undefined {
  return days
    .filter(day => typeof day === 'string')
    .sort()
    .at(-1)
}

/**
 * Reads the day of each file's last commit from git. Files with uncommitted changes have their modification date. The
 * result is empty without git, outside a repository and in a shallow clone, where the last commit would seem to have
 * changed all files.
 *
 * @param folder the repository root
 */
export function readLastChanges(folder = process.cwd()): LastChanges {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: MAX_LOG_BYTES,
    })
  const changes = new Map<string, string>()
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return changes
    const log = git('log', '--format=%x00%cs', '--name-only', '--relative', '--', ...WATCHED)
    for (const commit of log.split(COMMIT_SEPARATOR)) {
      const [day = '', ...files] = commit.split('\n').filter(line => line !== '')
      // The log starts with the newest commit, so the first mention of a file is its last change.
      for (const file of files) if (!changes.has(file)) changes.set(file, day)
    }
    const status = git('status', '--porcelain', '--untracked-files=all', '--no-renames', '--', ...WATCHED)
    for (const line of status.split('\n')) {
      // The path follows two letters of state and a space.
      const file = line.slice(3)
      const day = file === '' ? undefined : statSync(join(folder, file), { throwIfNoEntry: false })?.mtime
      if (day !== undefined) changes.set(file, day.toISOString().slice(0, 10))
    }
  } catch {
    return new Map()
  }
  return changes
}

/** Whether git knows when files changed. */
export function isHistoryKnown(): boolean {
  cachedChanges ??= readLastChanges()
  return cachedChanges.size > 0
}
