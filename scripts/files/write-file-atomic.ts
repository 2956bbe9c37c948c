import { randomBytes } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Marks a file that is still being written. One left behind by a killed run is swept by the next. */
export const UNFINISHED = /\.unfinished-[0-9a-f]+$/

/** Writes a file so that it is there complete or not at all, whenever the run is cut off. */
export async function writeFileAtomic(file: string, content: Buffer | string) {
  const unfinished = `${file}.unfinished-${randomBytes(6).toString('hex')}`
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (problem) {
    await rm(unfinished, { force: true })
    throw problem
  }
}
