/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import {
  createFolding,
  drawFolded,
  type Folding,
  foldPanels,
  type Place,
  type Projection,
  viewClosed,
} from '@/lib/trade/planner/fold'
import { createBrief, listSizes } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

/** How the pack of a job is folded, its sizes and its blank. */
function read(query: string) {
  const { job } = parseJob(new URLSearchParams(query), plannerData)
  const brief = createBrief(plannerData, job)
  const { shape } = planJob(plannerData, job).variant
  const sizes = listSizes(brief)
  return { folding: createFolding(brief.style, sizes, shape), sizes, shape, style: brief.style }
}

function readFolding(query: string): Folding {
  const { folding } = read(query)
  if (!folding) throw new Error('This pack is not folded from one blank')
  return folding
}

/** The lengths of all edges, and of the diagonals, of a panel. */
function measure(places: readonly Place[]): number[] {
  return places.flatMap((a, index) =>
    places.slice(index + 1).map(b => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
  )
}

/** How far a folded pack reaches along each axis of its blank: along x, along y and off its plane. */
function measurePack(folding: Folding): number[] {
  const places = foldPanels(folding, 0).flat()
  return [0, 1, 2].map(axis => {
    const values = places.map(place => place[axis] ?? 0)
    return Math.max(...values) - Math.min(...values)
  })
}

const foldable = plannerData.styles.map(({ id }) => id).filter(id => read(`style=${id}`).folding)

it('folds every pack but bags, cups and envelopes', () => {
  const others = plannerData.styles.filter(({ id }) => !foldable.includes(id)).map(({ formula }) => formula)
  expect(new Set(others)).toEqual(new Set(['sos-bag', 'carry-bag', 'cup', 'envelope']))
})

it.each(foldable)('the closed %s has its inside dimensions, and a thickness of its board for each layer', id => {
  const { folding, sizes } = read(`style=${id}`)
  if (!folding) throw new Error(id)
  const [x = 0, y = 0, off = 0] = measurePack(folding)
  const [length, width, height] = folding.isUpright ? [x, off, y] : [x, y, off]
  const { l, w, h, t } = sizes
  for (const [outside, inside] of [
    [length, l],
    [width, w],
    [height, h],
  ] as const) {
    expect(outside).toBeGreaterThan(inside - 1)
    // At each end a wall may stand out by two thicknesses, and by a degree if it is turned over: sin 1° is less than
    // 0.02.
    expect(outside).toBeLessThan(inside + 4 * t + 0.04 * h + 1)
  }
})

it.each(foldable)('no panel of a %s changes its size while it opens, and all of them lie flat at the end', id => {
  const folding = readFolding(`style=${id}`)
  const flat = foldPanels(folding, 1)
  expect(flat).toEqual(
    folding.panels.map(({ corners }) =>
      corners.map(([x, y]) => [expect.closeTo(x), expect.closeTo(y), expect.closeTo(0)]),
    ),
  )
  for (const open of [0, 0.3, 0.7]) {
    for (const [index, places] of foldPanels(folding, open).entries()) {
      for (const [edge, length] of measure(places).entries()) {
        expect(length).toBeCloseTo(measure(flat[index] ?? [])[edge] ?? 0, 6)
      }
    }
  }
})

// The style 'rsc' is a regular slotted box. Its panels reach half a board's thickness past the inside on each side.
it('a slotted box has four panels of L and W around it, and flaps of half its width', () => {
  const { folding, sizes } = read('style=rsc&l=400&w=300&h=250')
  const { l, w, h, t } = sizes
  const sides = (folding?.panels ?? []).map(({ corners }) => {
    const [a = [0, 0], b = [0, 0], c = [0, 0]] = corners
    return [Math.abs(a[0] - b[0]) || Math.abs(a[1] - b[1]), Math.abs(c[1] - b[1]) || Math.abs(c[0] - b[0])]
  })
  expect(sides).toContainEqual([l + t, h + 2 * t])
  expect(sides).toContainEqual([w + t, h + 2 * t])
  expect(sides.filter(([, depth]) => depth === (w + t) / 2)).toHaveLength(8)
})

it('shows the outside of a closed box, and the inside of an open tray', () => {
  const listFaces = (query: string) => {
    const folding = readFolding(query)
    return drawFolded(folding, 0, viewClosed(folding)).map(({ face }) => face)
  }
  const closed = listFaces('style=rsc')
  for (const face of ['top', 'left', 'right'] as const) {
    expect(closed.lastIndexOf(face)).toBeGreaterThan(closed.lastIndexOf('inside'))
  }
  expect(listFaces('style=crate')[0]).toBe('inside')
})

it('draws the flat blank as it lies on its sheet', () => {
  const folding = readFolding('style=tuck')
  const plan: Projection = [
    [1, 0],
    [0, 1],
    [0, 0],
  ]
  const drawn = drawFolded(folding, 1, plan).map(({ points }) => points.map(point => point.map(Math.round)))
  for (const { corners } of folding.panels) {
    expect(drawn).toContainEqual(corners.map(corner => corner.map(Math.round)))
  }
})
