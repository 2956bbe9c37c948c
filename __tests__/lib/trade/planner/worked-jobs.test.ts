/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { createPlanReport } from '@/scripts/plan/plan-report'

// Each job was worked by hand from the figures of the machines and the assumptions in __tests__/fixtures/
// many-machines.json, a frozen copy of the catalogue: a shift is 8 h × 0.85 = 6.80 h, and an automatic machine is
// planned at 70 % of its top speed. A step loses 1 % of what it takes, die cutting 3 %, offset printing 2.5 %, and
// foil, inline and reel printing, strokes on a reel, bags and cups 2 %. Its input is what it must give, divided by the
// share that it keeps, and rounded up.

const FLATBED = 'automatic-flatbed-die-cutting-machine-with-stripping'
const FOIL = 'automatic-foil-stamping-die-cutting-machine'
const STRIPPER = 'die-cut-blank-stripping-machine'
const GLUER = 'automatic-folder-gluer-machine'
const LOCK_GLUER = 'lock-bottom-folder-gluer-machine-46-corner'
const LAMINATOR = 'automatic-flute-laminator-machine'
const FAST_LAMINATOR = 'high-speed-automatic-flute-laminator-machine'
const LEAD_EDGE = 'lead-edge-feed-die-cutting-machine-corrugated'
const SEMI_AUTOMATIC = 'semi-automatic-die-cutting-and-creasing-machine'
const PATCHER = 'automatic-window-patching-machine'

const data = plannerData

/** What `npm run plan` prints of a query, with its steps, choices and plans by name. */
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

type Worked = { hours?: number; use?: number; machines?: number }

/** Expects of a machine in a step what was worked by hand, which rounds to two decimals. */
function expectWorked(answer: ReturnType<typeof plan>, step: string, slug: string, worked: Worked) {
  const { hours, use, machines } = answer.getChoice(step, slug)
  if (worked.hours) expect(Math.abs((hours ?? Number.NaN) - worked.hours)).toBeLessThan(0.02)
  if (worked.use) expect(use).toBeCloseTo(worked.use, 2)
  if (worked.machines) expect(machines).toBe(worked.machines)
}

const CARTONS = 'style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000&shifts=1'

describe('20,000 reverse-tuck cartons of 60 × 25 × 110 mm', () => {
  const answer = plan(CARTONS)

  it('have a blank of 185 × 190 mm, 20 times on the sheet, and a printing that is bought in', () => {
    // 5 columns of 185 mm, 5 mm between them, on 1000 × 695 mm: the sheet without margins of 10 mm at each side, a
    // gripper of 15 mm and a tail of 10 mm. 4 rows interlock: 190 mm, and every 110 + 25 + 15 and 5 mm a lid further.
    expect(answer.blank).toEqual({ across: 185, along: 190 })
    expect([answer.ups, answer.sheet]).toEqual([20, [1020, 720]])
    // 20,000 / 0.99 = 20,203 blanks are glued; separating loses none; / 20 = 1,011 sheets, / 0.97 = 1,043 are die cut.
    expect(['glue', 'separate', 'die-cut'].map(id => answer.getStep(id).input)).toEqual([20_203, 20_203, 1043])
    // 1,043 / 0.975 = 1,070, and 200 sheets to make the press ready for the one job of the day.
    expect(answer.getStep('offset-print')).toMatchObject({ boughtIn: true, choices: [], input: 1270 })
  })

  it('stand on three machines of 49.0 kW and 52.6 m², and die cutting is the slowest', () => {
    // 1,043 at 70 % of 7,500 sheets/h are 0.2 h, and 1 h to set up: 1.2 of 6.8 h.
    expectWorked(answer, 'die-cut', FLATBED, { hours: 1.2, use: 0.18 })
    // 20,203 at 2 strokes/min, its lowest speed, of a stack of 100 mm or 250 blanks of 0.4 mm are 0.67 h, and 0.5 h to
    // set up.
    expectWorked(answer, 'separate', STRIPPER, { hours: 1.17, use: 0.17 })
    // 70 % of 420 m/min on 190 mm and a gap of 50 mm would be 73,500 an hour: capped at 30,000. 0.67 h, and 1 h to set
    // up.
    expectWorked(answer, 'glue', GLUER, { hours: 1.67, use: 0.25 })
    // The automatic die cutter takes as many people, and 11 kW and 10 m² more: it leads no plan.
    expect(answer.plans.map(({ machines }) => machines.map(({ slug }) => slug))).toEqual(
      answer.plans.map(() => [SEMI_AUTOMATIC, STRIPPER, GLUER]),
    )
    const best = answer.getPlan('fewest people')
    expect([best?.kw, best?.bottleneck]).toEqual([49, 'die-cut'])
    expect(best?.area).toBeCloseTo(52.6, 1)
  })

  it('cannot be glued of 180 gsm, and 200 gsm would do', () => {
    const light = plan(CARTONS.replace('gsm=300', 'gsm=180'))
    expect(light.getChoice('die-cut', FLATBED).fit).toBe('fits')
    const why = 'takes at least 210 gsm; yours is 180'
    expect(light.getChoice('glue', GLUER)).toMatchObject({ fit: 'refused', why })
    expect(light.getChoice('glue', LOCK_GLUER)).toMatchObject({ fit: 'refused' })
    // LOCK_GLUER takes 200 gsm.
    expect([light.plans, light.gaps]).toEqual([[], [{ step: 'glue', nearest: 'at least 200 gsm' }]])
  })
})

describe('5,000 slotted boxes of 400 × 300 × 300 mm, BC flute, two colours', () => {
  const boxes = 'style=rsc&l=400&w=300&h=300&flute=BC'

  it('stand, stitched, on three machines of 51.1 kW and 101.0 m², and printing is the slowest', () => {
    const answer = plan(`${boxes}&colours=2&joint=stitched&quantity=5000`)
    expect(answer.blank).toEqual({ across: 1460, along: 621 })
    // 5,000 / 0.99 = 5,051 are stitched, / 0.98 = 5,155 printed.
    expect(answer.getStep('print-slot').input).toBe(5155)
    // Double wall runs at half of 12,000 sheets an hour: 0.86 h, and 1 h to set up. People lay 1,400 an hour: 3.68 h,
    // and 1 h.
    const SLOTTER = 'high-speed-printer-slotter-die-cutter-machine'
    expectWorked(answer, 'print-slot', SLOTTER, { hours: 1.86, machines: 1 })
    expectWorked(answer, 'print-slot', 'chain-feed-printing-slotting-machine-2-colour', { hours: 4.68, machines: 1 })
    // A stitch each 60 mm of 314 mm, and one more, are 6. At 70 % of 1,050 a minute and 0.75 s between boxes 2,904
    // boxes an hour: 1.74 h, and 0.25 h to set up. By hand, at 55 % of 600 a minute and 6 s between boxes, 508: 9.95 h,
    // and 0.25 h for each of two machines.
    expectWorked(answer, 'joint-stitch', 'automatic-folding-stitching-machine', { hours: 1.99, machines: 1 })
    const BY_HAND = 'semi-automatic-box-stitching-machine-double-servo'
    expectWorked(answer, 'joint-stitch', BY_HAND, { hours: 10.45, machines: 2 })
    // 500 bundles of two straps at 70 % of 25 a minute are 0.95 h, and 0.1 h to set up.
    expectWorked(answer, 'strap', 'automatic-bundle-strapping-machine', { hours: 1.05, machines: 1 })
    // 18 + 32 + 1.1 kW; 5.2 × 4.3 + 17 × 4.5 + 1.7 × 1.25 m²; 3 + 2 + 0.5 people, rounded up.
    const best = answer.getPlan('fewest people')
    expect([best?.kw, best?.people, best?.bottleneck]).toEqual([51.1, 6, 'print-slot'])
    expect(best?.area).toBeCloseTo(100.985, 3)
  })

  it('take two machines if the joint is glued by hand, and the simple route if nothing is printed', () => {
    const glued = plan(`${boxes}&colours=2&joint=glued&quantity=5000`)
    const GLUE = 'press-type-corrugated-box-gluer-semi-automatic'
    // 5,051 at 600 an hour, which a person feeds, are 8.42 h, and 0.5 h to set up each of two machines.
    expectWorked(glued, 'joint-glue', GLUE, { hours: 9.42, machines: 2 })
    const plain = plan(`${boxes}&colours=0&joint=stitched&quantity=2000`).getPlan('least power and floor')
    expect(plain?.machines.map(({ step }) => step)).toContain('slot')
  })

  it('of board pasted by hand are slit and creased before they are printed, as a corrugator does it itself', () => {
    // A plant of 100 kW has no room for a corrugator.
    const pasted = plan('style=rsc&l=400&w=300&h=300&flute=C&colours=2&quantity=5000&from-reel=1&kw=100')
    const ids = pasted.steps.map(({ step }) => step)
    expect(ids.slice(2, 5)).toEqual(['build-board', 'slit-crease', 'print-slot'])
    // 5,155 are printed, / 0.99 = 5,208 slit and creased, / 0.99 = 5,261 pasted.
    expect(['slit-crease', 'build-board'].map(id => pasted.getStep(id).input)).toEqual([5208, 5261])
    // People lay 900 an hour: 5.79 h, and 0.5 h to set up.
    expectWorked(pasted, 'slit-crease', 'thin-blade-slitting-creasing-machine', { hours: 6.29, machines: 1 })
    // The board of a corrugator goes straight to the printing.
    const made = plan('style=rsc&l=400&w=300&h=300&flute=C&colours=2&quantity=5000&from-reel=1')
    expect(made.steps.map(({ step }) => step).slice(0, 2)).toEqual(['make-board', 'print-slot'])
  })
})

describe('50,000 square-bottom bags of 260 + 140 × 320 mm, 80 gsm', () => {
  const bags = 'style=sos-bag&l=260&w=140&h=320&gsm=80&quantity=50000'
  const answer = plan(bags)
  const MAKER = 'square-bottom-paper-bag-making-machine'

  it('come from a web of 830 mm, on one bag machine if it is set up once in five days, or two if each day', () => {
    expect(answer.blank).toEqual({ across: 830, along: 410 })
    // 50,000 / 0.98 = 51,021 bags; × 0.41 m = 20,919 m, / 0.98 = 21,346 m are printed.
    expect([answer.getStep('bag').input, answer.getStep('reel-print').input]).toEqual([51_021, 21_346])
    // 51,021 at 70 % of 200 a minute are 6.07 h, and a fifth of 2 h to set up; or 2 h for each of two machines.
    expectWorked(answer, 'bag', MAKER, { hours: 6.47, machines: 1 })
    expectWorked(plan(`${bags}&changes=1`), 'bag', MAKER, { hours: 10.07, machines: 2 })
    // 21,346 m at 70 % of 100 m/min are 5.08 h, and a fifth of 2 h: 5.48 of 6.8 h. / 0.99 =
    // 21,562 m at 70 % of 300 m/min are 1.71 h, and a fifth of 0.5 h to set up the slitter.
    expectWorked(answer, 'reel-print', 'four-colour-flexo-printing-machine-vertical', { use: 0.81 })
    expectWorked(answer, 'reel-slit', 'slitting-rewinding-machine-kraft-duplex', { hours: 1.81 })
  })

  it('stand on three machines of 64 kW and 62.4 m²', () => {
    // 22 + 26 + 16 kW; 5.2 × 3.6 + 4.8 × 2.2 + 9.2 × 3.6 m².
    const best = answer.getPlan('fewest people')
    expect([best?.kw, best?.bottleneck]).toEqual([64, 'bag'])
    expect(best?.machines.map(({ count }) => count)).toEqual([1, 1, 1])
    expect(best?.area).toBeCloseTo(62.4, 3)
  })

  it('are too light for the machine that makes bags from sheets', () => {
    const { fit, why } = answer.getChoice('bag', 'sheet-fed-carry-bag-machine-with-handle')
    expect(fit).toBe('refused')
    expect(why).toContain('takes at least 120 gsm; yours is 80')
  })
})

describe('10,000 pizza boxes of 330 × 330 × 45 mm, E flute, printed sheet', () => {
  const pizza = 'style=pizza&l=330&w=330&h=45&flute=E&quantity=10000'

  it('fit twice on a sheet that the flatbed die cutter cannot take', () => {
    const two = plan(`${pizza}&sheet=1063x861`)
    expect([two.blank, two.ups]).toEqual([{ across: 519, along: 836 }, 2])
    // 10,000 / 2 / 0.97 = 5,155 are die cut, / 0.99 = 5,208 laminated: at 70 % of 7,000 sheets/h 1.06 h, and 0.5 h to
    // set up, of 6.8 h.
    expectWorked(two, 'flute-lam', LAMINATOR, { use: 0.23 })
    // At 70 % of 5,500 sheets/h, and 1 h to set up: 2.34 of 6.8 h.
    expectWorked(two, 'die-cut', LEAD_EDGE, { use: 0.34 })
    // 5,155 sheets at 1,500 an hour, which a person lays, and 1 h: 4.44 of 6.8 h.
    expectWorked(two, 'die-cut', SEMI_AUTOMATIC, { use: 0.65 })
    expect(two.getChoice('die-cut', FLATBED).fit).toBe('refused')
    expect(two.getPlan('fewest people')?.machines.map(({ slug }) => slug)).toEqual([LAMINATOR, SEMI_AUTOMATIC])
    // The laminator of 20 kW and the semi-automatic die cutter of 15.
    expect(two.getPlan('least power and floor')?.kw).toBe(20 + 15)
  })

  it('fit three times on a sheet that only the two largest machines take, and four times on a sheet for none', () => {
    const three = plan(`${pizza}&sheet=1587x861`)
    expect(three.ups).toBe(3)
    // 10,000 / 3 = 3,334, / 0.97 = 3,438 sheets at the same pace, and 1 h to set up: 1.89 of 6.8 h.
    expectWorked(three, 'die-cut', LEAD_EDGE, { use: 0.28 })
    const slugs = three.plans.map(({ machines }) => machines.map(({ slug }) => slug))
    expect(slugs).toEqual([1, 2, 3].map(() => [FAST_LAMINATOR, LEAD_EDGE]))
    expect(plan(`${pizza}&sheet=1702x1063`).plans).toEqual([])
    // One blank a sheet: 10,000 / 0.97 = 10,310 are twice 5,155, on two machines.
    expectWorked(plan(`${pizza}&sheet=539x861`), 'die-cut', SEMI_AUTOMATIC, { use: 0.65, machines: 2 })
  })
})

it('15,000 crash-lock cartons of 90 × 90 × 300 mm with foil are refused by the straight-line gluer', () => {
  const answer = plan('style=crash-lock&l=90&w=90&h=300&gsm=400&foil=1&quantity=15000&sheet=1020x720')
  expect([answer.blank, answer.ups]).toEqual([{ across: 375, along: 473 }, 2])
  // 15,000 / 0.99 = 15,152, / 2 = 7,576, / 0.97 = 7,811, / 0.98 = 7,971 sheets at 70 % of 6,000 an hour are 1.90 h, and
  // 1.5 h to set up.
  expectWorked(answer, 'foil', FOIL, { hours: 3.4 })
  // 15,152 at 70 % of 300 m/min, of which formed bottoms get 60 %, on 473 mm and a gap of 150 mm are 1.25 h, and 1 h to
  // set up.
  expectWorked(answer, 'glue', LOCK_GLUER, { hours: 2.25 })
  const why = 'makes straight seams, not crash-lock bottoms'
  expect(answer.getChoice('glue', GLUER)).toMatchObject({ fit: 'refused', why })
})

it('sets machines up for the lid and for the base of a rigid box, two of a kind for one of them each', () => {
  const answer = plan('style=rigid&quantity=4000')
  // 4,000 × 2 = 8,000, / 0.99 = 8,081 pressed, / 0.98 = 8,246 wrapped, / 0.99 = 8,330 taped, / 0.99 = 8,415 notched.
  expect(['press', 'wrap', 'tape'].map(id => answer.getStep(id).input)).toEqual([8081, 8246, 8330])
  // 8,415 at 800 an hour are 10.52 h, and each of two platens is set up for half an hour, for one part.
  expectWorked(answer, 'notch', 'heavy-duty-platen-punching-creasing-machine', { hours: 11.52, machines: 2 })
  // 8,330 at 70 % of 50 a minute are 3.97 h, and twice half an hour to set up. A tray in a case is one part: 3,000 /
  // 0.99 = 3,031, / 0.98 = 3,093, / 0.99 = 3,125, / 0.99 = 3,157 are 1.50 h, and half an hour.
  const TAPER = 'four-corner-box-taping-machine'
  expectWorked(answer, 'tape', TAPER, { hours: 4.97 })
  expectWorked(plan('style=book&quantity=3000'), 'tape', TAPER, { hours: 2 })
  // Its corners are cut before they are taped: 3,157 / 0.99 = 3,189 at 800 an hour are 3.99 h, and half an hour.
  expectWorked(plan('style=book&quantity=3000'), 'notch', 'heavy-duty-platen-punching-creasing-machine', {
    hours: 4.49,
  })
})

describe('cups of 8 oz, 80 and 56 mm wide, 92 mm high', () => {
  const cups = 'style=cup&top=80&bottom=56&h=92&gsm=230'

  // 100,000 / 0.98 = 102,041 cups are 28.34 h at 3,600 an hour, and 3 h to set up each former for a size, once in five
  // days: 0.6 h a day for each. As many formers as 6.8, 13.6 or 20.4 h less 0.6 h go into that. 51,021 cups are 14.17
  // h.
  it.each([
    [100_000, 1, 5, 31.34],
    [100_000, 2, 3, 30.14],
    [100_000, 3, 2, 29.54],
    [50_000, 1, 3, 15.97],
  ])('take, for %d in %d shifts, %d machines with a set-up each', (quantity, shifts, machines, hours) => {
    const answer = plan(`${cups}&quantity=${quantity}&shifts=${shifts}`)
    expectWorked(answer, 'form-cup', 'paper-cup-forming-machine-2-16-oz', { hours, machines })
    expect(answer.getChoice('form-cup', 'paper-cup-forming-machine-2-16-oz').use).toBeLessThanOrEqual(1)
  })

  it('come from 8,678 strokes of 12 nested fans of 253 × 124 mm for 100,000, on a reel of 779 mm', () => {
    const answer = plan(`${cups}&quantity=100000`)
    // Slant 92.78, radii 309.3 and 216.5 mm, 46.56°; 8 mm of seam and 13 mm of rim.
    expect(answer.blank).toEqual({ across: 253, along: 124 })
    // The inner arc ends 85.6 mm beside the middle and 198.9 mm above the centre; √(322.3² − 85.6²) − 198.9 = 111.9, so
    // rows are 112 + 5 mm apart. On 950 × 550 mm, with 5 mm at both edges, lie 7 of them, turned, of two fans: 14 on
    // (124 + 6 × 117 + 10) × 2 × 258 mm, 30,813 mm² each; or 4 rows of three: 12 on (3 × 258 + 5) × 4 × 117 mm, 30,381.
    // 100,000 / 0.98 = 102,041 cups, / 12 = 8,504, / 0.98 = 8,678 strokes, each of 468 mm: 4,062 m, / 0.98 = 4,145 m.
    expect([answer.ups, answer.getStep('reel-die-cut').input]).toEqual([12, 8678])
    expect(answer.getStep('reel-print').input).toBe(4145)
    // In one row there is nothing to nest in: a fan keeps its whole height.
    expect(plan(`${cups}&sheet=130x270`).ups).toBe(1)
    expect(plan(`${cups}&sheet=123x270`).plans).toEqual([])
    // More than half a ring: slant 42.43, radii 70.71 and 28.28 mm, 254.6°; 70.71 × (1 − cos 127.3°) = 113.5 mm deep.
    expect(plan('style=cup&top=100&bottom=40&h=30').blank).toEqual({ across: 150, along: 127 })
  })

  it('are made on no machine whose set-up takes the whole day', () => {
    const { gaps, getStep } = plan('style=cup&changes=1&colours=0&shift-hours=4&shift-share=0.5')
    expect(getStep('form-cup').choices[0]).toMatchObject({
      fit: 'refused',
      why: 'needs 3 h to be set up for a job; your day has 2',
    })
    expect(gaps).toEqual([{ step: 'form-cup', nearest: null }])
  })
})

it('80,000 tissue cartons of 230 × 120 × 60 mm with a window go four times, turned, on the largest sheet', () => {
  const answer = plan('style=tuck&l=230&w=120&h=60&gsm=300&window=1&quantity=80000')
  expect([answer.blank, answer.ups]).toEqual([{ across: 715, along: 330 }, 4])
  // Two dust flaps of 84 mm are longer than a lid of 135: a row every 60 + 168 + 5 mm.
  // 80,000 / 0.99 = 80,809 glued, / 0.99 = 81,626 with a window, / 4 = 20,407, / 0.97 = 21,039 sheets at 70 % of 7,500
  // an hour are 4.01 h, and 1 h to set up.
  expectWorked(answer, 'die-cut', FLATBED, { hours: 5.01 })
  // 81,626 at 70 % of 10,000 an hour are 11.66 h, and 0.75 h to set up each of two machines.
  expectWorked(answer, 'window', PATCHER, { hours: 13.16, machines: 2 })
  expect(answer.getChoice('window', 'double-channel-window-patching-machine').fit).toBe('refused')
})

it('30,000 envelopes C4 of 100 gsm take two machines, or two shifts, and are too light for a window', () => {
  const c4 = 'style=envelope&l=324&w=229&gsm=100&quantity=30000'
  const MAKER = 'automatic-envelope-making-machine'
  // 30,000 / 0.99 = 30,304 at 70 % of 6,000 an hour are 7.22 h, and 1 h to set up each of two machines. With two shifts
  // one does, for 8.22 of 13.6 h.
  expectWorked(plan(c4), 'envelope', MAKER, { hours: 9.22, machines: 2 })
  expectWorked(plan(`${c4}&shifts=2`), 'envelope', MAKER, { use: 0.6 })
  expect(plan(`${c4}&window=1`).getChoice('window', PATCHER).why).toBe('takes at least 200 gsm; yours is 100')
})

it('10,000 cartons with film, varnish and foil need 98 kW more than 100, and the foil press cuts them too', () => {
  const job = 'style=tuck&l=60&w=40&h=150&gsm=300&film=1&foil=1&quantity=10000&kw=100&sheet=1020x720'
  const answer = plan(`${job}&coat=1`)
  expect(answer.ups).toBe(12)
  const best = answer.getPlan('fewest machines')
  // Film 38, coating 68, the foil press 58, stripping 6 and gluing 28 kW.
  expect(best).toMatchObject({ kw: 198, overruns: { kw: 98 } })
  const press = best?.machines.find(({ slug }) => slug === FOIL)
  expect(press?.steps).toEqual(['foil', 'die-cut'])
  // 10,000 / 0.99 = 10,102, / 12 = 842, / 0.97 = 869 sheets are cut, at 70 % of 7,000 an hour and with 1 h to set up;
  // / 0.98 = 887 are stamped, at 70 % of 6,000 and with 1.5 h: 0.18 + 1 + 0.21 + 1.5 = 2.89 of 6.8 h.
  expect(press?.use).toBeCloseTo(0.42, 2)
  // Without the coating.
  expect(plan(job).getPlan('fewest machines')?.kw).toBe(198 - 68)
})

it('refuses a machine only by limits that its file states, and lets the buyer ask about one that states none', () => {
  const why = 'its data sheet does not state the board thickness'
  const ASSEMBLER = 'book-style-box-assembling-gluing-machine'
  expect(plan('style=book').getChoice('assemble', ASSEMBLER)).toMatchObject({ fit: 'ask', why })
  expect(plan('style=crate&flute=AB').getChoice('die-cut', LEAD_EDGE)).toMatchObject({ fit: 'ask' })
  expect(plan('style=pizza&flute=C').getChoice('die-cut', FLATBED)).toMatchObject({ fit: 'refused' })
})

describe('a machine that one must ask about', () => {
  /** The machines of all plans of a job for a step. */
  const findPlanned = (query: string, id: string) => {
    const machines = plan(query).plans.flatMap(({ machines }) => machines.filter(({ steps }) => steps.includes(id)))
    return [...new Set(machines.map(({ slug }) => slug))].sort()
  }

  it('gives way to one that is known to fit and is as automatic', () => {
    const crate = 'style=crate&flute=BC'
    expect(plan(crate).getChoice('flute-lam', LAMINATOR).fit).toBe('ask')
    expect(plan(crate).getChoice('flute-lam', FAST_LAMINATOR).fit).toBe('fits')
    expect(findPlanned(crate, 'flute-lam')).toEqual([FAST_LAMINATOR])
  })

  it('stays beside one that is known to fit and is fed by hand', () => {
    const [STITCHER, HAND_STITCHER] = [
      'automatic-folding-stitching-machine',
      'semi-automatic-box-stitching-machine-double-servo',
    ]
    expect(findPlanned('style=rsc&flute=EB&joint=stitched', 'joint-stitch')).toEqual([STITCHER, HAND_STITCHER])
  })
})
