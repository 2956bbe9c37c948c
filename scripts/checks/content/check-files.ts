import 'server-only'
import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { isSystemFile } from '@/lib/content/files/file-problem'
import { formatUnknown, type Problem } from '@/lib/content/files/problem'
import type { Content } from '@/lib/content/read-content'
import { PICTURE_FOLDERS, type PictureFolder } from '@/lib/pictures/manifest'
import { readModel } from '@/lib/viewer/models'
import { isPartOf } from '@/scripts/models/model-files'
import { POINTS_EXTENSION } from '@/scripts/pictures/originals'

/** What stands behind a machine's name in those of its two side views. */
const SIDE_VIEWS = ['', '-operator', '-delivery']

const REMEDY = 'Give it the name of what it shows, or delete it'

/**
 * Lists the files of pictures and 3-D models that belong to nothing, and models that do not fit their machines.
 * `machines` are the names of all files in content/products, those with mistakes included; a picture with the name of one
 * that has another by now is kept.
 */
export function checkFiles(folder: string, { applications, boxes, products }: Content, machines: readonly string[]) {
  const known: Partial<Record<PictureFolder, string[]>> = {
    products: [...machines, ...products.map(({ picture }) => parse(picture).name)].flatMap(name =>
      SIDE_VIEWS.map(view => name + view),
    ),
    applications: applications.map(({ picture }) => parse(picture).name),
    boxes: boxes.map(({ picture }) => parse(picture).name),
  }
  const pictures = PICTURE_FOLDERS.flatMap(name => checkPictureFolder(folder, `images/${name}`, known[name]))
  const models = list(folder, 'models').flatMap(name => {
    const isKnown = machines.some(slug => isPartOf(name, slug))
    const sentence = formatUnknown(name.replace(/(-\d+)?\.\w+$/, ''), 'a machine', machines, REMEDY)
    return isKnown ? [] : [{ file: `models/${name}`, sentence }]
  })
  return [...pictures, ...models, ...products.flatMap(product => checkModel(folder, product))]
}

function list(folder: string, name: string) {
  const path = join(folder, name)
  return existsSync(path)
    ? readdirSync(path)
        .filter(entry => !isSystemFile(entry))
        .sort()
    : []
}

function checkPictureFolder(folder: string, name: string, known: readonly string[] | undefined): Problem[] {
  const entries = list(folder, name)
  return entries.flatMap(entry => {
    const file = `${name}/${entry}`
    const isOfPoints = entry.endsWith(POINTS_EXTENSION)
    const stem = isOfPoints ? entry.slice(0, -POINTS_EXTENSION.length) : parse(entry).name
    if (known && !known.includes(stem)) {
      return {
        file,
        sentence: formatUnknown(stem, name.endsWith('products') ? 'a machine' : 'a sample', known, REMEDY),
      }
    }
    const hasPicture = entries.some(other => parse(other).name === stem)
    return isOfPoints && !hasPicture
      ? { file, sentence: `there is no picture '${stem}' beside it. Add one, or delete it` }
      : []
  })
}

function checkModel(folder: string, { slug, stations }: Content['products'][number]): Problem[] {
  const file = `models/${slug}.glb`
  try {
    const model = readModel(slug, join(folder, 'models'))
    if (!model || model.stations.join() === stations.join()) return []
    const found = model.stations.join(', ') || 'none'
    const sentence = `has the stations ${found}; the machine has ${stations.join(', ') || 'none'}. Export it again, or delete it`
    return [{ file, sentence }]
  } catch {
    const sentence = 'is no model, or lacks a picture of its surfaces. Take an earlier version of both, or delete it'
    return [{ file, sentence }]
  }
}
