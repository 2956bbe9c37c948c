import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Stands for everything below a folder as it is now: another stamp means that a file was changed, added or removed.
 * Asked again and again, it serves where the system's own news of changes does not reach: network folders, containers.
 */
export async function readStamp(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const lines = await Promise.all(files.map(formatLine))
  return lines.sort().join('\n')
}

/** A file that goes away while it is looked at is not there. */
async function formatLine(path: string): Promise<string> {
  const found = await stat(path).catch(() => null)
  return found === null ? '' : `${path} ${found.size} ${found.mtimeMs}`
}
