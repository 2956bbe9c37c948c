import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The inputs of the site's scripts. Content is not one, so that a changed word leaves other pages unchanged. */
const CODE = ['app', 'assets', 'components', 'lib', 'package-lock.json', 'next.config.ts', 'tailwind.config.ts']

/**
 * Computes the build id from the code, so that the same code has the same id. Every page contains it, and the router
 * reloads when it meets another one. A random id, which is Next's default, would change every page in every deployment.
 */
export function createBuildId(root = process.cwd()): string {
  const hash = createHash('sha256')
  for (const path of CODE.flatMap(path => listFiles(root, path)))
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 20)
}

/** Lists the files below a path, sorted, or the path itself if it is a file. */
function listFiles(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  const found = readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map(name => join(path, name))
  return found.filter(name => statSync(join(root, name)).isFile()).sort()
}
