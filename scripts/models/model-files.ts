import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { writeFileAtomic } from '@/scripts/files/made-files'
import type { CompressedModel } from './compress-model'
import { readGlbJson } from './glb'
import { ModelError } from './model-error'

/** The most bytes that a visitor may download for a model: the GLB with Brotli, and its pictures. */
export const MAX_TRANSFER = 200_000

const head = z.object({ asset: z.object({ extras: z.object({ source: z.string() }) }) })

/** Reads what the model in `file` was made from; null if there is no model, or not one of this command. */
export async function findSource(file: string): Promise<string | null> {
  try {
    return head.parse(readGlbJson(await readFile(file))).asset.extras.source
  } catch {
    return null
  }
}

/** Whether a file belongs to the model `slug`: its GLB or one of its pictures, `<slug>-<n>.webp`. */
function isPartOf(name: string, slug: string) {
  return name === `${slug}.glb` || (name.startsWith(`${slug}-`) && /^\d+\.webp$/.test(name.slice(slug.length + 1)))
}

/**
 * Writes a model in place of an older one, the GLB last, and returns how many bytes it transfers. Throws a `ModelError`
 * and keeps the older one if these are too many.
 */
export async function writeModel(folder: string, slug: string, { glb, pictures }: CompressedModel): Promise<number> {
  const transfer = [...pictures.values()].reduce((sum, { length }) => sum + length, brotliCompressSync(glb).length)
  if (transfer > MAX_TRANSFER) throw new ModelError(`${transfer} bytes to transfer are more than ${MAX_TRANSFER}`)
  const older = (await readdir(folder)).filter(name => isPartOf(name, slug) && !pictures.has(name))
  for (const [name, picture] of pictures) await writeFileAtomic(path.join(folder, name), Buffer.from(picture))
  await writeFileAtomic(path.join(folder, `${slug}.glb`), Buffer.from(glb))
  for (const name of older.filter(name => name !== `${slug}.glb`)) await rm(path.join(folder, name))
  return transfer
}

/** Deletes the files of machines that no longer exist, and returns their names. */
export async function deleteStrangers(folder: string, slugs: string[]): Promise<string[]> {
  const strangers = (await readdir(folder)).filter(name => !slugs.some(slug => isPartOf(name, slug)))
  for (const name of strangers) await rm(path.join(folder, name))
  return strangers
}
