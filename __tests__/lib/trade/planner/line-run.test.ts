import { plannerData } from '@/__tests__/support/many-machines'
import { countPieces, findLeg, findPoint, listLegs } from '@/lib/trade/planner/hall-way'
import { parseJob } from '@/lib/trade/planner/job-query'
import { findPieces, scheduleRun } from '@/lib/trade/planner/line-run'
import { listStops } from '@/lib/trade/planner/line-stops'
import { planJob } from '@/lib/trade/planner/plan-job'

/** The first plan of an address, with its stops, and with the x of the far wall in mm. */
function plan(query: string) {
  const [first] = planJob(plannerData, parseJob(new URLSearchParams(query), plannerData).job).plans
  if (!first) throw new Error('There is no plan')
  return { ...first, stops: listStops(first), wall: first.hall.length }
}

/** The side of a piece as it is drawn. */
const PIECE_MM = 500

const CUP = 'style=cup&quantity=100000'

/** Two rows: two machines, then a long one. The aisle is 1,000 mm wide. */
const HALL = {
  machines: [
    { slug: 'a', x: 1000, y: 1500, length: 2000, width: 1000, row: 1000 },
    { slug: 'b', x: 4000, y: 1000, length: 2000, width: 2000, row: 1000 },
    { slug: 'c', x: 1000, y: 4000, length: 5000, width: 1000, row: 4000 },
  ],
  length: 7000,
  width: 6000,
  overrun: 0,
}
const [a, b, c] = HALL.machines as [HallMachine, HallMachine, HallMachine]
type HallMachine = (typeof HALL.machines)[number]

// A way leads from the middle of one machine's end to the middle of the next one's beginning, in the middle of aisles.
describe('the way through a hall', () => {
  it('leads straight to the neighbour in a row', () => {
    expect(findLeg(a, b, HALL).points).toEqual([
      [3000, 2000],
      [4000, 2000],
    ])
  })

  it('leads to the next row by the aisle between the two', () => {
    expect(findLeg(b, c, HALL).points).toEqual([
      [6000, 2000],
      [6500, 2000],
      [6500, 3500],
      [500, 3500],
      [500, 4500],
      [1000, 4500],
    ])
  })

  it('leads back to an earlier row by the aisle at the wall', () => {
    const { points } = findLeg(c, b, HALL)
    expect(points).toContainEqual([500, 5500])
    expect(points).toContainEqual([500, 500])
    expect(points.at(-1)).toEqual([4000, 2000])
  })

  it('has a point at each distance, the last beyond its end', () => {
    const leg = findLeg(b, c, HALL)
    // 500 mm to the middle of the aisle, and 500 mm along it.
    expect(findPoint(leg, 1000)).toEqual([6500, 2500])
    expect(findPoint(leg, leg.length + 1)).toEqual([1000, 4500])
  })

  it.each([CUP, 'style=rigid&quantity=4000', 'style=pizza&from-reel=1&film=1'])(
    'crosses no machine in the plan for %s',
    query => {
      const { hall, stops, wall } = plan(query)
      for (const leg of listLegs(stops, hall, wall)) {
        for (let distance = 1; distance < leg.length; distance += 100) {
          const [x, y] = findPoint(leg, distance)
          const crossed = hall.machines.filter(({ x: left, y: top, length, width }) => {
            return x > left && x < left + length && y > top && y < top + width
          })
          expect(crossed).toEqual([])
        }
      }
    },
  )
})

describe('the stops of a line', () => {
  it('follow the route, with what pieces arrive as at each, and end at the way out', () => {
    const { stops } = plan(CUP)
    expect(stops.map(({ form }) => form)).toEqual(['reel', 'reel', 'blank', 'pack'])
    // Pieces come to each stop from the one before it, which is named by its place.
    expect(stops.map(({ from }) => from)).toEqual([[], [0], [1], [2]])
    expect(stops.at(-1)).toMatchObject({ machines: [], use: 0 })
  })

  it('join the sheets of a branch at the next step of the line', () => {
    const { stops, variant } = plan('style=pizza&from-reel=1&film=1')
    // The stops are the steps that are not bought in, in order, and the way out.
    const branches = variant.steps.filter(({ step }) => !step.boughtIn).map(({ step }) => step.branch)
    const joint = stops.findIndex(({ from }) => from.length === 2)
    expect(stops[joint]?.from.map(index => branches[index]).sort()).toEqual(['board', 'print'])
    expect(branches[joint]).toBeUndefined()
    expect(stops.slice(joint + 1).map(({ from }) => from.length)).toEqual(stops.slice(joint + 1).map(() => 1))
  })
})

describe('a run of pieces through a line', () => {
  const { stops, hall, wall, bottleneck } = plan(CUP)
  const run = scheduleRun(stops, hall, wall)
  /** The ways to a stop, whose index is the first number of a lane. */
  const travelsTo = (stop: number) => run.travels.filter(({ lane }) => lane?.startsWith(`${stop} `))
  const slowest = stops.findIndex(({ use }) => Math.abs(use - (bottleneck?.use ?? 0)) < 0.001)

  it('takes each piece through all stops, then ends', () => {
    expect(findPieces(run, 0, PIECE_MM)).toHaveLength(1)
    const wayOut = stops.length - 1
    expect(travelsTo(wayOut)).toHaveLength(countPieces(stops))
    expect(findPieces(run, run.ms, PIECE_MM)).toEqual([])
  })

  it('ends within 40 seconds, so that visitors see the end', () => {
    expect(run.ms).toBeLessThan(40_000)
  })

  it('makes pieces wait the longest before the slowest step', () => {
    const waits = stops.map((_, stop) => Math.max(...travelsTo(stop).map(({ arrives, ends }) => ends - arrives)))
    expect(Math.max(...waits)).toBeGreaterThan(0)
    expect(waits.indexOf(Math.max(...waits))).toBe(slowest)
  })

  it('never shows two pieces in one place', () => {
    for (let ms = 0; ms < run.ms; ms += 500) {
      const places = findPieces(run, ms, PIECE_MM).map(({ x, y }) => `${x} ${y}`)
      expect(new Set(places).size).toBe(places.length)
    }
  })
})
