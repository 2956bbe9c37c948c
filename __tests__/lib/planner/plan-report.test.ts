/** @jest-environment node */
import { getPlannerData } from '@/lib/content/line/presets'
import { parseJob } from '@/lib/planner/job-query'
import { planJob } from '@/lib/planner/plan-job'
import { createPlanReport } from '@/scripts/plan/plan-report'

// What `npm run plan` prints, for whoever reads it with a program.

const data = getPlannerData()

function report(query: string) {
  const { job, notes } = parseJob(new URLSearchParams(query), data)
  return createPlanReport(planJob(data, job), notes, data.planWords)
}

it('has lengths in mm, hours as decimals and use as a share of one', () => {
  const { blank, ups, sheet, steps, plans } = report('style=tuck&l=60&w=25&h=110&sheet=1020x720&kw=50&hall=10x8')
  expect({ blank, ups, sheet }).toEqual({ blank: { across: 185, along: 190 }, ups: 15, sheet: [1020, 720] })
  const glue = steps.find(({ step }) => step === 'glue')
  expect(glue).toMatchObject({ step: 'glue', boughtIn: false, input: 20_203 })
  expect(glue?.choices[0]).toEqual({
    slug: 'automatic-folder-gluer-machine',
    fit: 'fits',
    why: '',
    hours: expect.closeTo(1.673, 3),
    use: expect.closeTo(0.246, 3),
    machines: 1,
  })
  // Those that fit 50 kW stand first.
  expect(plans.map(({ name }) => name)).toEqual(['least power and floor', 'fewest machines', 'fewest people'])
  const people = plans[2]
  expect(people?.machines[0]).toMatchObject({ step: 'die-cut', slug: expect.any(String), count: 1 })
  expect(people).toMatchObject({ bottleneck: 'glue', kw: 60, area: expect.closeTo(62.42, 6) })
  expect(people?.overruns).toEqual({ kw: 10, hall: expect.any(Number) })
  expect(people?.overruns.hall).toBeGreaterThan(0)
})

it('says why a machine is refused, and what of an address was not taken', () => {
  const { notes, steps, plans, gaps } = report('style=tuck&gsm=180&colour=4')
  expect(notes).toEqual(["'colour': not asked for this pack. We left it out."])
  expect(steps.at(-1)?.choices[0]).toMatchObject({
    ...{ fit: 'refused', why: 'takes at least 210 gsm; yours has 180' },
    ...{ hours: null, use: null, machines: null },
  })
  expect([plans, gaps]).toEqual([[], [{ step: 'glue', nearest: 'at least 200 gsm' }]])
})

it.each([
  ...['tuck', 'crash-lock', 'four-corner', 'sleeve', 'rsc', 'pizza', 'mailer', 'shoe', 'crate', 'rigid', 'drawer'],
  ...['book', 'sos-bag', 'carry-bag', 'cup', 'tray', 'clamshell', 'envelope'],
])('plans a %s', style => {
  const { notes, plans } = report(`style=${style}`)
  expect([notes, plans.length]).toEqual([[], 3])
})

it.each([
  'style=tuck&l=60&w=25&h=110&gsm=300&colours=4&window=0&film=1&coat=1&foil=1&sheet=1020x720&quantity=1&per=month&shifts=1&kw=9&hall=20x9',
  'style=rsc&l=400&w=300&h=300&flute=BC&joint=glued',
  'style=rigid&board=2&magnets=1',
  'style=carry-bag&handle=1',
  'style=cup&top=80&bottom=56',
])('knows the keys of %s', query => expect(report(query).notes).toEqual([]))
