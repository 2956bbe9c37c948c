import 'server-only'
import { z } from 'zod'
import { LONGEST_LINE } from '@/lib/content/files/limits'
import { formatFieldName } from '@/lib/content/files/problem'
import { findHiddenCharacter } from '@/lib/hidden-characters'
import type { PicturePoint, PicturePoints } from '@/lib/pictures/manifest'
import { PictureProblem } from './picture-problem'
import type { Box, Size } from './plate'

/** The overall length may reach past what is drawn, such as a table in front: the dimension line stands outside the picture anyway. */
const EDGE_SLACK = 0.25

/** An edge shorter than this share of the picture is no edge to draw a dimension along. */
const SHORTEST_EDGE = 0.02

const SHARE = 'must be a number from 0 to 1, a share of the picture'
const share = z.number({ error: SHARE }).min(0, SHARE).max(1, SHARE)
const point = z.tuple([share, share], { error: 'must be [x, y]' })
const reach = z
  .number({ error: SHARE })
  .min(-EDGE_SLACK, SHARE)
  .max(1 + EDGE_SLACK, SHARE)
const end = z.tuple([reach, reach], { error: 'must be [x, y]' })
const edge = z
  .tuple([end, end], { error: 'must be two points, [[x, y], [x, y]]' })
  .refine(
    ([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]) >= SHORTEST_EDGE,
    'its two ends are the same place',
  )
const strict = (fields: string) => ({
  error: (issue: { code?: string; keys?: unknown }) =>
    issue.code === 'unrecognized_keys' ? `does not know '${issue.keys}', only ${fields}` : `must hold ${fields}`,
})
/** It stands in the page beside the drawing, as the names in a product's file do. */
function shortName({ value, issues }: z.core.ParsePayload<string>) {
  const character = findHiddenCharacter(value)
  if (character)
    issues.push({ code: 'custom', input: value, message: `holds ${character}, which nobody sees. Type it again` })
  if (value.length > LONGEST_LINE) {
    issues.push({ code: 'custom', input: value, message: `is too long. Write at most ${LONGEST_LINE} letters` })
  }
}
const station = z.strictObject(
  { name: z.string({ error: 'is missing' }).trim().min(1, 'is empty').check(shortName), at: point },
  strict('name and at'),
)
const pointsFile = z.strictObject(
  { edge, stations: z.array(station, { error: 'must be a list' }) },
  strict('edge and stations'),
)

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PictureProblem(`${file}: is not valid JSON. Take it from an earlier version, or delete it`)
  }
}

/**
 * Reads a points file; its places are shares (0 to 1) of the untrimmed picture.
 * `stationCount` is how many stations the product lists, or null where nothing says so.
 * Throws a `PictureProblem` that names the file and the field.
 */
export function parsePoints(text: string, file: string, stationCount: number | null): PicturePoints {
  const parsed = pointsFile.safeParse(parseJson(text, file))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new PictureProblem(`${file} · ${formatFieldName(issue?.path ?? []) || 'file'}: ${issue?.message}`)
  }
  const { stations } = parsed.data
  if (stationCount !== null && stations.length !== stationCount) {
    throw new PictureProblem(`${file} · stations: has ${stations.length}, the product lists ${stationCount}`)
  }
  return parsed.data
}

/** Moves places from shares of the `full` picture to shares of the part of it that was kept. Throws for a place that was cut away. */
export function trimPoints({ edge, stations }: PicturePoints, full: Size, kept: Box, file: string): PicturePoints {
  const move = ([x, y]: PicturePoint, field: string, slack = 0): PicturePoint => {
    const moved: PicturePoint = [
      computeShare((x * full.width - kept.left) / kept.width),
      computeShare((y * full.height - kept.top) / kept.height),
    ]
    if (moved.some(value => value < -slack || value > 1 + slack)) {
      throw new PictureProblem(`${file} · ${field}: lies outside the machine and its margin`)
    }
    return moved
  }
  return {
    edge: [move(edge[0], 'edge[0]', EDGE_SLACK), move(edge[1], 'edge[1]', EDGE_SLACK)],
    stations: stations.map(({ name, at }, index) => ({ name, at: move(at, `stations[${index}].at`) })),
  }
}

/** Four digits place a point to a fifth of a pixel in the largest picture. */
function computeShare(value: number) {
  return Math.round(value * 10_000) / 10_000
}
