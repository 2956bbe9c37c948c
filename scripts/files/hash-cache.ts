import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteStaleFiles, writeFileAtomic } from './made-files'

/** Results by a hash of everything that they depend on: a file each in one folder, which nothing else may use. */
export type HashCache = {
  /**
   * Returns the stored result, or makes and stores it.
   *
   * @param inputs everything that affects the result, the version and settings of the tool included
   */
  read: (inputs: readonly (string | Uint8Array)[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>
  /** Deletes the results that nobody has read since the cache was opened, and returns how many. */
  deleteUnused: () => Promise<number>
}

/** Opens the cache in a folder, which need not exist. An interrupted run leaves whole files only. */
export function openHashCache(folder: string): HashCache {
  const used = new Set<string>()
  return {
    async read(inputs, make) {
      const hash = createHash('sha256')
      // Lengths keep ['ab', 'c'] apart from ['a', 'bc'].
      for (const input of inputs) hash.update(`${Buffer.byteLength(input)}\n`).update(input)
      const name = hash.digest('hex')
      used.add(name)
      const stored = await readFile(join(folder, name)).catch(() => null)
      if (stored !== null) return stored
      const made = await make()
      await writeFileAtomic(join(folder, name), made)
      return made
    },
    deleteUnused: () => deleteStaleFiles(folder, used),
  }
}
