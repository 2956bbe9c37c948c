import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'

/** Matches the name of a temporary file. One that a killed run leaves behind is deleted by the next run. */
const TEMPORARY_FILE = /\.unfinished-[0-9a-f]+$/

/** A younger temporary file may belong to a concurrent run; writing one takes only milliseconds. */
const ABANDONED_AFTER_MS = 60_000

/** Writes a file atomically, and its folder if need be: after an interruption it is either complete or missing. */
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

/** The part of a made file's name that changes with what it is made from, so that browsers may keep it for ever. */
export function hashSource(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}

/**
 * Runs `work` for each input, at most `jobs` at a time, and resolves to the results in the order of the inputs. After the
 * first failure no further work starts, and the promise rejects once the running work has ended.
 */
export async function runJobs<Input, Output>(
  inputs: readonly Input[],
  jobs: number,
  work: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const limit = pLimit({ concurrency: jobs, rejectOnClear: true })
  const runs = inputs.map(input => limit(work, input))
  for (const run of runs) run.catch(() => limit.clearQueue())
  await Promise.allSettled(runs)
  return Promise.all(runs)
}

/** A file that a step makes: its key in the step's manifest, its name with a hash, and what makes it. */
export type MadeFile = { key: string; name: string; make: () => Promise<Buffer> }

/**
 * Makes the files that a folder lacks, writes the manifest, deletes all other files, and returns how many were made.
 *
 * @param manifest the path of a JSON file with an entry for each key; the last to be written, so it names complete files
 */
export async function makeMissingFiles(
  files: readonly MadeFile[],
  { folder, manifest, toEntry }: { folder: string; manifest: string; toEntry: (name: string) => unknown },
): Promise<number> {
  const missing = files.filter(({ name }) => !existsSync(path.join(folder, name)))
  await runJobs(missing, availableParallelism(), async ({ name, make }) =>
    writeFileAtomic(path.join(folder, name), await make()),
  )
  const entries = files.map(({ key, name }) => [key, toEntry(name)])
  await writeFileAtomic(manifest, JSON.stringify(Object.fromEntries(entries), null, 1))
  await deleteStaleFiles(folder, new Set(files.map(({ name }) => name)))
  return missing.length
}

/** Deletes every file in a folder that is not in `wanted`, and returns how many. */
export async function deleteStaleFiles(folder: string, wanted: ReadonlySet<string>): Promise<number> {
  let deleted = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    if (wanted.has(name) || (await isBeingWritten(file))) continue
    await rm(file, { force: true })
    deleted++
  }
  return deleted
}

async function isBeingWritten(file: string) {
  if (!TEMPORARY_FILE.test(file)) return false
  const written = await stat(file).catch(() => null)
  return written !== null && Date.now() - written.mtimeMs < ABANDONED_AFTER_MS
}
