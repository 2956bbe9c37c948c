/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawCutOut, type PictureProject, startProject } from './picture-project'

const FILE = 'content/images/products/press.points.json'
const EDGE = [
  [0.25, 0.5],
  [0.625, 0.55],
]
const STATIONS = [
  { name: 'feeder', at: [0.3, 0.4] },
  { name: 'delivery', at: [0.6, 0.4] },
]
const GOOD = { edge: EDGE, stations: STATIONS }

let project: PictureProject

beforeEach(async () => {
  project = await startProject()
  await project.put('content/images/products/press.png', await drawCutOut())
})

afterEach(() => project.end())

/** Makes the pictures with these points; returns how many were made, and the points of the press. */
async function buildPoints(points: unknown) {
  await project.put(FILE, JSON.stringify(points))
  const { made } = await project.build()
  return { made, points: (await project.readManifest())['products/press']?.points }
}

it('converts points to the trimmed picture, and reads changed points without remaking the picture', async () => {
  const { points } = await buildPoints(GOOD)
  // The picture of 800 × 600 is trimmed to 344 × 212 from (178, 188).
  const edge = [
    [(0.25 * 800 - 178) / 344, (0.5 * 600 - 188) / 212],
    [(0.625 * 800 - 178) / 344, (0.55 * 600 - 188) / 212],
  ].map(point => point.map(value => Math.round(value * 10_000) / 10_000))
  expect(points?.edge).toEqual(edge)
  expect(points?.stations.map(({ name }) => name)).toEqual(['feeder', 'delivery'])
  expect(await buildPoints({ ...GOOD, stations: [] })).toEqual({ made: 0, points: { edge, stations: [] } })
})

it('lets the overall length reach a little past the trimmed picture', async () => {
  // 0.2 × 800 = 160 lies to the left of 178, where the picture is cut.
  const { points: longer } = await buildPoints({ ...GOOD, edge: [[0.2, 0.5], EDGE[1]] })
  expect(longer?.edge[0][0]).toBeCloseTo((0.2 * 800 - 178) / 344)
})

it.each([
  ['edge[1][0]: Too big: expected number to be <=1.25', { ...GOOD, edge: [EDGE[0], [1.4, 0]] }],
  ['edge[0]: is outside the machine and its margin', { ...GOOD, edge: [[0, 0.5], EDGE[1]] }],
  ['stations: has 1, the product lists 2', { edge: EDGE, stations: STATIONS.slice(1) }],
  ['file: Unrecognized key: "height"', { ...GOOD, height: 2 }],
])('names the file and the field of a mistake: %s', async (message, points) => {
  await project.put('content/products/press.yaml', 'title: Press\nstations:\n  - feeder\n  - delivery\n')
  await expect(buildPoints(points)).rejects.toThrow(`${FILE} · ${message}`)
})

it('refuses points whose picture was replaced, and says what to do', async () => {
  const bytes = await readFile(join(project.root, 'content/images/products/press.png'))
  const picture = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  expect((await buildPoints({ ...GOOD, picture })).points?.stations).toHaveLength(2)
  await project.put('content/images/products/press.png', await sharp(bytes).flip().png().toBuffer())
  await expect(buildPoints({ ...GOOD, picture })).rejects.toThrow(
    `${FILE}: its points belong to the picture before this one. Delete it: the new one is then shown as a photograph`,
  )
})

it('names a file that is not JSON', async () => {
  await project.put(FILE, '{')
  await expect(project.build()).rejects.toThrow(`${FILE}: is not valid JSON. Take it from an earlier version`)
})
