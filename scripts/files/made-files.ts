import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'

/**
 * Writes a file atomically, and its folder if need be: after an interruption it is either complete or missing. What a
 * killed run leaves under the temporary name, the next one deletes with {@link deleteStaleFiles}.
 */
export async function writeFileAtomic(file: string, content: Uint8Array | string) {
  const temporary = `${file}.unfinished-${randomBytes(6).toString('hex')}`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(temporary, content)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** A hash of what a file is made from. In the name of a file, it lets browsers keep the file for ever. */
export function hashSource(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}

/**
 * A file that a step makes: its key in the step's manifest, its lasting name, a hash of what it shows, what makes it.
 */
export type MadeFile = { key: string; name: string; hash: string; make: () => Promise<Buffer> }

/** Where files are made; the parameters of {@link makeMissingFiles} explain its fields. */
type MadeFolder = { folder: string; manifest: string; toEntry: (name: string) => unknown; keys?: readonly string[] }

/**
 * Makes the files that a folder lacks or that show something else now, writes the manifest, deletes all other files,
 * and returns how many were made. Beside the manifest, made/ keeps them by their hash, so an interrupted run is
 * continued.
 *
 * @param folder where the files are published under their lasting names
 * @param manifest the path of a JSON file with an entry for each key; it is written after the files that it names
 * @param toEntry makes a key's entry in the manifest from the name of its file
 * @param keys if there are any, only their files are made and kept
 */
export async function makeMissingFiles(
  files: readonly MadeFile[],
  { folder, manifest, toEntry, keys = [] }: MadeFolder,
): Promise<number> {
  const wanted = keys.length > 0 ? files.filter(({ key }) => keys.includes(key)) : files
  const made = path.join(path.dirname(manifest), 'made')
  const toMadeName = ({ hash, name }: MadeFile) => `${hash}-${name}`
  const missing = wanted.filter(file => !existsSync(path.join(made, toMadeName(file))))
  await pLimit(availableParallelism()).map(missing, async file =>
    writeFileAtomic(path.join(made, toMadeName(file)), await file.make()),
  )
  for (const file of wanted)
    await writeFileAtomic(path.join(folder, file.name), await readFile(path.join(made, toMadeName(file))))
  const entries = wanted.map(({ key, name }) => [key, toEntry(name)])
  await writeFileAtomic(manifest, JSON.stringify(Object.fromEntries(entries), null, 1))
  await deleteStaleFiles(folder, new Set(wanted.map(({ name }) => name)))
  await deleteStaleFiles(made, new Set(wanted.map(toMadeName)))
  return missing.length
}

/**
 * Deletes every file in a folder that is not in `wanted`, and returns how many. A folder inside it belongs to another
 * language and stays.
 */
export async function deleteStaleFiles(folder: string, wanted: ReadonlySet<string>): Promise<number> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const stale = found.filter(entry => entry.isFile() && !wanted.has(entry.name))
  for (const { name } of stale) await rm(path.join(folder, name), { force: true })
  return stale.length
}
