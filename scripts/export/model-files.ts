/**
 * Copies the machines' models from content/models/ to public/models/ and public/textures/, and their line drawings from
 * content/drawings/ to public/drawings/, with hashes in their names.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getProducts } from '@/lib/content/content'
import { findDrawing } from '@/lib/viewer/machine-drawing'
import { type ModelSource, readModel } from '@/lib/viewer/models'

const FOLDERS = ['public/models', 'public/textures', 'public/drawings']

function copyModel({ file, bytes, textures }: ModelSource) {
  writeFile(file.url, bytes)
  for (const texture of textures) writeFile(file.folder + texture.name, texture.bytes)
}

/** Writes a file of public/ by its URL path. */
function writeFile(url: string, bytes: Uint8Array | string) {
  const path = join('public', url)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

function main() {
  const machines = getProducts()
  const models = machines.flatMap(machine => readModel(machine) ?? [])
  const drawings = machines.flatMap(machine => findDrawing(machine) ?? [])
  // Everything is read before the old files are deleted: an error leaves them in place.
  for (const folder of FOLDERS) rmSync(folder, { recursive: true, force: true })
  for (const model of models) copyModel(model)
  for (const { url, text } of drawings) writeFile(url, text)
  console.info(`${models.length} models and ${drawings.length} drawings of ${machines.length} machines`)
}

main()
