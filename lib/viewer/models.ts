import 'server-only'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getProjectFolder } from '@/lib/content/project-folder'
import { arrayOf, objectOf, parseNumber, parseText } from '@/lib/parse-json'
import type { MachineSize, Product } from '@/lib/trade/product/product'
import { type Form, listStates, type Motion, parseMotion } from './motion'

/**
 * The folder of the models: a GLB with the name of the machine, or of its picture, which stays when the machine is
 * renamed, and beside each the pictures on its surfaces, which it names.
 */
export const MODEL_FOLDER = join(getProjectFolder(), 'content/models')

/**
 * The files of a machine's model: its URL, its size in bytes uncompressed, and the names of its textures in a folder,
 * whose URL ends with a slash. A model that can be seen at work has the form of the piece at each station.
 */
export type ModelFile = { url: string; bytes: number; folder: string; textures: string[]; states?: (Form | null)[] }

/** A model with the bytes of its files, and the names of its stations in order. */
export type ModelSource = {
  file: ModelFile
  bytes: Buffer
  textures: { name: string; bytes: Buffer }[]
  stations: string[]
  /** How a piece goes through the machine; null if the model does not show that. */
  motion: Motion | null
  /** The length of the machine in metres, and that length divided by its height. */
  length: number
  proportion: number
}

/** Offsets in a binary glTF file, in bytes: of the length of its JSON, and of the JSON itself. */
const JSON_LENGTH_AT = 12
const JSON_AT = 20

/** What the export of our models adds to the glTF file: the corners of the machine's box in metres, and its motion. */
const parseExtras = objectOf({
  min: arrayOf(parseNumber),
  max: arrayOf(parseNumber),
  motion: parseMotion,
})

const parseDescription = objectOf({
  asset: objectOf({ extras: parseExtras }),
  nodes: arrayOf(objectOf({ name: parseText })),
  images: (json: unknown) => arrayOf(objectOf({ uri: parseText }))(json ?? []),
})

/** What the file of a machine's model may be named after. */
type Names = Pick<Product, 'picture' | 'slug'>

/** The name of a machine's model without its extension, or undefined if it has none. */
export function findModelName({ picture, slug }: Names, folder: string): string | undefined {
  return [basename(picture), slug].find(name => existsSync(join(folder, `${name}.glb`)))
}

/**
 * Reads a machine's model, or returns undefined if it has none. Throws an error that names the file if it is damaged.
 */
export function readModel(machine: Names, folder = MODEL_FOLDER): ModelSource | undefined {
  const modelName = findModelName(machine, folder)
  if (modelName === undefined) return undefined
  const path = join(folder, `${modelName}.glb`)
  try {
    const bytes = readFileSync(path)
    const json = bytes.subarray(JSON_AT, JSON_AT + bytes.readUInt32LE(JSON_LENGTH_AT)).toString()
    const { asset, nodes, images } = parseDescription(JSON.parse(json))
    // x is along the machine, y up.
    const [length = 1, height = 1] = asset.extras.max.map((end, axis) => end - (asset.extras.min[axis] ?? 0))
    const textures = images.map(({ uri }) => ({ name: uri, bytes: readFileSync(join(folder, uri)) }))
    const hash = createHash('sha256')
    for (const part of [bytes, ...textures.map(texture => texture.bytes)]) hash.update(part)
    const versionedName = `${modelName}-${hash.digest('hex').slice(0, 8)}`
    const stations = nodes.flatMap(node => /^station: (.+)$/.exec(node.name)?.[1] ?? [])
    const { motion } = asset.extras
    const file = {
      url: `/models/${versionedName}.glb`,
      bytes: bytes.length,
      folder: `/textures/${versionedName}/`,
      textures: textures.map(texture => texture.name),
      ...(motion && { states: listStates(motion, stations.length) }),
    }
    return { file, bytes, textures, stations, motion, length, proportion: length / height }
  } catch (cause) {
    throw new Error(`${path} is not a model: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** The files of a machine's model, or undefined if it has none. */
export function findModel(product: Product): ModelFile | undefined {
  return readModel(product)?.file
}

/**
 * The most by which real and drawn proportions may differ, as a share: beyond it, a length on the picture looks wrong.
 */
const MAX_DIFFERENCE = 0.3

/** Whether a machine is drawn about as long and as high as it is: a line of 62 m may be shortened to fit a picture. */
export function isDrawnInProportion(product: Product, { lengthMm, heightMm }: MachineSize): boolean {
  const model = readModel(product)
  // Without a model, nothing is known of a picture's proportions.
  if (!model) return true
  const ratio = model.proportion / (lengthMm / heightMm)
  return Math.max(ratio, 1 / ratio) <= 1 + MAX_DIFFERENCE
}

/** The least share of its length by which a machine with a delivery end moves its piece along. */
const LEAST_WAY = 0.5

/**
 * Whether what a machine makes leaves it at the end opposite to the infeed, by the way of the piece in its model. On a
 * press that is loaded and unloaded by hand at one place, that end is only its right side. Without a model, nothing is
 * known, and it has one.
 */
export function hasDeliveryEnd(machine: Names): boolean {
  const model = readModel(machine)
  if (!model?.motion) return true
  const places = model.motion.points.map(({ at: [x] }) => x)
  return (places.at(-1) ?? 0) - (places[0] ?? 0) > model.length * LEAST_WAY
}
