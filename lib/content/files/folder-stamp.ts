import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * A text that changes whenever a file below the folder is changed, added or removed. Polling it also works where the
 * operating system sends no change events, as on network folders and in containers.
 */
export function readStamp(folder: string): string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name))
  return paths.map(readFileStamp).sort().join('\n')
}

/** The stamp of content/. While it cannot be read, the reason is the stamp: the check of the content reports it. */
export function readContentStamp(): string {
  try {
    return readStamp('content')
  } catch (error) {
    return String(error)
  }
}

/** Path, size and time of a file. Empty for a folder, and for a file that was deleted since the folder was read. */
export function readFileStamp(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? `${path} ${stats.size} ${stats.mtimeMs}` : ''
}

/**
 * The files that differ between two stamps of a folder. `all`: changed, added and removed ones; `added`: only the new
 * ones.
 */
export function listChanges(before: string, after: string) {
  const old = before.split('\n')
  const now = after.split('\n')
  const gone = old.filter(line => !now.includes(line)).map(toPath)
  const here = now.filter(line => !old.includes(line)).map(toPath)
  return { all: [...gone, ...here], added: here.filter(path => !gone.includes(path)) }
}

/** The path in a line of a stamp, with slashes on every system. */
function toPath(line: string) {
  return line.replace(/ \d+ [\d.]+$/, '').replaceAll(sep, '/')
}
