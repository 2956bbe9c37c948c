/**
 * Checks the 3-D models in content/models/: format, parts, size of transfer, and that their drawings are current. That
 * their stations fit the machines is part of the check of the content. Prints a summary, or every mistake on its own
 * line and exits with 1. Usage: `tsx --conditions=react-server scripts/checks/models.ts [folder]`
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Root } from '@gltf-transform/core'
import { z } from 'zod'
import { MODEL_FOLDER } from '@/lib/viewer/models'
import { parseMotion, type WayPoint } from '@/lib/viewer/motion'
import { listDrawnModels, listStrangeDrawings } from '@/scripts/drawings/drawing-files'
import { createGltfIo, MAX_PICTURE } from '@/scripts/models/compress-model'
import { MAX_TRANSFER } from '@/scripts/models/model-files'

/** How far the lowest part may be from the floor, in metres. */
const FLOOR_SLACK = 0.02

/** Faster than the quality with which the site is compressed, and larger by a few percent. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const position = z.tuple([z.number(), z.number(), z.number()])

/**
 * What the exporter writes into a model for the viewer: the view to begin with (angles in degrees, `lens` in mm), two
 * corners of the model's bounds in metres, and how a piece moves through the machine.
 */
const extras = z.object({
  azimuth: z.number(),
  elevation: z.number(),
  lens: z.number(),
  min: position,
  max: position,
  motion: z.unknown().optional(),
})

async function main(folder: string) {
  const io = await createGltfIo()
  const files = existsSync(folder) ? readdirSync(folder) : []
  const unowned = new Set(files.filter(name => !name.endsWith('.glb')))
  const problems: string[] = []
  const transfers: number[] = []
  for (const file of files.filter(name => name.endsWith('.glb'))) {
    try {
      const model = (await io.read(path.join(folder, file))).getRoot()
      for (const texture of model.listTextures()) unowned.delete(texture.getURI())
      const transfer = measureTransfer(model, readFileSync(path.join(folder, file)))
      transfers.push(transfer)
      const found = findProblems(model, path.basename(file, '.glb'))
      if (transfer > MAX_TRANSFER) found.push(`transfers ${transfer} bytes, more than ${MAX_TRANSFER}`)
      problems.push(...found.map(problem => `${file}: ${problem}`))
    } catch (error) {
      problems.push(`${file}: cannot be read, ${error}`)
    }
  }
  problems.push(
    ...[...unowned].map(name => `${name}: is part of no model`),
    ...findDrawingProblems(path.dirname(folder)),
  )
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  const median = transfers.toSorted((a, b) => a - b)[Math.floor(transfers.length / 2)] ?? 0
  if (problems.length === 0)
    console.log(`${transfers.length} models are fine; median transfer ${Math.round(median / 1000)} kB`)
}

/** Lists drawings that are missing, older than their model, or without a model. */
function findDrawingProblems(content: string): string[] {
  const older = listDrawnModels(content).filter(({ isCurrent }) => !isCurrent)
  return [
    ...older.map(({ drawing }) => `${drawing}: is missing or older than its model. Run npm run drawings`),
    ...listStrangeDrawings(content).map(drawing => `${drawing}: belongs to no model. Run npm run drawings`),
  ]
}

/** The bytes that a visitor downloads for a model: the GLB with Brotli, and its pictures. */
function measureTransfer(model: Root, glb: Buffer): number {
  const pictures = model.listTextures().map(texture => texture.getImage()?.length ?? 0)
  return pictures.reduce((sum, length) => sum + length, brotliCompressSync(glb, QUALITY).length)
}

/** Lists what is wrong inside a model; `name` is the machine's slug. */
function findProblems(model: Root, name: string): string[] {
  const nodes = model.listNodes()
  const machine = nodes.find(node => node.getName() === 'machine')
  const parts = machine?.getMesh()?.listPrimitives() ?? []
  const { data: facts, error } = extras.safeParse(model.getAsset().extras)
  const wrongPictures = model.listTextures().filter(texture => {
    // An embedded picture has no URI, and a missing one no size.
    const [width = 0, height = 0] = texture.getSize() ?? []
    return !texture.getURI().startsWith(`${name}-`) || Math.max(width, height) > MAX_PICTURE || width === 0
  })
  const checks: [boolean, string][] = [
    [model.getAsset().version !== '2.0', `is glTF ${model.getAsset().version}, not 2.0`],
    [parts.length === 0, "has no node 'machine' with a mesh"],
    [new Set(parts.map(part => part.getMaterial())).size < parts.length, 'has two parts of one material'],
    [!nodes.some(node => node.getName() === 'contact shadow'), 'has no contact shadow'],
    [wrongPictures.length > 0, `has a picture that is embedded, missing or larger than ${MAX_PICTURE} pixels`],
    [error !== undefined, 'does not tell view and bounds in asset.extras'],
    [Math.abs(facts?.min[1] ?? 0) > FLOOR_SLACK, `stands ${facts?.min[1]} m above the floor`],
  ]
  const stations = nodes.filter(node => node.getName().startsWith('station: '))
  const motion = facts?.motion === undefined ? [] : findMotionProblems(facts, stations.length)
  return [...checks.filter(([wrong]) => wrong).map(([, problem]) => problem), ...motion]
}

/**
 * How far the middle of a piece of board may be outside the model on its way, in metres: a sheet that lies on the end
 * of a table reaches beyond it.
 */
const WAY_SLACK = 0.1

/**
 * Lists what is wrong with the way of a piece through the machine: it must stay inside the model and pass the stations
 * in their order. A station may be left out, and the piece may have several points at one.
 * @param stations the number of the model's stations
 */
function findMotionProblems({ motion: json, min, max }: z.output<typeof extras>, stations: number): string[] {
  const motion = parseMotion(json)
  if (!motion) return ['has a motion that the viewer does not read']
  const passed = motion.points.flatMap(({ station }) => station ?? [])
  const isOutside = ({ at, form, size }: WayPoint) => {
    // A reel is slid on to a shaft from beside it.
    const slack = form === 'reel' ? size[0] / 2 + WAY_SLACK : WAY_SLACK
    return at.some((value, axis) => value < (min[axis] ?? 0) - slack || value > (max[axis] ?? 0) + slack)
  }
  const outside = motion.points.findIndex(isOutside)
  const isDisordered = passed.some((station, index) => station < (passed[index - 1] ?? 0) || station >= stations)
  return [
    ...(outside < 0 ? [] : [`has point ${outside + 1} of its way outside the model`]),
    ...(isDisordered ? [`passes its stations in the order ${passed.map(station => station + 1).join(', ')}`] : []),
    ...(passed.length < 2 ? ['passes fewer than two stations'] : []),
  ]
}

main(process.argv[2] ?? MODEL_FOLDER)
