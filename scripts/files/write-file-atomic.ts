import { randomBytes } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Matches the name of a temporary file. One that a killed run leaves behind is deleted by the next run. */
export const TEMPORARY_FILE = /\.unfinished-[0-9a-f]+$/

/** Writes a file atomically: after an interruption it is either complete or missing. */
export async function writeFileAtomic(file: string, content: Buffer | string) {
  const temporary = `${file}.unfinished-${randomBytes(6).toString('hex')}`
  try {
    await writeFile(temporary, content)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
