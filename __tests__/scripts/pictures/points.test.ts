/** @jest-environment node */
import { parsePoints, trimPoints } from '@/scripts/pictures/points'
import { drawCutOut, drawPhotograph, type PictureProject, startProject } from './picture-project'

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

describe('parsePoints', () => {
  it('reads the edge and the stations in their order', () => {
    expect(parsePoints(JSON.stringify(GOOD), FILE, 2)).toEqual(GOOD)
  })

  it('takes any number of stations where no product says how many', () => {
    expect(parsePoints(JSON.stringify({ edge: EDGE, stations: [] }), FILE, null).stations).toEqual([])
  })

  const SHORT = { edge: EDGE, stations: STATIONS.slice(1) }
  const withName = (name: string) => ({ edge: EDGE, stations: [{ name, at: [0, 0] }] })

  it.each([
    ['edge[1][0]: must be a number from 0 to 1, a share of the picture', { ...GOOD, edge: [EDGE[0], [1.4, 0]] }],
    ['edge: must be two points, [[x, y], [x, y]]', { ...GOOD, edge: EDGE.slice(1) }],
    ['edge: its two ends are at the same place', { ...GOOD, edge: [EDGE[0], EDGE[0]] }],
    ['stations: must be a list', { edge: EDGE }],
    ['stations: has 1, the product lists 2', SHORT],
    ['stations[0].name: is empty', withName(' ')],
    ['stations[0].name: contains U+202E, which is invisible. Type it again', withName('fee\u202eder')],
    ['stations[0].name: is too long. Write at most 200 characters', withName('x'.repeat(201))],
    ['stations[0].at: must be [x, y]', { edge: EDGE, stations: [{ name: 'feeder', at: [0] }] }],
    ["file: does not know 'height', only edge and stations", { ...GOOD, height: 2 }],
  ])('names file and field: %s', (message, content) => {
    expect(() => parsePoints(JSON.stringify(content), FILE, 2)).toThrow(new Error(`${FILE} · ${message}`))
  })

  it('names a file that is no JSON', () => {
    expect(() => parsePoints('{', FILE, null)).toThrow(`${FILE}: is not valid JSON`)
  })
})

describe('trimPoints', () => {
  it('refuses a point that the trimming cut away', () => {
    const points = parsePoints(JSON.stringify(GOOD), FILE, null)
    const kept = { left: 45, top: 0, width: 40, height: 100 }
    expect(() => trimPoints(points, { width: 100, height: 100 }, kept, FILE)).toThrow(
      `${FILE} · edge[0]: is outside the machine and its margin`,
    )
  })

  it('lets the overall length reach a little past the picture', () => {
    const points = parsePoints(JSON.stringify({ ...GOOD, stations: [] }), FILE, null)
    const [[x] = []] = points.edge
    const kept = { left: ((x ?? 0) + 0.05) * 100, top: 0, width: 60, height: 100 }
    expect(trimPoints(points, { width: 100, height: 100 }, kept, FILE).edge[0][0]).toBeCloseTo(-5 / 60)
  })
})

describe('points in a build', () => {
  let project: PictureProject

  beforeEach(async () => {
    project = await startProject()
    await project.put('content/images/products/press.png', await drawCutOut())
    await project.put(FILE, JSON.stringify(GOOD))
  })

  afterEach(() => project.end())

  async function readPoints() {
    return (await project.readManifest())['products/press']?.points
  }

  it('follow the trimmed picture', async () => {
    await project.build()
    // The block's corners: 800 × 600 trimmed to 344 × 212 from (178, 188).
    const edge = [
      [22 / 344, 112 / 212],
      [322 / 344, 142 / 212],
    ].map(point => point.map(value => Math.round(value * 10_000) / 10_000))
    expect((await readPoints())?.edge).toEqual(edge)
  })

  it('stay where they are on a photograph', async () => {
    await project.put('content/images/boxes/box-1.jpg', await drawPhotograph())
    await project.put('content/images/boxes/box-1.points.json', JSON.stringify(GOOD))
    await project.build()
    expect((await project.readManifest())['boxes/box-1']?.points).toEqual(GOOD)
  })

  it('are read anew without making the picture anew', async () => {
    await project.build()
    await project.put(FILE, JSON.stringify({ ...GOOD, stations: [] }))
    expect((await project.build()).made).toBe(0)
    expect((await readPoints())?.stations).toEqual([])
  })

  it('stop the run when the product lists another number of stations', async () => {
    await project.put('content/products/press.yaml', 'title: Press\nstations:\n  - feeder\n  - platen\n  - delivery\n')
    await expect(project.build()).rejects.toThrow(`${FILE} · stations: has 2, the product lists 3`)
  })
})
