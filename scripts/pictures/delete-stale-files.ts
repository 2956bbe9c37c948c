import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { UNFINISHED } from '@/scripts/files/write-file-atomic'

/** Younger unfinished files may belong to a run beside this one; writing one takes milliseconds. */
const ABANDONED_AFTER_MS = 60_000

async function isUnderWay(file: string) {
  if (!UNFINISHED.test(file)) return false
  const written = await stat(file).catch(() => null)
  return written !== null && Date.now() - written.mtimeMs < ABANDONED_AFTER_MS
}

/** Deletes every file of a folder that `wanted` does not name, and returns how many went. */
export async function deleteStaleFiles(folder: string, wanted: ReadonlySet<string>): Promise<number> {
  const unwanted = (await readdir(folder)).filter(name => !wanted.has(name))
  let deleted = 0
  for (const name of unwanted) {
    const file = path.join(folder, name)
    if (await isUnderWay(file)) continue
    await rm(file, { force: true })
    deleted += 1
  }
  return deleted
}
