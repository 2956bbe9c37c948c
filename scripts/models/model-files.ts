import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { writeFileAtomic } from '@/scripts/files/made-files'

/** The most bytes that a visitor may download for a model: the GLB with Brotli, and its pictures. */
export const MAX_TRANSFER = 200_000

/** A reason why models cannot be exported, in one line. */
export class ModelError extends Error {}

/** A finished model: a GLB file, and its pictures by file name. */
export type CompressedModel = { glb: Uint8Array; pictures: Map<string, Uint8Array> }

/** Bytes of the headers of a GLB and of its chunks. */
const HEADER = 12
const CHUNK_HEADER = 8
/** Where the JSON begins: behind the headers of the file and of its first chunk. */
const JSON_AT = HEADER + CHUNK_HEADER

/** Writes the container of glTF 2.0, chapter 4: a header, then a chunk of JSON and one of data. */
export function packGlb(json: string, data: Uint8Array): Uint8Array {
  const toChunk = (type: string, content: Uint8Array, padding: string) => {
    const length = Math.ceil(content.length / 4) * 4
    const head = Buffer.alloc(CHUNK_HEADER)
    head.writeUInt32LE(length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content, Buffer.alloc(length - content.length, padding)])
  }
  const chunks = Buffer.concat([toChunk('JSON', Buffer.from(json), ' '), toChunk('BIN\0', data, '\0')])
  const head = Buffer.alloc(HEADER)
  head.write('glTF', 'latin1')
  head.writeUInt32LE(2, 4) // The version of glTF
  head.writeUInt32LE(head.length + chunks.length, 8)
  return Buffer.concat([head, chunks])
}

/** The JSON of a GLB, which its first chunk holds, filled up with spaces. */
function readJson(glb: Buffer): string {
  return glb.toString('utf8', JSON_AT, JSON_AT + glb.readUInt32LE(HEADER)).trimEnd()
}

/** The shapes of a GLB, which its second chunk holds. They do not contain the model's name. */
export function readShapes(glb: Buffer): Buffer {
  const at = JSON_AT + glb.readUInt32LE(HEADER)
  return glb.subarray(at + CHUNK_HEADER, at + CHUNK_HEADER + glb.readUInt32LE(at))
}

/** The part of a GLB's JSON that says what the model was made from. */
const sourceSchema = z.object({ asset: z.object({ extras: z.object({ source: z.string() }) }) })

/** Reads what the model in `file` was made from; null if there is no model, or not one of this command. */
export async function findSource(file: string): Promise<string | null> {
  try {
    return sourceSchema.parse(JSON.parse(readJson(await readFile(file)))).asset.extras.source
  } catch {
    return null
  }
}

/** Whether a file belongs to the model `slug`: its GLB or one of its pictures, `<slug>-<n>.webp`. */
export function isPartOf(name: string, slug: string) {
  return name === `${slug}.glb` || (name.startsWith(`${slug}-`) && /^\d+\.webp$/.test(name.slice(slug.length + 1)))
}

/**
 * Writes a model in place of an older one, the GLB last, and returns how many bytes it transfers. Throws a `ModelError`
 * and keeps the older one if these are too many.
 */
export async function writeModel(folder: string, slug: string, { glb, pictures }: CompressedModel): Promise<number> {
  const transfer = [...pictures.values()].reduce((sum, { length }) => sum + length, brotliCompressSync(glb).length)
  if (transfer > MAX_TRANSFER) throw new ModelError(`${transfer} bytes to transfer are more than ${MAX_TRANSFER}`)
  const isOwn = (name: string) => name === `${slug}.glb` || pictures.has(name)
  // An older model may have had more pictures.
  const leftOver = (await readdir(folder)).filter(name => isPartOf(name, slug) && !isOwn(name))
  for (const [name, picture] of pictures) await writeFileAtomic(path.join(folder, name), picture)
  await writeFileAtomic(path.join(folder, `${slug}.glb`), glb)
  for (const name of leftOver) await rm(path.join(folder, name))
  return transfer
}

/** Deletes the files of machines that no longer exist, and returns their names. */
export async function deleteStrangers(folder: string, slugs: string[]): Promise<string[]> {
  const strangers = (await readdir(folder)).filter(name => !slugs.some(slug => isPartOf(name, slug)))
  for (const name of strangers) await rm(path.join(folder, name))
  return strangers
}

/** Names the pictures of a model after its new slug; they are files beside it. Nothing happens without a model. */
export function renameModel(file: string, slug: string, next: string): void {
  if (!existsSync(file)) return
  const glb = readFileSync(file)
  writeFileSync(file, packGlb(readJson(glb).replaceAll(`"${slug}-`, `"${next}-`), readShapes(glb)))
}
