import { z } from 'zod'
import { LONGEST_LINE } from '@/lib/content/files/limits'
import { formatFieldName } from '@/lib/content/files/problem'
import { findHiddenCharacter } from '@/lib/hidden-characters'
import type { PicturePoint, PicturePoints } from '@/lib/pictures/manifest'
import type { Box, Size } from './make-picture'
import { PictureError } from './originals'

/** How far an edge may extend beyond the picture, as a share of it: the overall length may include hidden parts. */
const EDGE_SLACK = 0.25

/** The minimum length of an edge along which a dimension can be drawn, as a share of the picture. */
const MIN_EDGE = 0.02

const SHARE = 'must be a number from 0 to 1, a share of the picture'

/** Two shares of the picture, which may extend beyond it by `slack`. */
function pointSchema(slack = 0) {
  const share = z
    .number({ error: SHARE })
    .min(-slack, SHARE)
    .max(1 + slack, SHARE)
  return z.tuple([share, share], { error: 'must be [x, y]' })
}

/** An object with these fields and no others. */
function strictObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const fields = Object.keys(shape).join(' and ')
  return z.strictObject(shape, {
    error: issue =>
      issue.code === 'unrecognized_keys' ? `does not know '${issue.keys}', only ${fields}` : `must contain ${fields}`,
  })
}

/** Visitors see the name beside the drawing, so it has the limits of names in a product's file. */
const stationName = z
  .string({ error: 'is missing' })
  .trim()
  .min(1, 'is empty')
  .max(LONGEST_LINE, `is too long. Write at most ${LONGEST_LINE} characters`)
  .refine(value => findHiddenCharacter(value) === null, {
    error: ({ input }) => `contains ${findHiddenCharacter(String(input))}, which is invisible. Type it again`,
  })
const edge = z
  .tuple([pointSchema(EDGE_SLACK), pointSchema(EDGE_SLACK)], { error: 'must be two points, [[x, y], [x, y]]' })
  .refine(
    ([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]) >= MIN_EDGE,
    'its two ends are at the same place',
  )
const station = strictObject({ name: stationName, at: pointSchema() })
const pointsFile = strictObject({ edge, stations: z.array(station, { error: 'must be a list' }) })

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PictureError(`${file}: is not valid JSON. Take it from an earlier version, or delete it`)
  }
}

/**
 * Parses a points file, whose coordinates are shares (0 to 1) of the uncropped picture. Throws a `PictureError` with
 * the file and the field.
 *
 * @param stationCount the number of stations that the product lists; null if it lists none
 */
export function parsePoints(text: string, file: string, stationCount: number | null): PicturePoints {
  const parsed = pointsFile.safeParse(parseJson(text, file))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new PictureError(`${file} · ${formatFieldName(issue?.path ?? []) || 'file'}: ${issue?.message}`)
  }
  const { stations } = parsed.data
  if (stationCount !== null && stations.length !== stationCount) {
    throw new PictureError(`${file} · stations: has ${stations.length}, the product lists ${stationCount}`)
  }
  return parsed.data
}

/** Converts shares of the full picture to shares of its crop `kept`. Throws for a point outside the crop. */
export function trimPoints({ edge, stations }: PicturePoints, full: Size, kept: Box, file: string): PicturePoints {
  const move = ([x, y]: PicturePoint, field: string, slack = 0): PicturePoint => {
    const moved: PicturePoint = [
      roundShare((x * full.width - kept.left) / kept.width),
      roundShare((y * full.height - kept.top) / kept.height),
    ]
    if (moved.some(value => value < -slack || value > 1 + slack)) {
      throw new PictureError(`${file} · ${field}: is outside the machine and its margin`)
    }
    return moved
  }
  return {
    edge: [move(edge[0], 'edge[0]', EDGE_SLACK), move(edge[1], 'edge[1]', EDGE_SLACK)],
    stations: stations.map(({ name, at }, index) => ({ name, at: move(at, `stations[${index}].at`) })),
  }
}

/** Rounds to four digits, which is precise to a fifth of a pixel in the largest picture. */
function roundShare(value: number) {
  return Math.round(value * 10_000) / 10_000
}
