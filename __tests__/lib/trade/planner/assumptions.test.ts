/** @jest-environment node */

import { plannerData as data } from '@/__tests__/support/many-machines'
import { listAssumptions } from '@/lib/trade/planner/assumptions'
import { explainChoice, explainInput, explainPeople, warnOfMakeReady } from '@/lib/trade/planner/explain'
import { createBrief, getStyle, listJobKeys } from '@/lib/trade/planner/job'
import { changeJob, listTyped, parseJob, toTyped } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { findYield, formatYield } from '@/lib/trade/planner/yield'

// The style 'rsc' is a regular slotted box of corrugated board, 'sos-bag' a square-bottom bag.

/** The first plan of a query, its steps by id, and the yield that is said of it. */
function plan(query: string, planner = data) {
  const { job, notes } = parseJob(new URLSearchParams(query), planner)
  const answer = planJob(planner, job)
  const brief = createBrief(planner, job)
  const [first] = answer.plans
  if (!first) throw new Error(`${query} has no plan`)
  const findStep = (id: string) => {
    const found = first.variant.steps.find(({ step }) => step.id === id)
    if (!found) throw new Error(`${query} has no step ${id}`)
    return found
  }
  return { job, notes: notes.map(({ text }) => text), first, brief, findStep, said: findYield(first, brief) }
}

describe('job changes a day', () => {
  it.each([
    ['0', "Job changes a day: '0' is less than 0.1. We used 0.1.", 0.1],
    ['0.05', "Job changes a day: '0.05' is less than 0.1. We used 0.1.", 0.1],
    ['30', "Job changes a day: '30' is more than 20. We used 20.", 20],
    ['often', "Job changes a day: 'often' is not a number. We used 1.", 1],
  ])('of %s are answered in a sentence', (typed, note, changes) => {
    const { job, notes } = parseJob(new URLSearchParams(`style=tuck&changes=${typed}`), data)
    expect([notes.map(({ text }) => text), job.answers.changes]).toEqual([[note], changes])
  })

  it('default to one, to 0.2 for cups and bags, and back to one when a carton follows a cup', () => {
    const changesOf = (style: string) => parseJob(new URLSearchParams({ style }), data).job.answers.changes
    expect(['tuck', 'rsc', 'cup', 'sos-bag', 'carry-bag'].map(changesOf)).toEqual([1, 1, 0.2, 0.2, 0.2])
    const cup = parseJob(new URLSearchParams('style=cup'), data).job
    expect(
      changeJob(
        toTyped([
          ['style', 'tuck'],
          ['changes', '0.2'],
        ]),
        cup,
        data,
      ).job.answers.changes,
    ).toBe(1)
  })
})

describe('what is assumed of a step', () => {
  it('is listed with the other assumptions of a style: set-up, waste, make-ready and people', () => {
    const ids = listAssumptions(data, getStyle(data, 'tuck')).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['aisle', 'set-up-glue', 'waste-glue', 'crew-glue']))
    expect(ids).toContain('make-ready-offset-print')
    expect(ids.filter(id => id.endsWith('-form-cup') || id === 'set-up-offset-print')).toEqual([])
    expect(listJobKeys(data)).toContain('set-up-form-cup')
  })

  it('is read from the address and written to it, and says which values it did not accept', () => {
    const own = plan('style=tuck&set-up-glue=3&waste-glue=0.1&make-ready-offset-print=500&crew-glue=7')
    expect(Object.fromEntries(listTyped(own.job))).toMatchObject({ 'set-up-glue': '3', 'crew-glue': '7' })
    // 20,000 / 0.9 cartons, and 3 h to set up.
    expect(own.findStep('glue').input).toBe(22_223)
    expect(own.first.machines.find(({ steps }) => steps.includes('glue'))).toMatchObject({
      works: [{ setUp: 10_800 }],
    })
    expect(explainInput(own.findStep('offset-print'), own.brief)).toContain(
      '500 of them for make-ready: 500 a job × 1 job changes a day',
    )
    expect(explainPeople(own.first, own.brief.words).join()).toContain('1 × 7')
    expect(plan('style=tuck&waste-glue=0.9').notes).toEqual([
      "Running waste: folding and gluing: '0.9' is more than 0.3. We used 0.3.",
    ])
  })

  it('includes what people feed in an hour, for steps whose machines they feed', () => {
    const ids = listAssumptions(data, getStyle(data, 'rsc')).map(({ id }) => id)
    const fed = ['build-board', 'print-slot', 'slit-crease', 'sheet-print', 'slot', 'joint-glue', 'joint-stitch']
    expect(ids.filter(id => id.startsWith('by-hand-')).sort()).toEqual(fed.map(id => `by-hand-${id}`).sort())
    // Of 5,261 sheets a day a crew pastes our 500 an hour, or the typed 900: 10.52 or 5.85 h in 6.3 h of a machine.
    // A plant of 100 kW has no room for a corrugator, so its first plan pastes by hand.
    const query = 'style=rsc&l=400&w=300&h=300&flute=C&quantity=5000&from-reel=1&kw=100'
    const countPasters = (query: string) => {
      const [choice] = plan(query).findStep('build-board').choices
      return [choice?.pace.perHour, choice?.load?.count]
    }
    expect([query, `${query}&by-hand-build-board=900`].map(countPasters)).toEqual([
      [500, 2],
      [900, 1],
    ])
  })

  it('leaves the machine its own speed where people feed more than it runs, and automatic machines as they are', () => {
    const { findStep } = plan('style=tuck&by-hand-die-cut=5000')
    // 55 % of 3,500 sheets/h of the semi-automatic die cutter, 70 % of 7,500 of the automatic one.
    const paces = findStep('die-cut').choices.map(
      ({ machine, pace }) => `${machine.automation} ${Math.round(pace.perHour)}`,
    )
    expect(paces).toEqual(expect.arrayContaining(['semi-automatic 1925', 'automatic 5250']))
  })

  it('feeds a blank twice where it is slotted in two strokes', () => {
    const { findStep } = plan('style=rsc&flute=B&colours=1&quantity=2000&from-reel=1&kw=70')
    // As people feed 1,500 sheets an hour elsewhere, and the machine alone would make 40 × 60 ÷ 2 = 1,200.
    const [choice] = findStep('slot').choices
    expect([choice?.pace.perHour, choice?.pace.isFedByHand]).toEqual([750, true])
  })

  it('says whose figure hand feeding is', () => {
    const explain = (query: string) => {
      const { brief, findStep } = plan(query)
      const answer = findStep('die-cut')
      return answer.choices.flatMap(choice => explainChoice(choice, answer, brief)).filter(line => /by hand/.test(line))
    }
    expect(explain('style=tuck')).toEqual([
      'Fed by hand: 1,500 an hour, our estimate without a public source: time it in your own plant',
    ])
    expect(explain('style=tuck&by-hand-die-cut=1200')).toEqual(['Fed by hand: 1,200 an hour, your figure'])
  })

  it('is dropped when it belongs to another style', () => {
    expect(plan('style=tuck&set-up-form-cup=1')).toMatchObject({ notes: [], job: { assumptions: {} } })
  })
})

it('warns where make-ready takes more than a fifth of the sheets, and of a large sheet that the visitor has set', () => {
  const warn = (query: string) => {
    const { findStep, brief } = plan(`style=tuck&${query}`)
    return warnOfMakeReady(findStep('offset-print'), brief)
  }
  // 1,000 cartons, 20 on a sheet, are 53 sheets to cut, 55 with the waste of printing; the press takes 200 besides.
  expect(warn('quantity=1000&sheet=1000x700')).toMatch(
    /^Make-ready takes 200 of 255 sheets \(78 %\): .* A smaller sheet loses less\.$/,
  )
  expect(warn('quantity=1000')).toMatch(/or set up on used sheets\.$/)
  // 14,000 are 749 sheets and 200, 15,000 are 803 and 200.
  expect(warn('quantity=14000&sheet=1000x700')).toMatch(/200 of 949 sheets \(21 %\)/)
  expect(warn('quantity=15000&sheet=1000x700')).toBeNull()
})

it('takes the make-ready of every step from the steps before it', () => {
  const lost: Readonly<Record<string, number>> = { 'die-cut': 30, glue: 50 }
  const steps = data.steps.map(step => ({ ...step, makeReady: lost[step.id] ?? step.makeReady }))
  const inputsOf = (more: string) => {
    const { findStep } = plan(`style=tuck&sheet=1020x720&quantity=20000${more}`, { ...data, steps })
    return ['offset-print', 'die-cut', 'separate', 'glue'].map(id => findStep(id).input)
  }
  // 20,000 / 0.99 = 20,203 cartons, and 50; / 20 = 1,013 sheets, / 0.97 = 1,045, and 30; / 0.975 = 1,103, and 200.
  expect(inputsOf('')).toEqual([1303, 1075, 20_253, 20_253])
  // Twice: 20,303 cartons are 1,016 sheets, / 0.97 = 1,048, and 60; / 0.975 = 1,137, and 400.
  expect(inputsOf('&changes=2')).toEqual([1537, 1108, 20_303, 20_303])
  // As the visitor says: 1,011 sheets, / 0.97 = 1,043; / 0.975 = 1,070, and 200.
  expect(inputsOf('&make-ready-die-cut=0&make-ready-glue=0')).toEqual([1270, 1043, 20_203, 20_203])
})

describe('the yield of a plan', () => {
  it('is the share of the printed board that leaves as cartons, beside trim, make-ready and waste', () => {
    const { first, said, brief } = plan('style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000')
    // 20,000 blanks of 26,615 mm² (blank-area.test.ts) of 1,270 sheets of 1,020 × 720 mm; 200 sheets, and what is cut
    // away on 1,000 sheets.
    const packed = 20_000 * 0.026615
    expect(said?.packs).toBeCloseTo(packed / (1270 * 1.02 * 0.72), 6)
    expect(said?.makeReady).toBeCloseTo(200 / 1270, 6)
    expect(said?.trim).toBeCloseTo((20_000 / 20 - packed / (1.02 * 0.72)) / 1270, 6)
    expect(said && formatYield(said, first.variant, brief.words)).toBe(
      'Of 100 kg of the main board or paper, 57 kg leave as packs; the rest is 22 kg of trim around the blanks, 15 kg of make-ready and 6 kg of running waste.',
    )
  })

  it('does not mention a kind of loss that is zero', () => {
    const { first, said, brief } = plan(
      'style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000&make-ready-offset-print=0',
    )
    expect(said?.makeReady).toBe(0)
    expect(said && formatYield(said, first.variant, brief.words)).toMatch(
      /; the rest is \d+ kg of trim .* and \d+ kg of running waste\.$/,
    )
    expect(formatYield({ packs: 1, trim: 0, makeReady: 0, waste: 0 }, first.variant, brief.words)).toBe('')
  })

  it('includes the edge trim of board made in the plant, and adds up to 1 for every style', () => {
    const { said } = plan('style=rsc&l=400&w=300&h=300&flute=BC&joint=stitched&quantity=5000&from-reel=1')
    // 5,000 / 0.99 = 5,051, / 0.98 = 5,155 blanks of 1.46 m = 7,527 m, / 0.96 = 7,841 m of board; the trim adds 40 mm
    // to the width of two blanks, 2 × 621 mm. Of each blank, the corners above and below the joint flap are cut away,
    // 35 mm wide and 307 mm high together.
    expect(said?.packs).toBeCloseTo((5000 * (1.46 - (0.035 * 0.307) / 0.621)) / (7841 * (1 + 40 / 1242)), 3)
    for (const { id } of data.styles) {
      const { said: own } = plan(`style=${id}`)
      expect(own && own.packs + own.trim + own.makeReady + own.waste).toBeCloseTo(1, 9)
      expect(Math.min(...Object.values(own ?? { none: -1 }))).toBeGreaterThanOrEqual(-1e-9)
    }
  })

  it('has its own sentence if it is almost nothing', () => {
    const { first, said, brief } = plan('style=tuck&quantity=1&make-ready-offset-print=1000')
    expect(said && formatYield(said, first.variant, brief.words)).toMatch(
      /, less than 0\.5 kg leaves as packs; the rest is 100 kg of make-ready\. Plan longer runs/,
    )
  })

  it.each([
    ['tuck', undefined],
    ['sos-bag', undefined],
    ['pizza', 'Not counted: top sheets.'],
    ['rigid', 'Not counted: wraps and the edges of greyboard sheets.'],
    ['cup', 'Not counted: cup bottoms.'],
  ])('of the style %s names only what the pack also has', (style, besides) => {
    const { first, said, brief } = plan(`style=${style}`)
    const sentence = said ? formatYield(said, first.variant, brief.words) : ''
    expect(/Not counted: .*/.exec(sentence)?.[0]).toBe(besides)
  })

  it.each([
    ['a carton', 'style=tuck'],
    ['a small job', 'style=tuck&quantity=200'],
    ['a box of 3 ply', 'style=rsc&flute=C&from-reel=1'],
    ['a rigid box', 'style=rigid'],
  ])('of %s says where all of 100 kg go', (_, query) => {
    const { first, said, brief } = plan(query)
    const sentence = said ? formatYield(said, first.variant, brief.words) : ''
    const kg = [...sentence.replace('Of 100 kg', '').matchAll(/\d+(?= kg)/g)].map(Number)
    expect([kg.length > 2, kg.reduce((sum, part) => sum + part, 0)]).toEqual([true, 100])
  })
})

it('runs two blanks of 621 mm side by side on a corrugator of 1,800 mm', () => {
  const { findStep } = plan('style=rsc&l=400&w=300&h=300&flute=BC&joint=stitched&quantity=5000&from-reel=1')
  const [corrugator] = findStep('make-board').choices
  // 70 % of 150 m/min, two blanks wide: 105 × 60 × 2 = 12,600 m of blanks an hour.
  expect(corrugator?.pace.perHour).toBeCloseTo(12_600, 6)
  // 2 × 621 mm are 69 % of 1,800.
  expect(corrugator?.pace.parts[0]?.note).toEqual({
    text: 'lanes',
    values: { lanes: 2, width: 621, working: 1800, share: 69 },
  })
  // Of a higher box, only one blank fits into the width: 105 × 60.
  expect(
    plan('style=rsc&flute=BC&from-reel=1&deckle-trim=50&l=400&w=300&h=600').findStep('make-board').choices[0]?.pace
      .perHour,
  ).toBeCloseTo(6300, 6)
})
