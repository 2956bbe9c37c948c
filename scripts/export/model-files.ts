/**
 * Copies the machines' models from content/models/ to public/models/ and public/textures/, and their line drawings from
 * content/drawings/ to public/drawings/, with hashes in their names.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getProducts } from '@/lib/content/content'
import { formatViewFile } from '@/lib/trade/product/floor-space'
import { findDrawing, type MachineDrawing } from '@/lib/viewer/machine-drawing'
import { type ModelSource, readModel } from '@/lib/viewer/models'

const FOLDERS = ['public/models', 'public/textures', 'public/drawings']

function copyModel({ file, bytes, textures }: ModelSource) {
  writeFile(file.url, bytes)
  for (const texture of textures) writeFile(file.folder + texture.name, texture.bytes)
}

/** Writes a file for each view of a drawing, with its symbol alone. */
function copyDrawing(drawing: MachineDrawing) {
  for (const view of ['side', 'plan', 'model'] as const) {
    if (!drawing.views[view]) continue
    const [symbol] = new RegExp(`<symbol id="${view}".*?</symbol>`, 's').exec(drawing.text) ?? []
    if (!symbol) throw new Error(`The drawing ${drawing.file} has no view '${view}'. Run: npm run drawings -- --all`)
    writeFile(formatViewFile(drawing, view), `<svg xmlns="http://www.w3.org/2000/svg">${symbol}</svg>`)
  }
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
  for (const drawing of drawings) copyDrawing(drawing)
  console.info(`${models.length} models and ${drawings.length} drawings of ${machines.length} machines`)
}

main()
