import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { findFileProblem } from '@/lib/content/files/file-problem'
import { LONGEST_LINE, MAX_FILE_KB } from '@/lib/content/files/limits'
import { openFolder } from '@/lib/content/files/open-folder'
import { formatFieldName } from '@/lib/content/files/problem'
import { readYaml } from '@/lib/content/files/read-yaml'
import type { Point } from '@/lib/pictures/drawing'
import type { PicturePoints } from '@/lib/pictures/manifest'
import type { PicturePlan } from './make-picture'
import { type Original, PictureError } from './originals'

/** How far an edge may extend beyond the picture, as a share of it: the overall length may include hidden parts. */
const EDGE_SLACK = 0.25

/** A place inside the picture, as a share of its width or height. */
const share = z.number().min(0).max(1)
/** A place that may be outside the picture by EDGE_SLACK. */
const reach = z
  .number()
  .min(-EDGE_SLACK)
  .max(1 + EDGE_SLACK)
const end = z.tuple([reach, reach])

/** A points file, as the renderer writes it. Positions are shares (0 to 1) of the uncropped picture's sides. */
const pointsFile = z.strictObject({
  /** The hash of the picture to which the points belong. */
  picture: z.string().optional(),
  /** Both ends of the machine's front bottom edge. */
  edge: z.tuple([end, end]),
  stations: z.array(z.strictObject({ name: z.string().trim().min(1).max(LONGEST_LINE), at: z.tuple([share, share]) })),
})

/**
 * Reads a points file as it is: shares of the uncropped original. Throws a `PictureError` with the file and the field
 * if it has a mistake, belongs to another picture, or does not fit the machine's stations.
 */
export async function readUncroppedPoints(root: string, file: string, original: Pick<Original, 'folder' | 'name'>) {
  const problem = findFileProblem(path.join(root, file), { max: MAX_FILE_KB, unit: 'kB' })
  if (problem) throw new PictureError(file, problem)
  const { edge, stations, picture } = parsePoints(await readFile(path.join(root, file), 'utf8'), file)
  const hash = await hashPicture(path.join(root, path.dirname(file)), original.name)
  if (picture && hash && picture !== hash) {
    const consequence = 'the new one is then shown as a photograph, without numbers, side views and 3-D view'
    throw new PictureError(file, `its points belong to the picture before this one. Delete it: ${consequence}`)
  }
  // Up from content/images/products to content.
  const count = readStationCount(path.join(root, path.dirname(file), '../..'), original)
  if (count !== null && stations.length !== count) {
    const remedy = 'If the picture is a new one, delete this file'
    throw new PictureError(file, `has ${stations.length}, the product lists ${count}. ${remedy}`, 'stations')
  }
  return { edge, stations }
}

/**
 * Reads the points of an original as shares of its crop; null if it has no points file. Throws a `PictureError` with
 * the file and the field.
 */
export async function readPoints(root: string, original: Original, plan: PicturePlan): Promise<PicturePoints | null> {
  const { pointsFile: file } = original
  if (!file) return null
  const { edge, stations } = await readUncroppedPoints(root, file, original)
  const { full, kept } = plan
  /** Converts a share of the original to one of the crop, which may be outside it by `slack`. */
  const move = ([x, y]: Point, field: string, slack = 0): Point => {
    const moved: Point = [
      roundShare((x * full.width - kept.left) / kept.width),
      roundShare((y * full.height - kept.top) / kept.height),
    ]
    if (moved.some(value => value < -slack || value > 1 + slack)) {
      throw new PictureError(file, 'is outside the machine and its margin', field)
    }
    return moved
  }
  return {
    edge: [move(edge[0], 'edge[0]', EDGE_SLACK), move(edge[1], 'edge[1]', EDGE_SLACK)],
    stations: stations.map(({ name, at }, index) => ({ name, at: move(at, `stations[${index}].at`) })),
  }
}

/** The hash of a picture's file, as the renderer (art/kit/session.py) writes it; undefined if there is no file. */
async function hashPicture(folder: string, name: string) {
  const fileName = (await readdir(folder)).find(entry => path.parse(entry).name === name)
  if (!fileName) return undefined
  const bytes = await readFile(path.join(folder, fileName))
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** Parses a points file. Throws a `PictureError` with the file and the field. */
function parsePoints(text: string, file: string) {
  const remedy = 'Take it from an earlier version, or delete it'
  try {
    const { data, error } = pointsFile.safeParse(JSON.parse(text))
    if (data) return data
    const [issue] = error.issues
    const field = formatFieldName(issue?.path ?? []) || 'file'
    throw new PictureError(file, `${issue?.message}. ${remedy}`, field)
  } catch (problem) {
    if (problem instanceof PictureError) throw problem
    throw new PictureError(file, `is not valid JSON. ${remedy}`)
  }
}

/**
 * Reads the number of stations in the content file of a picture's product, which has its name or names it; null if
 * there is no such product or it lists no stations. Reads only these fields, because the products' full validation
 * requires finished pictures.
 */
function readStationCount(content: string, { folder, name }: Pick<Original, 'folder' | 'name'>): number | null {
  // Only machines have stations.
  if (folder !== 'products') return null
  // Problems of the file are ignored here, because its own validation reports them.
  const source = openFolder(content)
  const read = (file: string) => readYaml(source, file)?.data as { picture?: unknown; stations?: unknown } | null
  const namesake = read(`products/${name}.yaml`)
  const namesThis = (file: string) =>
    file.startsWith('products/') && path.parse(String(read(file)?.picture)).name === name
  // A machine's picture has the machine's name, unless its file names another one under `picture`.
  const [machine] = namesake && !namesake.picture ? [namesake] : source.list().filter(namesThis).map(read)
  const stations = machine?.stations
  return Array.isArray(stations) ? stations.length : null
}

/** Rounds to four digits, which is precise to a quarter of a pixel in the largest picture. */
function roundShare(value: number) {
  return Math.round(value * 10_000) / 10_000
}
