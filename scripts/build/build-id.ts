import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What decides the scripts of the site. Content is not among it: a changed word leaves every other page as it was. */
const CODE = ['app', 'assets', 'components', 'lib', 'package-lock.json', 'next.config.ts', 'tailwind.config.ts']

/**
 * Name of the build, the same for the same code. Every page carries it, and a visitor's browser that meets another one loads
 * the next page whole, because its scripts would not fit. A name drawn by chance would make each deploy upload every page.
 */
export function createBuildId(root = process.cwd()): string {
  const hash = createHash('sha256')
  for (const file of CODE.flatMap(path => listFiles(root, path)))
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 20)
}

/** Files below a path, or the path itself where it is a file, in the same order everywhere. */
function listFiles(root: string, path: string): string[] {
  try {
    const files = readdirSync(join(root, path), { recursive: true, withFileTypes: true }).filter(entry =>
      entry.isFile(),
    )
    return files.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)).sort()
  } catch {
    return [path]
  }
}
