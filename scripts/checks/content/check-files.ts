import 'server-only'
import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Content } from '@/lib/content/convert-content'
import { isSystemFile } from '@/lib/content/files/file-problem'
import { formatUnknown, type Problem } from '@/lib/content/files/problem'
import { PICTURE_FOLDERS, type PictureFolder } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'
import { findModelName, readModel } from '@/lib/viewer/models'
import { isPartOf } from '@/scripts/models/model-files'
import { POINTS_EXTENSION } from '@/scripts/pictures/originals'

/** What follows a machine's name in the file names of its picture and of its two side views. */
const VIEW_ENDINGS = ['', '-operator', '-delivery']

/** What to do with a file that nothing uses. */
const REMEDY = 'Give it the name of what it shows, or delete it'

/** Lists points without a picture, and models that do not fit their machines. */
export function checkFiles(folder: string, { products }: Content): Problem[] {
  const points = PICTURE_FOLDERS.flatMap(name => checkPoints(folder, `images/${name}`))
  return [...points, ...products.flatMap(product => checkModel(folder, product))]
}

/**
 * Lists the files of pictures and 3-D models that nothing uses, with what to do. They are no mistakes: deleting a
 * machine in the editor leaves its files, and a picture may be added before its machine.
 * @param machines the names of all files in content/products, those with mistakes included; a picture named after a
 * machine that now shows another one is kept
 */
export function listUnused(folder: string, { applications, boxes, products }: Content, machines: readonly string[]) {
  const owners = [...new Set([...machines, ...products.map(({ picture }) => parse(picture).name)])]
  const stems: Partial<Record<PictureFolder, string[]>> = {
    products: owners.flatMap(name => VIEW_ENDINGS.map(ending => name + ending)),
    applications: applications.map(({ picture }) => parse(picture).name),
    boxes: boxes.map(({ picture }) => parse(picture).name),
  }
  const pictures = Object.entries(stems).flatMap(([name, known]) =>
    list(folder, `images/${name}`)
      .filter(entry => !known.includes(parseStem(entry)))
      .map((entry): Problem => {
        const sentence = formatUnknown(parseStem(entry), name === 'products' ? 'a machine' : 'a sample', known, REMEDY)
        return { file: `images/${name}/${entry}`, sentence }
      }),
  )
  const models = list(folder, 'models')
    .filter(entry => !owners.some(owner => isPartOf(entry, owner)))
    .map((entry): Problem => {
      const sentence = formatUnknown(entry.replace(/(-\d+)?\.\w+$/, ''), 'a machine', owners, REMEDY)
      return { file: `models/${entry}`, sentence }
    })
  const drawings = list(folder, 'drawings')
    .filter(entry => !owners.includes(parseStem(entry)))
    .map((entry): Problem => {
      const sentence = formatUnknown(parseStem(entry), 'a machine', owners, REMEDY)
      return { file: `drawings/${entry}`, sentence }
    })
  return [...pictures, ...models, ...drawings]
}

/** Lists the machines without a picture, which are shown with a plate that bears their name. */
export function listPictureless(folder: string, { products }: Content): Problem[] {
  const pictures = list(folder, 'images/products').map(entry => parse(entry.toLowerCase()).name)
  return products
    .filter(({ picture }) => !pictures.includes(parse(picture).name))
    .map(({ slug }) => {
      const sentence = `a plate with its name stands in its place. Add content/images/products/${slug}.webp`
      return { file: `products/${slug}.yaml`, sentence }
    })
}

/** The sorted files of a folder of the content, without those that operating systems leave in folders. */
function list(folder: string, name: string) {
  const path = join(folder, name)
  return existsSync(path)
    ? readdirSync(path)
        .filter(entry => !isSystemFile(entry))
        .sort()
    : []
}

/** The name of a picture, or of the picture of a points file. */
function parseStem(entry: string) {
  return entry.endsWith(POINTS_EXTENSION) ? entry.slice(0, -POINTS_EXTENSION.length) : parse(entry).name
}

/** Lists the points files of a folder that have no picture. */
function checkPoints(folder: string, name: string): Problem[] {
  const entries = list(folder, name)
  const pictures = entries.filter(entry => !entry.endsWith(POINTS_EXTENSION)).map(parseStem)
  return entries
    .filter(entry => !pictures.includes(parseStem(entry)))
    .map(entry => {
      const sentence = `there is no picture '${parseStem(entry)}' beside it. Add one, or delete it`
      return { file: `${name}/${entry}`, sentence }
    })
}

/** Lists what is wrong with the model of a machine: it cannot be read, or has other stations than the machine. */
function checkModel(folder: string, product: Product): Problem[] {
  const models = join(folder, 'models')
  const file = `models/${findModelName(product, models)}.glb`
  try {
    const stations = readModel(product, models)?.stations ?? product.stations
    // A machine without a model, and a model that names no stations, have nothing to differ in.
    if (stations.join() === product.stations.join()) return []
    const [found, own] = [stations, product.stations].map(names => names.join(', ') || 'none')
    return [{ file, sentence: `has the stations ${found}; the machine has ${own}. Export it again, or delete it` }]
  } catch {
    const sentence = 'is no model, or lacks a picture of its surfaces. Take an earlier version of both, or delete it'
    return [{ file, sentence }]
  }
}
