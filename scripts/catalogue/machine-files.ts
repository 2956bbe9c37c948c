import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { parse as parseYaml, stringify } from 'yaml'
import { isPartOf, renameModel } from '@/scripts/models/model-files'
import { listTranslations } from './translations'

const PICTURES = 'content/images/products'
const MODELS = 'content/models'
const DRAWINGS = 'content/drawings'

/**
 * What follows the slug in the file names of a machine's pictures, and of their points files, which hold the places of
 * the stations in a drawing.
 */
const PICTURE_ENDING = /^(-operator|-delivery)?(\.points)?\.\w+$/

/** The content file of a machine. */
export const getMachineFile = (slug: string) => `content/products/${slug}.yaml`

/** The folder and name of each file of a folder that `isOwn` accepts; none if there is no such folder. */
function list(folder: string, isOwn: (name: string) => boolean) {
  return (existsSync(folder) ? readdirSync(folder) : []).filter(isOwn).map(name => ({ folder, name }))
}

/** The folder and name of a picture, of its side views and of their points files, by the picture's name. */
function listPictures(name: string) {
  return list(PICTURES, file => file.startsWith(name) && PICTURE_ENDING.test(file.slice(name.length)))
}

/** The folder and name of each file of a model, and of its drawing. */
const listModels = (name: string) => [
  ...list(MODELS, file => isPartOf(file, name)),
  ...list(DRAWINGS, file => file === `${name}.svg`),
]

/**
 * The folder and name of the picture that a machine's content file names, and of its side views, points and model; none
 * if the file names no picture.
 */
function listByPicture(slug: string) {
  const { picture } = parseYaml(readFileSync(getMachineFile(slug), 'utf8')) ?? {}
  if (!picture) return []
  const { name } = parse(String(picture))
  return [...listPictures(name), ...listModels(name)]
}

/**
 * The folder and name of each picture, points file, model file and translation that is named after a machine's slug.
 */
function listBySlug(slug: string) {
  return [
    ...listPictures(slug),
    ...listModels(slug),
    ...listTranslations(`products/${slug}.yaml`).map(path => ({ folder: dirname(path), name: basename(path) })),
  ]
}

/**
 * Moves the pictures, points, 3-D model and translations of a machine to another slug, and returns what it did. A
 * picture that its file names keeps its name, and so does its model.
 */
export function renameFiles(slug: string, next: string): string[] {
  const kept = listByPicture(slug).map(({ name }) => name)
  const moving = listBySlug(slug).filter(({ name }) => !kept.includes(name))
  const moved = moving.map(({ folder, name }) => {
    const target = next + name.slice(slug.length)
    renameSync(join(folder, name), join(folder, target))
    return `${join(folder, name)} → ${target}`
  })
  // A model names the files of its surfaces, which have just been renamed.
  renameModel(join(MODELS, `${next}.glb`), slug, next)
  return moved
}

/**
 * Deletes the content file, pictures, points, 3-D model and translations of a machine, and returns their paths. No
 * other machine has the same picture: lib/content/checks/check-machines.ts refuses two machines with one.
 */
export function removeFiles(slug: string): string[] {
  const paths = [...listBySlug(slug), ...listByPicture(slug)].map(({ folder, name }) => join(folder, name))
  const files = [getMachineFile(slug), ...new Set(paths)]
  for (const file of files) rmSync(file)
  return files
}

/**
 * The entries of content/removed-machines.yaml for the titles that a machine has had, indented as items of its list.
 * @param successors slugs of the machines that are offered instead
 */
export function formatRemoved(titles: readonly string[], successors: readonly string[]): string {
  const entries = titles.map(title => ({ title, successors }))
  // Without YAML aliases, which staff would not understand and the check of the content refuses.
  return stringify(entries, { aliasDuplicateObjects: false }).replace(/^/gm, '  ').trimEnd()
}

/**
 * Renames the machine in the sources of the pictures, if the art folder exists; returns the changed files. They name a
 * machine, or one of its side views, as a whole text in quotes.
 */
export function renameSources(slug: string, next: string): string[] {
  const subjects = existsSync('art/subjects') ? readdirSync('art/subjects').map(name => `art/subjects/${name}`) : []
  // 'gluer' and "gluer-operator", but not 'gluer-2'.
  const quoted = new RegExp(`(['"])${slug}(?=(-operator|-delivery)?\\1)`, 'g')
  const changed: string[] = []
  for (const file of [...subjects, 'art/rendered.json']) {
    if (!existsSync(file) || !/\.(py|json)$/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    const renamed = text.replace(quoted, `$1${next}`)
    if (renamed === text) continue
    writeFileSync(file, renamed)
    changed.push(file)
  }
  return changed
}
