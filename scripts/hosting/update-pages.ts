/**
 * What `npm run dev` does in its own process after each change of content/. Pages wait for it, and in processes of
 * their own, as in a build, these steps would take three times as long.
 */
import { chmodSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { ContentError } from '@/lib/content/files/problem'
import { saveCache } from '@/lib/content/files/yaml-cache'
import { checkContent } from '@/scripts/checks/content/check-content'
import { buildPictures } from '@/scripts/pictures/build-pictures'

/** Finds the mistakes in content/: a ContentError, or the reason why it cannot be read. Null if there are none. */
export async function findMistakes(): Promise<Error | null> {
  try {
    const { problems } = await checkContent(resolve('content'))
    saveCache()
    return problems.length > 0 ? new ContentError(problems) : null
  } catch (error) {
    // The folder cannot be read, for instance while its files are replaced.
    return error as Error
  }
}

/** Makes the pictures of changed originals. Returns what went wrong, or null. */
export async function makePictures(): Promise<Error | null> {
  const showNoProgress = () => {}
  return buildPictures(process.cwd(), availableParallelism(), showNoProgress).then(
    () => null,
    (error: Error) => error,
  )
}

/** The bits of a file's mode that are rights. */
const RIGHTS = 0o777
/** The owner may read and write, and nobody else may do anything. */
const OWNER_ALONE = 0o600
/** The bits for reading and writing: a file, unlike its folder, needs none for opening. */
const READ_AND_WRITE = 0o666

/**
 * Gives files the rights that their folder has, so that others can read them: Chromium writes files for their owner
 * alone. Files that are gone meanwhile, or belong to somebody else, are left as they are.
 */
export function shareFiles(files: readonly string[]) {
  for (const file of files) {
    try {
      const isPrivate = (statSync(file).mode & RIGHTS) === OWNER_ALONE
      if (isPrivate) chmodSync(file, statSync(dirname(file)).mode & READ_AND_WRITE)
    } catch {}
  }
}
