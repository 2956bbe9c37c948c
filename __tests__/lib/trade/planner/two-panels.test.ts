/** @jest-environment node */
import { costFile, plannerData as data } from '@/__tests__/support/many-machines'
import { listConsumables } from '@/lib/trade/costs/consumables'
import { parseCosts } from '@/lib/trade/costs/cost-answers'
import { createDay } from '@/lib/trade/costs/day'
import { explainBlank } from '@/lib/trade/planner/explain'
import { createBrief, listSizes } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { drawBlank } from '@/lib/trade/planner/outline'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatAnswer, formatVerdict } from '@/lib/trade/planner/sentence'

const IN_PANELS = 'In two panels with two joints: no machine of ours takes it in one piece.'

function plan(query: string) {
  const { job } = parseJob(new URLSearchParams(query), data)
  const answer = planJob(data, job)
  const brief = createBrief(data, job)
  const { variant } = answer
  const getInput = (id: string) => variant.steps.find(({ step }) => step.id === id)?.input
  return { ...answer, job, brief, shape: variant.shape, getInput }
}

// A box of 600 × 400 × 400 mm in B flute, 3 mm thick, has a blank of 2,046 × 809 mm, which no laminator takes. Worked by
// hand: a panel is the joint flap of 35 mm, a long side of 600 + 3 mm and an end of 400 + 1.5 mm, rounded up, and as
// high as the box and two flaps: 400 + 2 × 3 + 400 + 3 mm.
describe('8,000 litho-laminated shippers of 600 × 400 × 400 mm', () => {
  const shippers = plan('style=shipper&l=600&w=400&h=400&flute=B&joint=glued&quantity=8000')

  it('are made of two panels each, one on a sheet with its margins', () => {
    expect(shippers.shape).toMatchObject({ blanks: 2, across: 1040, along: 809 })
    expect(shippers.plans[0]?.variant).toMatchObject({ sheet: [1060, 834], ups: 1, perPart: 2 })
    // All but the board above and below both flaps, 809 − 406 mm of 35 mm.
    expect(shippers.shape.areas.blank).toBe(2 * (1040 * 809 - 35 * 403))
    // Folded flat, a box is as large as a panel; ten are 2 × 3 mm each.
    expect(shippers.variant.measures).toMatchObject({ flat: [1040, 809], bundle: [809, 60] })
  })

  it('take two joints a box, and two sheets of board and print', () => {
    // 16,000 / 0.99; / 0.97; / 0.99; / 0.975 and 200 to make the press ready.
    const steps = ['joint-glue', 'die-cut', 'flute-lam', 'offset-print']
    expect(steps.map(shippers.getInput)).toEqual([16_162, 16_662, 16_831, 17_463])
    expect(shippers.getInput('strap')).toBe(800)
  })

  it('are joined by people: an automatic gluer folds one blank', () => {
    const joint = shippers.variant.steps.find(({ step }) => step.id === 'joint-glue')
    const automatic = joint?.choices.find(({ machine }) => machine.automation === 'automatic')
    expect(automatic).toMatchObject({ fit: 'refused', reasons: [{ text: data.planWords.fit.panels }] })
    expect(shippers.plans.length).toBeGreaterThan(0)
  })

  it('cost glue for both joints', () => {
    const { plans, brief } = shippers
    const [first] = plans
    if (!first || !costFile) throw new Error('There is no plan with costs')
    const { answers } = parseCosts(new URLSearchParams(), { ...costFile, machines: [], words: data.formWords.notes })
    const glue = listConsumables(createDay(first, brief, answers)).filter(({ item }) => item === 'glue')
    // 90 g/m² in laminating at ₹14 a kg, and 4 g a metre of joint, of 0.406 m, at ₹90 a kg.
    const laminating = 16_831 * 1.06 * 0.834 * 0.09 * 14
    const joints = 16_162 * 0.406 * 0.004 * 90
    const total = glue.reduce((sum, { cost }) => sum + Number(cost), 0)
    expect(total).toBeCloseTo(laminating + joints, 2)
  })

  it('are said to be in two panels, and drawn so', () => {
    const { plans, job, brief, shape, variant } = shippers
    expect(formatVerdict({ ...shippers, plans }, job, data.planWords)).toContain(IN_PANELS)
    expect(formatAnswer(shippers, job, data.planWords)).toContain(IN_PANELS)
    expect(explainBlank(variant, brief)).toEqual([
      '35 + (L + t) + (W + t/2) = 1,040 mm',
      '(H + 2t) + (W + t) = 809 mm',
      'L 600, W 400, H 400, t 3 mm, rounded up',
      IN_PANELS,
    ])
    // A joint flap, two sides, and a flap above and below each.
    expect(drawBlank(brief.style, listSizes(brief), shape).panels.match(/Z/g)).toHaveLength(1 + 2 * 3)
  })
})

it('makes a slotted box in two panels where it is too large for the printer-slotters, and ties bundles by hand', () => {
  // 35 + 907 + 703.5 and 614 + 707 mm in BC flute of 7 mm; in one piece it would be 3,260 mm long.
  const boxes = plan('style=rsc&l=900&w=700&h=600&flute=BC&quantity=1000')
  expect(boxes.shape).toMatchObject({ blanks: 2, across: 1646, along: 1321 })
  // 1,000 boxes have 2,000 joints, / 0.99; / 0.98.
  expect(['joint-stitch', 'print-slot'].map(boxes.getInput)).toEqual([2021, 2063])
  // Bundles are 1,321 mm wide, more than the 850 mm of the strapping machine.
  const strap = boxes.variant.steps.find(({ step }) => step.id === 'strap')
  expect(strap).toMatchObject({ step: { boughtIn: data.planWords.route.tied }, choices: [{ fit: 'refused' }] })
  expect(boxes.plans.length).toBeGreaterThan(0)
})

it.each(['style=shipper', 'style=rsc', 'style=shoe&l=600&w=400&h=400', 'style=tuck&l=600&w=400&h=400'])(
  'keeps one piece where it fits, or where the pack is no slotted box: %s',
  query => {
    const { shape, job, ...answer } = plan(query)
    expect(shape.blanks).toBe(1)
    expect(formatAnswer(answer, job, data.planWords)).not.toContain('panels')
  },
)

it('shows what comes nearest where a box is too large in two panels, too', () => {
  const { plans, gaps, shape } = plan('style=rsc&l=1800&w=1500&h=1200&flute=BC')
  expect([plans.length, gaps.length > 0, shape.blanks]).toEqual([0, true, 1])
})
