import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { isPartOf, renameModel } from '@/scripts/models/model-files'
import { listTranslations } from './translations'

const PICTURES = 'content/images/products'
const MODELS = 'content/models'

/** What stands behind a machine's slug in the names of its pictures and of their points. */
const PICTURE_ENDING = /^(-operator|-delivery)?(\.points)?\.\w+$/

/** The content file of a machine. */
export const getMachineFile = (slug: string) => `content/products/${slug}.yaml`

/** The folder and name of each picture, points file, model file and translation of a machine. */
function listOwn(slug: string) {
  const isPicture = (name: string) => name.startsWith(slug) && PICTURE_ENDING.test(name.slice(slug.length))
  const list = (folder: string, isOwn: (name: string) => boolean) =>
    (existsSync(folder) ? readdirSync(folder) : []).filter(isOwn).map(name => ({ folder, name }))
  return [
    ...list(PICTURES, isPicture),
    ...list(MODELS, name => isPartOf(name, slug)),
    ...listTranslations(`products/${slug}.yaml`).map(path => ({ folder: dirname(path), name: basename(path) })),
  ]
}

/** Moves the pictures, points, 3-D model and translations of a machine to another slug, and returns what it did. */
export function renameFiles(slug: string, next: string): string[] {
  const moved = listOwn(slug).map(({ folder, name }) => {
    const target = next + name.slice(slug.length)
    renameSync(join(folder, name), join(folder, target))
    return `${join(folder, name)} → ${target}`
  })
  renameModel(join(MODELS, `${next}.glb`), slug, next)
  return moved
}

/** Deletes the content file, pictures, points, 3-D model and translations of a machine, and returns their paths. */
export function removeFiles(slug: string): string[] {
  const files = [getMachineFile(slug), ...listOwn(slug).map(({ folder, name }) => join(folder, name))]
  for (const file of files) rmSync(file)
  return files
}

/** The entries of content/removed-machines.yaml for the titles that a machine has had. */
export function formatRemoved(titles: readonly string[], successors: readonly string[]): string {
  const entries = titles.map(title => ({ title, successors }))
  // Without aliases, which staff would not understand and the content's reader refuses.
  return stringify(entries, { aliasDuplicateObjects: false }).replace(/^/gm, '  ').trimEnd()
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
