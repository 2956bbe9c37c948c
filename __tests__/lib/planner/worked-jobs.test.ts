/** @jest-environment node */
import { getPlannerData } from '@/lib/content/line/presets'
import { explainArea, explainPower } from '@/lib/planner/explain'
import { parseJob } from '@/lib/planner/job-query'
import { planJob } from '@/lib/planner/plan-job'
import { formatAnswer } from '@/lib/planner/sentence'
import { createPlanReport } from '@/scripts/plan/plan-report'

// Each job was worked by hand from literal figures of the machines and the assumptions in content/line: 8 h × 0.85 = 6.80 h a shift.

const FLATBED = 'automatic-flatbed-die-cutting-machine-with-stripping'
const FOIL = 'automatic-foil-stamping-die-cutting-machine'
const STRIPPER = 'die-cut-blank-stripping-machine'
const GLUER = 'automatic-folder-gluer-machine'
const LOCK_GLUER = 'lock-bottom-folder-gluer-machine-46-corner'
const LAMINATOR = 'automatic-flute-laminator-machine'
const FAST_LAMINATOR = 'high-speed-automatic-flute-laminator-machine'
const LEAD_EDGE = 'lead-edge-feed-die-cutting-machine-corrugated'
const SEMI = 'semi-automatic-die-cutting-and-creasing-machine'
const PATCHER = 'automatic-window-patching-machine'
const DOUBLE_PATCHER = 'double-channel-window-patching-machine'

const data = getPlannerData()

function plan(query: string) {
  const { job, notes } = parseJob(new URLSearchParams(query), data)
  const report = createPlanReport(planJob(data, job), notes, data.planWords)
  function getStep(id: string) {
    const step = report.steps.find(entry => entry.step === id)
    if (!step) throw new Error(`The route has no step ${id}`)
    return step
  }
  function getChoice(id: string, slug: string) {
    const choice = getStep(id).choices.find(entry => entry.slug === slug)
    if (!choice) throw new Error(`${slug} is no choice for ${id}`)
    return choice
  }
  return { ...report, getStep, getChoice, getPlan: (name: string) => report.plans.find(entry => entry.name === name) }
}

/** Hours as worked by hand, which rounds them to two decimals. */
function expectHours(actual: number | null, hours: number) {
  expect(Math.abs((actual ?? Number.NaN) - hours)).toBeLessThan(0.02)
}

const T1 = 'style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000&shifts=1'

describe('20,000 reverse-tuck cartons of 60 × 25 × 110 mm', () => {
  const answer = plan(T1)

  // 5 columns of 185 mm and 3 rows of 190 mm on 1000 × 695 mm, 5 mm between them.
  it('has a blank of 185 × 190 mm, 15 times on the sheet', () => {
    expect(answer.blank).toEqual({ across: 185, along: 190 })
    expect([answer.ups, answer.sheet]).toEqual([15, [1020, 720]])
  })

  // 20,000 / 0.99 blanks, / 15 sheets, / 0.98.
  it('takes 20,203 blanks and 1,375 sheets', () => {
    expect(answer.getStep('glue').input).toBe(20_203)
    expect(answer.getStep('separate').input).toBe(20_203)
    expect(answer.getStep('die-cut').input).toBe(1375)
  })

  it.each([
    // 70 % of 7,500 sheets/h, and 1 h to set up.
    ['die-cut', FLATBED, 1.26, 0.19],
    // 2 strokes/min of 250 sheets of 0.4 mm.
    ['separate', STRIPPER, 1.17, 0.17],
    // 294 m/min on 190 + 50 mm would be 73,500 an hour: capped at 30,000.
    ['glue', GLUER, 1.67, 0.25],
  ])('keeps %s on %s busy for %d h', (step, slug, hours, use) => {
    expectHours(answer.getChoice(step, slug).hours, hours)
    expect(answer.getChoice(step, slug).use).toBeCloseTo(use, 2)
  })

  it('stands on three machines of 60.0 kW and 62.4 m², and gluing is the slowest', () => {
    const best = answer.getPlan('fewest people')
    expect(best?.machines.map(({ slug }) => slug)).toEqual([FLATBED, STRIPPER, GLUER])
    expect([best?.kw, best?.bottleneck]).toEqual([60, 'glue'])
    expect(best?.area).toBeCloseTo(62.4, 1)
  })

  it('shows printing as bought in', () => {
    expect(answer.getStep('offset-print')).toMatchObject({ boughtIn: true, choices: [] })
  })
})

describe('the same cartons of 180 gsm', () => {
  const answer = plan(T1.replace('gsm=300', 'gsm=180'))

  it('cannot be glued, and 200 gsm would do', () => {
    expect(answer.getChoice('die-cut', FLATBED).fit).toBe('fits')
    expect(answer.getChoice('glue', GLUER)).toMatchObject({
      fit: 'refused',
      why: 'takes at least 210 gsm; yours has 180',
    })
    expect(answer.getChoice('glue', LOCK_GLUER)).toMatchObject({ fit: 'refused' })
    expect(answer.plans).toEqual([])
    expect(answer.gaps).toEqual([{ step: 'glue', nearest: 'at least 200 gsm' }])
  })
})

describe('5,000 slotted boxes of 400 × 300 × 300 mm, BC flute, two colours', () => {
  const stitched = plan('style=rsc&l=400&w=300&h=300&flute=BC&colours=2&joint=stitched&quantity=5000')
  const glued = plan('style=rsc&l=400&w=300&h=300&flute=BC&colours=2&joint=glued&quantity=5000')

  it('has a blank of 1460 × 621 mm, of which 5,155 are printed', () => {
    expect(stitched.blank).toEqual({ across: 1460, along: 621 })
    expect(stitched.getStep('print-slot').input).toBe(5155)
  })

  it.each([
    ['print-slot', 'high-speed-printer-slotter-die-cutter-machine', 1.61, 1],
    ['print-slot', 'chain-feed-printing-slotting-machine-2-colour', 2.43, 1],
    // 6 stitches on 314 mm: 2,904 boxes an hour, and 508 where boxes are changed by hand.
    ['joint-stitch', 'automatic-folding-stitching-machine', 1.99, 1],
    ['joint-stitch', 'semi-automatic-box-stitching-machine-double-servo', 10.45, 2],
    // 500 bundles of two straps.
    ['strap', 'automatic-bundle-strapping-machine', 1.05, 1],
  ])('keeps %s on %s busy for %d h', (step, slug, hours, machines) => {
    const choice = stitched.getChoice(step, slug)
    expectHours(choice.hours, hours)
    expect(choice.machines).toBe(machines)
  })

  // 85 + 32 + 1.1 kW; 11.8 × 5.8 + 17 × 4.5 + 1.7 × 1.25 m²; 3 + 2 + 0.5 people, rounded up.
  it('stands on three machines of 118.1 kW and 147.1 m², and stitching is the slowest', () => {
    const best = stitched.getPlan('fewest people')
    expect([best?.kw, best?.people, best?.bottleneck]).toEqual([118.1, 6, 'joint-stitch'])
    expect(best?.area).toBeCloseTo(147.065, 3)
  })

  it('takes two machines where the joint is glued by hand', () => {
    const choice = glued.getChoice('joint-glue', 'press-type-corrugated-box-gluer-semi-automatic')
    expectHours(choice.hours, 9.42)
    expect(choice.machines).toBe(2)
  })

  it('goes the simple way where nothing is printed', () => {
    const { plans } = plan('style=rsc&l=400&w=300&h=300&flute=BC&colours=0&joint=stitched&quantity=2000')
    expect(plans.find(({ name }) => name === 'least power and floor')?.machines.map(({ step }) => step)).toContain(
      'slot',
    )
  })
})

describe('50,000 square-bottom bags of 260 + 140 × 320 mm, 80 gsm', () => {
  const bags = 'style=sos-bag&l=260&w=140&h=320&gsm=80&quantity=50000'
  const answer = plan(bags)
  const MAKER = 'square-bottom-paper-bag-making-machine'

  it('come from a web of 830 mm, cut at 410 mm', () => {
    expect(answer.blank).toEqual({ across: 830, along: 410 })
    expect(answer.getStep('bag').input).toBe(51_021)
    expect(answer.getStep('reel-print').input).toBe(21_346)
  })

  it('take two bag machines, or two shifts', () => {
    expect(answer.getChoice('bag', MAKER)).toMatchObject({ machines: 2 })
    expectHours(answer.getChoice('bag', MAKER).hours, 10.07)
    const twice = plan(`${bags}&shifts=2`).getChoice('bag', MAKER)
    expect(twice.machines).toBe(1)
    expect(twice.use).toBeCloseTo(0.59, 2)
  })

  it('leave printing 89 % busy and slitting 2.21 h', () => {
    expect(answer.getChoice('reel-print', 'four-colour-flexo-printing-machine-vertical').use).toBeCloseTo(0.89, 2)
    expectHours(answer.getChoice('reel-slit', 'slitting-rewinding-machine-kraft-duplex').hours, 2.21)
  })

  // 22 + 26 + 2 × 16 kW; 5.2 × 3.6 + 4.8 × 2.2 + 2 × 9.2 × 3.6 m².
  it('stand on four machines of 80 kW and 95.5 m²', () => {
    const best = answer.getPlan('fewest people')
    expect([best?.kw, best?.bottleneck]).toEqual([80, 'reel-print'])
    expect(best?.machines.map(({ count }) => count)).toEqual([1, 1, 2])
    expect(best?.area).toBeCloseTo(95.52, 3)
  })

  it('are too light for the machine that makes bags from sheets', () => {
    const { fit, why } = answer.getChoice('bag', 'sheet-fed-carry-bag-machine-with-handle')
    expect(fit).toBe('refused')
    expect(why).toContain('takes at least 120 gsm; yours has 80')
  })
})

describe('10,000 pizza boxes of 330 × 330 × 45 mm, E flute, printed sheet', () => {
  const pizza = 'style=pizza&l=330&w=330&h=45&flute=E&quantity=10000'

  it('has a blank of 519 × 836 mm', () => expect(plan(pizza).blank).toEqual({ across: 519, along: 836 }))

  it('goes twice on a sheet that the flatbed die cutter cannot take', () => {
    const two = plan(`${pizza}&sheet=1063x861`)
    expect(two.ups).toBe(2)
    expect(two.getChoice('flute-lam', LAMINATOR).use).toBeCloseTo(0.23, 2)
    expect(two.getChoice('die-cut', LEAD_EDGE).use).toBeCloseTo(0.34, 2)
    expect(two.getChoice('die-cut', SEMI).use).toBeCloseTo(0.54, 2)
    expect(two.getChoice('die-cut', FLATBED).fit).toBe('refused')
    expect(two.getPlan('fewest people')?.machines.map(({ slug }) => slug)).toEqual([LAMINATOR, LEAD_EDGE])
    expect(two.getPlan('least power and floor')?.kw).toBe(35)
  })

  it('goes three times on a sheet for the two largest machines alone', () => {
    const three = plan(`${pizza}&sheet=1587x861`)
    expect(three.ups).toBe(3)
    expect(three.getChoice('die-cut', LEAD_EDGE).use).toBeCloseTo(0.28, 2)
    const slugs = three.plans.map(({ machines }) => machines.map(({ slug }) => slug))
    expect(slugs).toEqual([1, 2, 3].map(() => [FAST_LAMINATOR, LEAD_EDGE]))
  })

  it('goes four times on no machine, and once on the semi-automatic die cutter at 93 %', () => {
    expect(plan(`${pizza}&sheet=1702x1063`).plans).toEqual([])
    expect(plan(`${pizza}&sheet=539x861`).getChoice('die-cut', SEMI).use).toBeCloseTo(0.93, 2)
  })
})

describe('15,000 crash-lock cartons of 90 × 90 × 300 mm, 400 gsm, foil', () => {
  const answer = plan('style=crash-lock&l=90&w=90&h=300&gsm=400&foil=1&quantity=15000&sheet=1020x720')

  it('goes twice on the sheet', () => {
    expect(answer.blank).toEqual({ across: 375, along: 473 })
    expect(answer.ups).toBe(2)
  })

  it('is stamped for 3.38 h and glued for 2.25 h', () => {
    expectHours(answer.getChoice('foil', FOIL).hours, 3.38)
    expectHours(answer.getChoice('glue', LOCK_GLUER).hours, 2.25)
  })

  it('is nothing for the straight-line gluer', () => {
    expect(answer.getChoice('glue', GLUER)).toMatchObject({
      fit: 'refused',
      why: 'makes straight seams, not crash-lock bottoms',
    })
  })
})

describe('cups of 8 oz, 80 and 56 mm wide, 92 mm high', () => {
  // 3,600 an hour, and 3 h to set up each former: it runs for 3.8 h of a shift, 10.6 h of two, 17.4 h of three.
  it.each([
    [100_000, 1, 8, 52.34],
    [100_000, 2, 3, 37.34],
    [100_000, 3, 2, 34.34],
    [50_000, 1, 4, 26.17],
  ])('takes for %d in %d shifts %d machines, each of which is set up', (quantity, shifts, machines, hours) => {
    const answer = plan(`style=cup&top=80&bottom=56&h=92&gsm=230&quantity=${quantity}&shifts=${shifts}`)
    const cups = answer.getChoice('form-cup', 'paper-cup-forming-machine-2-16-oz')
    expect(cups.machines).toBe(machines)
    expectHours(cups.hours, hours)
    expect(cups.use).toBeLessThanOrEqual(1)
  })

  it('come from 7,438 strokes of 14 fans of 253 × 124 mm for 100,000', () => {
    const answer = plan('style=cup&top=80&bottom=56&h=92&gsm=230&quantity=100000')
    expect(answer.blank).toEqual({ across: 253, along: 124 })
    expect([answer.ups, answer.getStep('reel-die-cut').input]).toEqual([14, 7438])
  })

  it('are made on no machine whose set-up takes the whole day', () => {
    const { gaps, getStep } = plan('style=cup&shift-hours=4&shift-share=0.5')
    expect(getStep('form-cup').choices[0]).toMatchObject({ fit: 'refused', why: 'takes 3 h to set up; your day has 2' })
    expect(gaps).toEqual([{ step: 'form-cup', nearest: null }])
  })
})

describe('a buyer with 30 kW', () => {
  const boxes = 'style=rsc&joint=stitched&quantity=2000&colours=0'

  it('sees the plan that fits first, and that it does', () => {
    const { job } = parseJob(new URLSearchParams(`${boxes}&kw=30`), data)
    const answer = planJob(data, job)
    expect(planJob(data, parseJob(new URLSearchParams(boxes), data).job).plans[0]?.watts).toBeGreaterThan(30_000)
    expect(answer.plans[0]?.overruns.kw).toBe(0)
    expect(formatAnswer(answer, job, data.planWords)).toMatch(/ It fits your 30 kW\.$/)
  })

  it('sees the plan that comes nearest first where none fits', () => {
    const answer = planJob(data, parseJob(new URLSearchParams('style=tuck&kw=48'), data).job)
    expect(answer.plans.map(({ overruns }) => overruns.kw)).toEqual([1, 1, 12])
  })

  it('is told of the hall too, and of none that is too small', () => {
    const say = (query: string) => {
      const { job } = parseJob(new URLSearchParams(`${boxes}&${query}`), data)
      return formatAnswer(planJob(data, job), job, data.planWords)
    }
    expect(say('kw=900&hall=90x60')).toMatch(/ It fits your 900 kW and your hall\.$/)
    expect(say('kw=1&hall=90x60')).toMatch(/ It fits your hall\.$/)
    expect(say('kw=1&hall=5x5')).not.toContain('fits')
  })

  it('is not told that it fits where power and size are on request, but to ask, and what was not counted', () => {
    const machines = data.machines.map(machine => ({ ...machine, kw: 0, size: [0, 0], unknown: ['power', 'size'] }))
    const unknown = { ...data, machines } as typeof data
    const { job } = parseJob(new URLSearchParams(`${boxes}&kw=900&hall=90x60`), data)
    const answer = planJob(unknown, job)
    expect(formatAnswer(answer, job, data.planWords)).not.toContain('It fits')
    const [plan] = answer.plans
    if (!plan) throw new Error('There is no plan')
    const [choice] = plan.variant.steps.flatMap(({ choices }) => choices).filter(({ fit }) => fit === 'ask')
    expect(choice?.reasons.map(({ text }) => text)).toContain('its file gives no power; ask us')
    const lines = [...explainPower(plan, data.planWords), ...explainArea(plan, data.planWords)]
    expect(lines).toContainEqual(expect.stringMatching(/^On request, not counted: /))
  })
})

describe('80,000 tissue cartons of 230 × 120 × 60 mm with a window', () => {
  const answer = plan('style=tuck&l=230&w=120&h=60&gsm=300&window=1&quantity=80000')

  it('goes three times, turned, on the largest sheet of a die cutter', () => {
    expect(answer.blank).toEqual({ across: 715, along: 330 })
    expect(answer.ups).toBe(3)
    expectHours(answer.getChoice('die-cut', FLATBED).hours, 6.29)
  })

  it('takes two window patchers; the double one is too narrow', () => {
    expect(answer.getChoice('window', PATCHER)).toMatchObject({ machines: 2 })
    expectHours(answer.getChoice('window', PATCHER).hours, 13.16)
    expect(answer.getChoice('window', DOUBLE_PATCHER).fit).toBe('refused')
  })
})

describe('30,000 envelopes C4 of 100 gsm', () => {
  const c4 = 'style=envelope&l=324&w=229&gsm=100&quantity=30000'

  it('take two machines, or two shifts', () => {
    const MAKER = 'automatic-envelope-making-machine'
    expect(plan(c4).getChoice('envelope', MAKER)).toMatchObject({ machines: 2 })
    expectHours(plan(c4).getChoice('envelope', MAKER).hours, 9.22)
    expect(plan(`${c4}&shifts=2`).getChoice('envelope', MAKER).use).toBeCloseTo(0.6, 2)
  })

  it('are too light for a window', () => {
    expect(plan(`${c4}&window=1`).getChoice('window', PATCHER).why).toBe('takes at least 200 gsm; yours has 100')
  })
})

describe('10,000 cartons of 60 × 40 × 150 mm with film, varnish and foil on 100 kW', () => {
  const job = 'style=tuck&l=60&w=40&h=150&gsm=300&film=1&foil=1&quantity=10000&kw=100&sheet=1020x720'
  const answer = plan(`${job}&coat=1`)

  it('goes ten times on the sheet', () => expect(answer.ups).toBe(10))

  it('has the foil press cut too, 44 % busy, and is 98 kW over', () => {
    const best = answer.getPlan('fewest machines')
    expect(best).toMatchObject({ kw: 198, overruns: { kw: 98 } })
    const press = best?.machines.find(({ slug }) => slug === FOIL)
    expect(press?.steps).toEqual(['foil', 'die-cut'])
    expect(press?.use).toBeCloseTo(0.44, 2)
  })

  it('connects 130 kW without varnish', () => expect(plan(job).getPlan('fewest machines')?.kw).toBe(130))
})

it('asks for what a file does not say', () => {
  const answer = plan('style=book')
  expect(answer.getChoice('assemble', 'book-style-box-assembling-gluing-machine')).toMatchObject({
    fit: 'ask',
    why: 'its file gives no board thickness; ask us',
  })
  expect(plan('style=crate&flute=AB').getChoice('die-cut', LEAD_EDGE)).toMatchObject({ fit: 'ask' })
  expect(plan('style=pizza&flute=C').getChoice('die-cut', FLATBED)).toMatchObject({ fit: 'refused' })
})
