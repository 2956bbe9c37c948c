import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where Next keeps the cache of its compiler, whatever folder it exports to; hosts that keep caches keep this folder. */
const NEXT_CACHE = '.next/cache'

/**
 * Runs a build in a further language with a cache of its own: that of the first language fits no other, and would be
 * overwritten. An interrupted run may leave one in the place of another, with which the next build takes longer.
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
  const [own, first] = [`${used}-${code}`, `${used}-first`]
  move(used, first)
  move(own, used)
  try {
    return await build()
  } finally {
    move(used, own)
    move(first, used)
  }
}

function move(from: string, to: string) {
  if (!existsSync(from)) return
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}
