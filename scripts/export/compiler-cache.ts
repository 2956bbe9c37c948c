import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where Next keeps the cache of its compiler, whatever folder it exports to; hosts that keep caches keep this folder.
 */
const NEXT_CACHE = '.next/cache'

/**
 * Runs a build in a further language with a compiler cache of its own: the cache of the first language is useless for
 * it, and would be overwritten. After an interrupted run, a language may find the cache of another; its next build then
 * takes longer.
 *
 * @param code the folder of the language
 * @param root the project
 */
export async function withCompilerCache<Result>(
  code: string,
  build: () => Promise<Result>,
  root = '.',
): Promise<Result> {
  const used = join(root, NEXT_CACHE, 'turbopack')
  const own = `${used}-${code}`
  const first = `${used}-first`
  move(used, first)
  move(own, used)
  try {
    return await build()
  } finally {
    move(used, own)
    move(first, used)
  }
}

/** Moves a folder, if it exists, in place of another. */
function move(from: string, to: string) {
  if (!existsSync(from)) return
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}
