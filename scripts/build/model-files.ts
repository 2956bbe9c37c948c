/** Copies the machines' models from content/models/ to public/models/ and public/textures/, with hashes in their names. */

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getProducts } from '@/lib/content/content'
import { MODEL_FOLDER, type ModelSource, readModel } from '@/lib/viewer/models'

const FOLDERS = ['public/models', 'public/textures']

function copyModel({ file, bytes, textures }: ModelSource) {
  writeFile(file.url, bytes)
  for (const texture of textures) writeFile(file.folder + texture.name, texture.bytes)
}

function writeFile(url: string, bytes: Uint8Array) {
  const path = join('public', url)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** Lists what visitors would see go wrong: a model of no machine, and one whose stations are not those of its machine. */
function findProblems(slug: string, model: ModelSource | undefined, stations: readonly string[] | undefined) {
  if (!model) return []
  const path = join(MODEL_FOLDER, `${slug}.glb`)
  if (!stations) return [`${path}: there is no machine of this name in content/products/`]
  if (model.stations.join() === stations.join()) return []
  return [`${path}: has the stations ${model.stations.join(', ') || 'none'}; the machine has ${stations.join(', ')}`]
}

function main() {
  const machines = new Map(getProducts().map(({ slug, stations }) => [slug, stations]))
  const names = existsSync(MODEL_FOLDER) ? readdirSync(MODEL_FOLDER).filter(name => name.endsWith('.glb')) : []
  const models = names.map(name => name.slice(0, -'.glb'.length)).map(slug => ({ slug, model: readModel(slug) }))
  const problems = models.flatMap(({ slug, model }) => findProblems(slug, model, machines.get(slug)))
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    process.exitCode = 1
    return
  }
  for (const folder of FOLDERS) rmSync(folder, { recursive: true, force: true })
  for (const { model } of models) if (model) copyModel(model)
  console.info(`${models.length} models of ${machines.size} machines`)
}

main()
