/** @jest-environment node */

import fc from 'fast-check'
import { plannerData, plannerFile } from '@/__tests__/support/many-machines'
import { parsePlannerFile } from '@/lib/planner/planner-file'
import { getReadyPlans } from '@/lib/ready-plans/ready-plans'
import type { Job } from '@/lib/trade/planner/job'
import { listTyped, parseJob } from '@/lib/trade/planner/job-query'
import type { Step } from '@/lib/trade/planner/line'
import { groupPlans, type Plan, planJob } from '@/lib/trade/planner/plan-job'
import type { Limit, Work } from '@/lib/trade/planner/planner-data'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import type { Variant } from '@/lib/trade/planner/variants'
import { createPlanReport } from '@/scripts/plan/plan-report'
import { anyText, createRunOptions, FUZZ_LIMIT_MS, HIDDEN } from '../support/fuzz'

jest.setTimeout(FUZZ_LIMIT_MS)

/** The data of the planner's page: its form, and the file that it fetches. */
const data = { ...plannerData, ...parsePlannerFile(JSON.parse(JSON.stringify(plannerFile))) }
const { styles, questions, assumptions } = data
const keys = [...questions.map(({ id }) => id), ...assumptions.map(({ id }) => id), 'style', 'utm_source', '__proto__']

/** Texts and numbers as an address may have them, valid or not. */
const number = fc.oneof(fc.integer({ min: -5, max: 1200 }), fc.double(), fc.constantFrom(0, -5, Number.NaN, 1e9, 1e-9))
const word = fc.oneof(
  anyText,
  fc.constantFrom('1', 'E', 'BC', 'stitched', 'month', '20x9', '1020x720', '0x0', 'x', '1x2x3'),
)
const address = fc
  .tuple(
    fc.constantFrom(...styles.map(({ id }) => id), 'none'),
    fc.array(fc.tuple(fc.oneof(fc.constantFrom(...keys), anyText), fc.oneof(number.map(String), word)), {
      maxLength: 12,
    }),
  )
  .map(([style, pairs]) => new URLSearchParams([['style', style], ...pairs]))

/** At least as many as a style has fields. */
const FIELDS = 12

/** Realistic jobs, with sizes around those of each style, and arbitrary additions. */
const sane = fc
  .record({
    style: fc.constantFrom(...styles),
    factors: fc.array(fc.double({ min: 0.4, max: 2.5, noNaN: true }), { minLength: FIELDS, maxLength: FIELDS }),
    flags: fc.array(fc.boolean(), { minLength: FIELDS, maxLength: FIELDS }),
    quantity: fc.integer({ min: 1, max: 300_000 }),
    shifts: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ style, factors, flags, quantity, shifts }) => {
    const own = Object.entries(style.defaults).map(([id, value], index): [string, string] => {
      return [id, typeof value === 'number' ? String(Math.round(value * (factors[index] ?? 1))) : String(value)]
    })
    const asked = questions.filter(({ id, kind }) => kind === 'flag' && style.asks.includes(id))
    const set = asked.map(({ id }, index): [string, string] => [id, flags[index] ? '1' : '0'])
    return Object.fromEntries([
      ...own,
      ...set,
      ['style', style.id],
      ['quantity', `${quantity}`],
      ['shifts', `${shifts}`],
    ])
  })

/** Characters of a note. It quotes only the start of what was typed, however long that is. */
const LONGEST_NOTE = 250

/** JSON would write NaN as null, and the test would miss it. */
function expectFinite(report: object) {
  const wrong: string[] = []
  JSON.stringify(report, (key, part) => {
    if (typeof part === 'number' && !Number.isFinite(part)) wrong.push(`${key}: ${part}`)
    return part
  })
  expect(wrong).toEqual([])
}

/**
 * Whether a machine may do a step by its limits on weight, sheet and blank: written apart from the rules that it
 * checks.
 */
function keepsLimits({ limits, weights }: Work, step: Step, { sheet, shape }: Variant, job: Job) {
  const { material } = styles.find(({ id }) => id === job.style) ?? {}
  // The weight asked for is that of cartons and papers in every step; in corrugated packs it is that of the printed
  // sheet, which only some steps take.
  const isWeighed = step.weighs || material === 'folding carton' || material === 'paper'
  const gsm = isWeighed && typeof job.answers.gsm === 'number' ? [job.answers.gsm] : null
  const sizes: Record<string, readonly number[] | null> = {
    gsm,
    sheet,
    blank: [shape.across, shape.along],
    'blank-width': [shape.across],
    'blank-length': [shape.along],
  }
  const inside = (sides: readonly number[], { least, most }: Limit) =>
    sides.every((side, index) => side >= (least?.[index] ?? 0) && side <= (most?.[index] ?? Number.POSITIVE_INFINITY))
  const fits = limits.every(limit => {
    const sides = sizes[limit.of]
    // A machine may take a sheet or blank turned.
    return !sides || inside(sides, limit) || inside([...sides].reverse(), limit)
  })
  const [weight] = gsm ?? []
  const isInWeight = weights.some(([from = 0, to = 0]) => weight !== undefined && weight >= from && weight <= to)
  return fits && (weight === undefined || weights.length === 0 || isInWeight)
}

/** What `npm run plan` prints of a job. */
function plan(job: Job) {
  return createPlanReport(planJob(data, job), [], data.planWords)
}

it('reads any address as a job, answers it in words, and writes an address that means the same', () => {
  fc.assert(
    fc.property(address, parameters => {
      const { job, notes } = parseJob(parameters, data)
      for (const { text } of notes) {
        expect(text).not.toMatch(HIDDEN)
        expect(text).toMatch(/[.]$/)
        expect(text.length).toBeLessThan(LONGEST_NOTE)
      }
      expect(parseJob(listTyped(job), data)).toEqual({ job, notes: [] })
      const answer = planJob(data, job)
      expect(formatAnswer(answer, job, data.planWords)).not.toMatch(/NaN|undefined|Infinity|∞/)
      expectFinite(createPlanReport(answer, notes, data.planWords))
      expect(answer.plans.length > 0 || answer.gaps.length > 0).toBe(true)
    }),
    createRunOptions(50),
  )
})

it('never plans fewer machines for more packs, in a step or in a whole line', () => {
  fc.assert(
    fc.property(sane, fc.integer({ min: 1, max: 100_000 }), (fields, more) => {
      const less = plan(parseJob(new URLSearchParams(fields), data).job)
      const bigger = { ...fields, quantity: String(Number(fields.quantity) + more) }
      const later = plan(parseJob(new URLSearchParams(bigger), data).job)
      const countFewest = (report: typeof less) => {
        const fewest = report.plans.find(({ name }) => name === data.planWords.names.fewestMachines)
        return fewest?.machines.reduce((sum, { count }) => sum + count, 0) ?? 0
      }
      expect(countFewest(later)).toBeGreaterThanOrEqual(countFewest(less))
      // With another sheet or route the steps cannot be compared one by one.
      if (less.sheet?.join() !== later.sheet?.join() || less.route !== later.route) return
      for (const [index, { choices }] of less.steps.entries()) {
        for (const [place, { machines }] of choices.entries()) {
          expect(later.steps[index]?.choices[place]?.machines ?? 0).toBeGreaterThanOrEqual(machines ?? 0)
        }
      }
    }),
    createRunOptions(30),
  )
})

it("adds up its sums, breaks no machine's limit, and puts first the plans that are best in something", () => {
  fc.assert(
    fc.property(sane, fields => {
      const { job } = parseJob(new URLSearchParams(fields), data)
      const { plans } = planJob(data, job)
      for (const { machines, watts, count, variant, overruns } of plans) {
        const load = machines.reduce((sum, { machine, count: each }) => sum + each * machine.kw, 0)
        expect(watts / 1000).toBeCloseTo(load, 6)
        expect(count).toBe(machines.reduce((sum, { count: each }) => sum + each, 0))
        expect(overruns.kw).toBe(0)
        for (const { machine, steps, use } of machines) {
          expect(use).toBeLessThanOrEqual(1)
          const choices = variant.steps.filter(({ step }) => steps.includes(step.id)).flatMap(step => step.choices)
          for (const choice of choices.filter(entry => entry.machine.slug === machine.slug)) {
            expect(choice.fit).not.toBe('refused')
          }
          for (const { step } of variant.steps.filter(answer => steps.includes(answer.step.id))) {
            const works = machine.works.filter(work => work.step === step.id)
            expect(works.some(work => keepsLimits(work, step, variant, job))).toBe(true)
          }
        }
        const sold = variant.steps.filter(({ step }) => step.boughtIn === undefined).map(({ step }) => step.id)
        expect(machines.flatMap(({ steps }) => steps).sort()).toEqual([...sold].sort())
      }
      // The plans stand in this order: fewest people, least power, fewest machines.
      const [people, power, fewest] = plans
      for (const { people: other, watts, count } of plans) {
        expect(people?.people).toBeLessThanOrEqual(other)
        expect(power?.watts).toBeLessThanOrEqual(watts)
        expect(fewest?.count).toBeLessThanOrEqual(count)
      }
    }),
    createRunOptions(30),
  )
})

/** Whether a plan equals or beats another in machines, people, power and floor, as they are shown. */
function equalsOrBeats(one: Plan, other: Plan) {
  const figures = ({ count, people, watts, area }: Plan) => [count, people, watts, Math.round(area / 1e6)]
  const others = figures(other)
  return figures(one).every((figure, place) => figure <= (others[place] ?? Number.NaN))
}

// groupPlans shows a plan once that is the best in several ways.
it('shows no plan that equals or is worse than another, with or without the limits of the plant', () => {
  const plant = fc.record({
    kw: fc.option(fc.integer({ min: 5, max: 200 })),
    hall: fc.constantFrom('', '20x9', '40x18'),
  })
  fc.assert(
    fc.property(sane, plant, (fields, { kw, hall }) => {
      const { job } = parseJob(new URLSearchParams({ ...fields, kw: String(kw ?? ''), hall }), data)
      const plans = groupPlans(planJob(data, job).plans).map(({ plan }) => plan)
      for (const plan of plans) expect(plans.filter(other => other !== plan && equalsOrBeats(other, plan))).toEqual([])
    }),
    createRunOptions(200),
  )
})

it('shows no ready-made plan that equals or is worse than another for its pack', () => {
  for (const { answer } of getReadyPlans()) {
    const plans = groupPlans(answer.plans).map(({ plan }) => plan)
    for (const plan of plans) expect(plans.filter(other => other !== plan && equalsOrBeats(other, plan))).toEqual([])
  }
})

it('gives the same answer for any order of the machines', () => {
  fc.assert(
    fc.property(sane, fc.shuffledSubarray(data.machines, { minLength: data.machines.length }), (fields, machines) => {
      const { job } = parseJob(new URLSearchParams(fields), data)
      expect(createPlanReport(planJob({ ...data, machines }, job), [], data.planWords)).toEqual(plan(job))
    }),
    createRunOptions(10),
  )
})
