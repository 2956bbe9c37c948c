import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A text that changes whenever a file below the folder is changed, added or removed. Polling it also works where the
 * operating system sends no change events, as on network folders and in containers.
 */
export function readStamp(folder: string): string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name))
  return paths.map(formatLine).sort().join('\n')
}

/** Path, size and time of a file. Empty for a folder, and for a file that was deleted since the folder was read. */
function formatLine(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() ? `${path} ${found.size} ${found.mtimeMs}` : ''
}
