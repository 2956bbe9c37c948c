/** @jest-environment node */

import { plannerData as data } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { type Plan, planJob } from '@/lib/trade/planner/plan-job'

/** The first plan of a query; undefined if it has none. */
function planFirst(query: string) {
  return planJob(data, parseJob(new URLSearchParams(query), data).job).plans[0]
}

/** A plan's machines as a text, and the board that its print takes a day, in m². */
function measure({ machines, variant: { sheet, steps } }: Plan) {
  const [width = 0, length = 0] = sheet ?? []
  const printed = steps.find(({ step }) => step.id === 'offset-print')?.input ?? 0
  return {
    line: machines.map(({ machine, count }) => `${count} ${machine.slug}`).join(),
    board: (printed * width * length) / 1e6,
  }
}

it.each(['style=tuck&quantity=30000&changes=8', 'style=tuck&quantity=10000&changes=3', 'style=drawer'])(
  'with the same machines, plans %s on as little board as any sheet of the trade takes',
  query => {
    const chosen = planFirst(query)
    if (!chosen) throw new Error(`${query} has no plan`)
    const others = data.sheets.flatMap(sheet => planFirst(`${query}&sheet=${sheet.join('x')}`) ?? [])
    const alike = others.map(measure).filter(({ line }) => line === measure(chosen).line)
    expect(alike.length).toBeGreaterThan(1)
    // Up to three hundredths more counts as no more.
    expect(measure(chosen).board).toBeLessThanOrEqual(1.03 * Math.min(...alike.map(({ board }) => board)))
  },
)

it('prefers a sheet that common presses print to a larger one that takes hardly less board', () => {
  const find = (sheet: string) => planFirst(`style=shoe&quantity=25000&shifts=3${sheet}`)
  const [chosen, larger] = [find(''), find('&sheet=1171x826')]
  if (!chosen || !larger) throw new Error('Shoe boxes have no plan')
  expect(measure(chosen).line).toBe(measure(larger).line)
  expect(measure(chosen).board).toBeGreaterThan(measure(larger).board)
  expect(Math.max(...(chosen.variant.sheet ?? []))).toBeLessThanOrEqual(1050)
})
