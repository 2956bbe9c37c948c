import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renameModel } from '@/scripts/models/model-files'

const PICTURES = 'content/images/products'
const MODELS = 'content/models'

/** What stands behind a machine's slug in the names of its files. */
const PICTURE_ENDING = /^(-operator|-delivery)?(\.points)?\.\w+$/
const MODEL_ENDING = /^(-\d+)?\.\w+$/

/** The content file of a machine. */
export const getMachineFile = (slug: string) => `content/products/${slug}.yaml`

function listOwn(folder: string, slug: string, ending: RegExp) {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter(name => name.startsWith(slug) && ending.test(name.slice(slug.length)))
}

/** Moves the pictures, points and 3-D model of a machine to another slug, and returns what it did. */
export function renameFiles(slug: string, next: string): string[] {
  const pictures = listOwn(PICTURES, slug, PICTURE_ENDING).map(name => [PICTURES, name] as const)
  const models = listOwn(MODELS, slug, MODEL_ENDING).map(name => [MODELS, name] as const)
  const moved = [...pictures, ...models].map(([folder, name]) => {
    const target = next + name.slice(slug.length)
    renameSync(join(folder, name), join(folder, target))
    return `${join(folder, name)} → ${target}`
  })
  renameModel(join(MODELS, `${next}.glb`), slug, next)
  return moved
}

/** Deletes the content file, pictures, points and 3-D model of a machine, and returns their paths. */
export function removeFiles(slug: string): string[] {
  const files = [
    getMachineFile(slug),
    ...listOwn(PICTURES, slug, PICTURE_ENDING).map(name => join(PICTURES, name)),
    ...listOwn(MODELS, slug, MODEL_ENDING).map(name => join(MODELS, name)),
  ]
  for (const file of files) rmSync(file)
  return files
}

/** Names the machine anew in the sources of the pictures, where the art folder is kept; returns the changed files. */
export function renameSources(slug: string, next: string): string[] {
  const subjects = existsSync('art/subjects') ? readdirSync('art/subjects').map(name => `art/subjects/${name}`) : []
  return [...subjects, 'art/rendered.json'].filter(file => {
    if (!existsSync(file) || !/\.(py|json)$/.test(file)) return false
    const text = readFileSync(file, 'utf8')
    const renamed = text.replace(new RegExp(`(['"])${slug}(?=(-operator|-delivery)?\\1)`, 'g'), `$1${next}`)
    if (renamed !== text) writeFileSync(file, renamed)
    return renamed !== text
  })
}
