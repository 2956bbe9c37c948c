import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { TEMPORARY_FILE } from '@/scripts/files/write-file-atomic'

/** A younger temporary file may belong to a concurrent run; writing one takes only milliseconds. */
const ABANDONED_AFTER_MS = 60_000

async function isBeingWritten(file: string) {
  if (!TEMPORARY_FILE.test(file)) return false
  const written = await stat(file).catch(() => null)
  return written !== null && Date.now() - written.mtimeMs < ABANDONED_AFTER_MS
}

/** Deletes every file in a folder that is not in `wanted`, and returns how many. */
export async function deleteStaleFiles(folder: string, wanted: ReadonlySet<string>): Promise<number> {
  const unwanted = (await readdir(folder)).filter(name => !wanted.has(name))
  let deleted = 0
  for (const name of unwanted) {
    const file = path.join(folder, name)
    if (await isBeingWritten(file)) continue
    await rm(file, { force: true })
    deleted += 1
  }
  return deleted
}
