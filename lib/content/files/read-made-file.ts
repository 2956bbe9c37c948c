import 'server-only'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the JSON that a step of the build has written, and again when it was written anew. The step renames a complete file into
 * place, so its shape is not checked again.
 *
 * @param file its path from the project's root
 * @param command what makes it, for the error of a missing one
 */
export function createReader<Data>(file: string, command: string): () => Data {
  let known: { data: Data; changed: number } | undefined
  return () => {
    const path = join(process.cwd(), file)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (changed === undefined) throw new Error(`${file} cannot be read: run ${command}`)
    if (known?.changed !== changed) known = { data: JSON.parse(readFileSync(path, 'utf8')), changed }
    return known.data
  }
}
