import 'server-only'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getProjectFolder } from '@/lib/content/project-folder'

/**
 * Creates a function that returns the data of a JSON file written by a build step, and reads the file again once it has
 * changed. The shape is not validated, because the step renames a complete file into place.
 *
 * @param file its path relative to the project root
 * @param command the command that writes it, named in the error if the file is missing
 */
export function createReader<Data>(file: string, command: string): () => Data {
  let last: { data: Data; changed: number } | undefined
  return () => {
    const path = join(getProjectFolder(), file)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (changed === undefined) throw new Error(`${file} cannot be read: run ${command}`)
    if (last?.changed !== changed) last = { data: JSON.parse(readFileSync(path, 'utf8')), changed }
    return last.data
  }
}
