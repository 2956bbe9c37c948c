import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Stands for everything below a folder as it is now: another stamp means that a file was changed, added or removed.
 * Asked again and again, it serves where the system's own news of changes does not reach: network folders, containers.
 */
export function readStamp(folder: string): string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name))
  return paths.map(formatLine).sort().join('\n')
}

/** A file that goes away while it is looked at is not there; a folder changes with what is in it. */
function formatLine(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() ? `${path} ${found.size} ${found.mtimeMs}` : ''
}
