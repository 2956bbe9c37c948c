/** @jest-environment node */
import { costFile, plannerData as data } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatMachineNote, nameMachine } from '@/lib/trade/planner/sentence'
import { createFullReport } from '@/scripts/plan/plan-report'

// Power and size of each model are those of its data sheet.

const CORRUGATOR = 'corrugated-cardboard-production-line'
const SLOTTER = 'high-speed-printer-slotter-die-cutter-machine'

/** The first plan of a job with this machine, and its place in it. */
function plan(query: string, slug: string, only = data.machines) {
  // The planner would choose the other slotter in place of this one.
  const machines = only.filter(
    machine => slug !== SLOTTER || machine.slug !== 'chain-feed-printing-slotting-machine-2-colour',
  )
  const { job } = parseJob(new URLSearchParams(query), data)
  const [first] = planJob({ ...data, machines }, job).plans
  const used = first?.machines.find(({ machine }) => machine.slug === slug)
  if (!first || !used) throw new Error(`No plan with ${slug}`)
  return { job, first, used }
}

// The figures of each model are those of its file, frozen in __tests__/fixtures/many-machines.json.
it.each([
  ['C', '3 ply', 280, [62_000, 8000]],
  ['BC', '5 ply', 350, [80_000, 8000]],
])('plans a corrugator for %s flute as its %s model', (flute, model, kw, size) => {
  const { job, first, used } = plan(`style=rsc&l=400&w=300&h=300&flute=${flute}&quantity=5000&from-reel=1`, CORRUGATOR)
  expect(used.machine).toMatchObject({ model, kw, size })
  expect(nameMachine(used.machine, data.planWords)).toBe(`${used.machine.title}, ${model} model`)
  expect(formatMachineNote(first, used, job, data.planWords)).toContain(`Line plan: ${model} model, `)
})

it('computes the costs of a 3-ply box as a script without any code of the site does, to the paisa', () => {
  const query = 'style=rsc&l=400&w=300&h=300&flute=C&quantity=5000&from-reel=1&costs=1'
  const report = createFullReport(new URLSearchParams(query), data, costFile)
  const [first] = report.plans
  // 280 + 18 + 32 + 1.1 kW, and 62 × 8 + 5.2 × 4.3 + 17 × 4.5 + 1.7 × 1.25 m².
  expect([first?.kw, first?.area]).toEqual([331.1, 596.985])
  expect('costs' in report && report.costs).toMatchObject({
    // With five aisles of 1.5 m along the four machines, 93.4 m, times 8 m and two aisles, 11 m.
    hall: 1027.4,
    // 50 % of 280 kW for 2,223 s, 18 for 13,256, 32 for 6,262 and 1.1 for 3,429, and 15 % for 3,600, 3,600, 900 and 360 s
    // of set-up; × 1.1.
    kWh: 213.2476,
    // Energy: 213.2476 kWh × ₹7.50. Rent: (1,027.4 × 2 + 152.72 m² of stores, 65.11 of them for 46.5 t of paper) × ₹200 /
    // 25 days. Paper: 7,782 m of 0.612 m, 40 mm of trim for each two, at 0.15 × ₹35 + 1.44 × 0.12 × 33 + 0.15 × 34 a
    // m². Labour: (4 operators × 22,000 + 11 helpers × 14,000, of whom one carries) × 1.16 / 25.
    day: { energy: 1599.36, rent: 17_660.19, paper: 78_949.3, labour: 11_228.8 },
    // With starch 2,571.80, ink 1,645.70, wire 1,081.92, packing 1,000, steam 2,325.33, staff 2,000, administration 600,
    // the fixed charge of 364 kW (331.1 × 1.1) × ₹300 / 25 = 4,368 and tooling 400, less 2,032.99 for scrap.
    dayTotal: 123_397.43,
  })
})

it.each([
  [1, '2 colours', 67],
  [2, '2 colours', 67],
  [3, '3 colours', 76],
  [4, '4 colours', 85],
])('plans a printer slotter for %i colours as its model of %s', (colours, model, kw) => {
  const { used } = plan(`style=rsc&flute=BC&quantity=5000&colours=${colours}`, SLOTTER)
  expect(used.machine).toMatchObject({ model, kw })
})

it('uses the largest power and size if the models have none of their own, or none can do the job', () => {
  const withModels = (models: (typeof data.machines)[number]['models']) =>
    data.machines.map(machine => (machine.slug === CORRUGATOR ? { ...machine, models } : machine))
  const query = 'style=rsc&l=400&w=300&h=300&flute=BC&quantity=5000&from-reel=1'
  const [small] = data.machines.find(({ slug }) => slug === CORRUGATOR)?.models ?? []
  // The 3-ply model is the smallest, and cannot make double wall.
  for (const models of [[], small ? [small] : []]) {
    const { used } = plan(query, CORRUGATOR, withModels(models))
    expect(used.machine).toMatchObject({ kw: 420, size: [95_000, 8000] })
    expect(used.machine.model).toBeUndefined()
  }
})
