/** @jest-environment node */

import { plannerData } from '@/__tests__/support/many-machines'
import { fitLine } from '@/lib/content/line/read-line'
import {
  explainArea,
  explainBlank,
  explainChoice,
  explainInput,
  explainPower,
  explainUps,
  formatInput,
  warnOfReels,
  warnOfStripping,
} from '@/lib/trade/planner/explain'
import { layOutHall } from '@/lib/trade/planner/hall'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatPosts } from '@/lib/trade/planner/sentence'

const data = plannerData
const query = 'style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000&hall=20x9'
const { job } = parseJob(new URLSearchParams(query), data)
const brief = createBrief(data, job)
const { variant, plans } = planJob(data, job)
const [plan] = plans
const glue = variant.steps.find(({ step }) => step.id === 'glue')

it('explains how blank and sheet are computed', () => {
  expect(explainBlank(variant, brief)).toEqual([
    '2 × (L + W) + 15 = 185 mm',
    'H + 2W + 2 × 15 = 190 mm',
    'L 60, W 25, H 110, t 0.4 mm, rounded up',
  ])
  expect(explainUps(variant, brief).slice(1)).toEqual([
    '185 × 190 mm: 20 per sheet',
    'Rows interlock: the lids of one lie beside the dust flaps of the next. A row every 150 mm, and 5 mm between them',
  ])
})

it('says that people strip the waste after a die cutter without a stripping station, unless a machine does it', () => {
  const shipper = parseJob(new URLSearchParams('style=shipper'), data).job
  const { variant: boxes } = planJob(data, shipper)
  const step = boxes.steps.find(answer => answer.step.id === 'die-cut')
  const [choice] = step?.choices ?? []
  const work = choice?.machine.works.find(({ step: id }) => id === 'die-cut')
  if (!step || !choice || !work) throw new Error('The route has no die cutter')
  const leaving = { ...choice, machine: { ...choice.machine, works: [{ ...work, leavesWaste: true }] } }
  expect(warnOfStripping(step, leaving, boxes, brief)).toMatch(/^No stripping station: /)
  expect(warnOfStripping(step, choice, boxes, brief)).toBeNull()
  // Who strips is not among the people of the plan, and its sentence on people says so.
  const [first] = planJob(data, shipper).plans
  const used = first?.machines.find(({ steps }) => steps.includes('die-cut'))
  if (!first || !used) throw new Error('The plan has no die cutter')
  const say = (machine: typeof used.machine) =>
    formatPosts({ variant: boxes, machines: [{ ...used, machine }] }, brief.words)
  expect(say(leaving.machine)).toMatch(/ Nor are those who strip the waste by hand: /)
  expect(say(choice.machine)).not.toMatch(/strip/)
  // The route of a carton has a stripping machine.
  expect(warnOfStripping(step, leaving, variant, brief)).toBeNull()
})

it.each([
  // A stroke cuts 12 fans of a reel that is 779 mm wide (docs/decisions/0106).
  ['cup', 'Takes reels 779 mm wide: buy them slit to this width.'],
  // Its route slits the reels.
  ['sos-bag', null],
  ['tuck', null],
])('names the width of the reels that a %s takes', (style, text) => {
  const reels = parseJob(new URLSearchParams(`style=${style}`), data).job
  const { variant: first } = planJob(data, reels)
  const notes = first.steps.map(answer => warnOfReels(answer, first, createBrief(data, reels)))
  expect(notes.filter(note => note !== null)).toEqual(text === null ? [] : [text])
})

it('explains how the hours and the machines of a step are computed', () => {
  if (!glue?.choices[0]) throw new Error('The route has no gluer')
  expect(explainInput(glue, brief)).toEqual(['20,203 blanks, 1 % of them for waste'])
  expect(explainChoice(glue.choices[0], glue, brief)).toEqual([
    '70 % of 420 m/min; one blank every 190 + 50 mm of belt, at most 30,000 an hour: 30,000 an hour',
    '20,203 ÷ 30,000 + 1 h to set up = 1.67 h',
    '1.67 of 6.8 h = 25 %: 1 needed',
  ])
})

// 1,000 boxes are 2,062 wraps at 1,050 an hour, 1.96 h: one machine has the time. 4,000 are 8,246 wraps, 7.85 h: two
// machines, each set up for one part, have 2 × (6.8 − 1.5) = 10.6 h.
it.each([
  [1000, 1, 'Set-up: 1.5 h × 2 (parts of a box, such as lid and base) × 1 (job changes a day) = 3 h'],
  [4000, 2, '2 machines share 2 parts a day, such as lid and base: 2 set-ups × 1.5 h = 3 h'],
])('counts the set-up of the parts of %d rigid boxes on %d wrapping machines', (quantity, count, line) => {
  const rigid = parseJob(new URLSearchParams(`style=rigid&quantity=${quantity}`), data).job
  const wrap = planJob(data, rigid).variant.steps.find(({ step }) => step.id === 'wrap')
  if (!wrap?.choices[0]) throw new Error('The route has no wrapping machine')
  expect(wrap.choices[0].load?.count).toBe(count)
  expect(explainChoice(wrap.choices[0], wrap, createBrief(data, rigid))).toContain(line)
})

it('says of which metres it speaks: of web, or of the lanes that a web has side by side', () => {
  const say = (query: string, id: string) => {
    const { job } = parseJob(new URLSearchParams(query), data)
    const answer = planJob(data, job).variant.steps.find(({ step }) => step.id === id)
    if (!answer?.choices[0]) throw new Error(`${query} has no machine for ${id}`)
    return [formatInput(answer, data.planWords), ...explainChoice(answer.choices[0], answer, createBrief(data, job))]
  }
  const box = 'style=rsc&l=400&w=300&flute=C&quantity=5000&from-reel=1'
  // 1,449 mm for each of 5,155 sheets, and 4 % of waste; 2 × 612 mm of web within 1,800 − 2 × 20 mm.
  expect(say(`${box}&h=300`, 'make-board').slice(0, 3)).toEqual([
    '7,782 metres of lane',
    '70 % of 150 m/min; 2 across: 2 × 612 mm on 1,800 mm, 68 % of the width used, in metres of lane: 12,600 an hour',
    '7,782 metres of lane ÷ 2 lanes side by side = 3,891 metres of web',
  ])
  // A box of 1,012 mm has the web for itself.
  expect(say(`${box}&h=700`, 'make-board').some(line => line.includes('side by side'))).toBe(false)
  expect(say('style=sos-bag', 'reel-slit').slice(0, 2)).toEqual([
    '21,562 metres of web',
    '70 % of 300 m/min; in metres of web: 12,600 an hour',
  ])
})

it('plans the cutter behind a single facer no faster than its web, and says so', () => {
  const query = 'style=rsc&l=400&w=300&h=300&flute=C&quantity=5000&from-reel=1&kw=100'
  const { job } = parseJob(new URLSearchParams(query), data)
  const brief = createBrief(data, job)
  const say = (planner: typeof data) => {
    const answer = planJob(planner, job).variant.steps.find(({ step }) => step.id === 'cut-board')
    if (!answer?.choices[0]) throw new Error('No machine cuts the board')
    return explainChoice(answer.choices[0], answer, brief)[0]
  }
  // The facer's lowest speed, 60 m/min, is more than 70 % of its 80. Of boards 1,449 mm long and 612 mm wide, two lie on
  // the 1,800 mm of the cutter: 60 × 60 ÷ 1.449 × 2 an hour.
  expect(say(data)).toMatch(/^60 m\/min, as fast as the web comes from the machine before it; .*: 4,969 an hour$/)
  // Behind no single facer, which is then bought in, it has its own speed: 84 ÷ 60 as many.
  const machines = data.machines.filter(({ works }) => works.every(({ step }) => step !== 'make-single-face'))
  expect(say(fitLine({ ...data, machines }, 'Not ours.'))).toMatch(/^70 % of 120 m\/min; .*: 6,957 an hour$/)
})

it.each<[what: string, query: string, spoken: RegExp, perHour: number]>([
  // A blank of 821 mm lies once on the 1,600 mm of the facer, and twice on the 1,800 mm of the cutter. It is 2,060 mm
  // long: 60 × 60 ÷ 2.06 = 1,747.6 cuts an hour. Of three sheets two are webs and one the flat liner, which is cut in
  // half the time: 1,747.6 × 3 ÷ 2.5.
  ['own board', 'style=rsc&l=600&w=400&h=407&flute=BC', /webs 1 across, as they come; the flat liner 2 across/, 2097],
  // A blank of 621 mm lies twice on both, and is 1,460 mm long.
  ['a narrow blank', 'style=rsc&l=400&w=300&h=300&flute=BC', /; 2 across, slit apart: 2 × 621 mm on 1,800 mm/, 4932],
])('cuts %s from no more lanes than its web has', (_, query, spoken, perHour) => {
  const { job } = parseJob(new URLSearchParams(`${query}&quantity=1000&from-reel=1&kw=150`), data)
  const { variant } = planJob(data, job)
  const answer = variant.steps.find(({ step }) => step.id === 'cut-board')
  if (!answer?.choices[0]) throw new Error('No machine cuts the board')
  expect(explainChoice(answer.choices[0], answer, createBrief(data, job))[0]).toMatch(spoken)
  expect(Math.round(answer.choices[0].pace.perHour)).toBe(perHour)
})

// A web of B and one of C: the rollers are changed between them, half an hour for each.
it.each([
  ['BC', 3600, ['Set-up for a job: 0.5 h × 2 (flutes, with a cassette of rollers for each) = 1 h']],
  ['C', 1800, []],
])('sets a single facer up for each flute of %s', (flute, setUp, lines) => {
  const { job } = parseJob(new URLSearchParams(`style=rsc&flute=${flute}&quantity=1000&from-reel=1&kw=150`), data)
  const answer = planJob(data, job).variant.steps.find(({ step }) => step.id === 'make-single-face')
  if (!answer?.choices[0]) throw new Error('No machine makes the web')
  expect(answer.choices[0].load?.works).toMatchObject([{ setUp }])
  const said = explainChoice(answer.choices[0], answer, createBrief(data, job))
  expect(said.filter(line => line.startsWith('Set-up'))).toEqual(lines)
})

describe('what people feed of a blank of 2,060 × 828 mm, 1.71 m²', () => {
  const say = (query: string, id: string, slug: string) => {
    const { job } = parseJob(new URLSearchParams(`style=rsc&flute=BC&quantity=1000&joint=stitched&${query}`), data)
    const answer = planJob(data, job).variant.steps.find(({ step }) => step.id === id)
    const choice = answer?.choices.find(({ machine }) => machine.slug === slug)
    if (!answer || !choice) throw new Error(`${slug} does not do ${id}`)
    return { perHour: Math.round(choice.pace.perHour), lines: explainChoice(choice, answer, createBrief(data, job)) }
  }
  const [stitcher, large] = ['semi-automatic-box-stitching-machine-double-servo', 'l=600&w=400&h=407']

  it('is one m² by that area of what they feed of a smaller one', () => {
    // 1 ÷ 1.71 = 58 % of 3,600 s ÷ (8 stitches of 330 a minute, 1.45 s, and 6 s).
    const { perHour, lines } = say(large, 'joint-stitch', stitcher)
    expect(perHour).toBe(282)
    expect(lines).toContain(
      'A piece of 1.71 m² is handled more slowly than one of 1 m², our estimate: 58 % of that, 282 an hour',
    )
  })

  it('is what the visitor says, and never less than half', () => {
    // A visitor who types what people feed means his own blanks.
    expect(say(`${large}&by-hand-joint-stitch=400`, 'joint-stitch', stitcher).perHour).toBe(400)
    const least = say('l=750&w=500&h=900', 'joint-stitch', stitcher)
    expect(least.lines).toContainEqual(expect.stringContaining('our estimate: 50 % of that'))
  })

  it('does not change for small pieces, nor on machines that feed themselves', () => {
    const lines = [
      ...say('l=400&w=300&h=300', 'joint-stitch', stitcher).lines,
      ...say(large, 'joint-stitch', 'automatic-folding-stitching-machine').lines,
    ]
    expect(lines.filter(line => line.startsWith('A piece of'))).toEqual([])
  })
})

it('adds up power and floor', () => {
  if (!plan) throw new Error('There is no plan')
  // 15 + 6 + 28 kW, and 5.2 × 3.9 + 2.9 × 2.7 + 15.8 × 1.55 m².
  expect(explainPower(plan, data.planWords).at(-1)).toBe(
    '49 kW connected load, without compressor, boiler and light; not consumption',
  )
  expect(explainArea(plan, data.planWords).at(-1)).toBe('52.6 m² without aisles')
})

describe('the hall', () => {
  /** The room beside and between machines, like all sizes here in millimetres. */
  const AISLE = 1000
  const machine = (slug: string, length: number, width: number) => [{ slug, length, width }]

  it('has machines in two rows if one row of them is longer than the hall', () => {
    const line = [machine('a', 7000, 4300), machine('b', 2900, 2700), machine('c', 15_800, 1550)]
    const { machines, length, width, overrun } = layOutHall(line, [20_000, 9000], AISLE)
    expect(overrun).toBe(0)
    // The longest machine between two aisles; three aisles, and the widest machine of each row, 4,300 and 1,550.
    expect([length, width]).toEqual([17_800, 8850])
    const secondRow = AISLE + 4300 + AISLE
    // The smaller one stands on the centre line of its row.
    expect(machines.map(({ y }) => y)).toEqual([AISLE, AISLE + (4300 - 2700) / 2, secondRow])
  })

  it('keeps machines of one web in one row, on one centre line, even if the hall is too short for them', () => {
    const web = [machine('facer', 7000, 4300), machine('cutter', 2900, 2700)].flat()
    const { machines, overrun } = layOutHall([machine('a', 5000, 1000), web], [12_000, 8500], AISLE)
    const [, facer, cutter] = machines
    expect([facer, cutter]).toEqual([
      { slug: 'facer', x: AISLE, y: 3000, length: 7000, width: 4300, row: 3000 },
      { slug: 'cutter', x: 9000, y: 3800, length: 2900, width: 2700, row: 3000 },
    ])
    expect(overrun).toBe(12_900 - 12_000)
  })

  it('says by how much it is too small in either direction, and is as large as needed if none is given', () => {
    const line = [machine('a', 10_000, 2000)]
    // With an aisle on each side, the machine needs 12,000 × 4,000.
    expect(layOutHall(line, [10_000, 5000], AISLE).overrun).toBe(2000)
    expect(layOutHall(line, [4000, 12_000], AISLE).overrun).toBe(0)
    expect(layOutHall(line, null, AISLE)).toMatchObject({ length: 12_000, width: 4000, overrun: 0 })
    expect(layOutHall([], null, AISLE)).toEqual({ machines: [], length: 0, width: 0, overrun: 0 })
  })
})
