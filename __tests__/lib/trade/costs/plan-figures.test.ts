/** @jest-environment node */

import Big from 'big.js'
import { costFile, plannerData } from '@/__tests__/support/many-machines'
import { getPlannerData } from '@/lib/ready-plans/ready-plans'
import { listCostFields, listFolded } from '@/lib/trade/costs/cost-fields'
import { createDay, createSubjectDay, pickSubject } from '@/lib/trade/costs/day'
import { listMainInputs, listMaterials } from '@/lib/trade/costs/materials'
import {
  computeWeight,
  countCosts,
  formatAmount,
  formatBasis,
  formatCheapest,
  formatFloor,
  formatPackRupees,
  formatRoom,
  formatWholeCost,
} from '@/lib/trade/costs/plan-figures'
import { countPaid } from '@/lib/trade/costs/running'
import { computeRunningCost } from '@/lib/trade/costs/running-cost'
import { NO_TYPED_COSTS, type TypedCosts } from '@/lib/trade/costs/typed-costs'
import { listWarnings } from '@/lib/trade/costs/warnings'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

const { units, warnings } = costFile.words

// The style 'rsc' is a regular slotted box of corrugated board, 'sos-bag' a square-bottom bag.

/** Days a month that the plan assumes. */
const WORK_DAYS = 25

/** The first plan of a job, with what is known about the job. */
function plan(query: string) {
  const parsed = parseJob(new URLSearchParams(query), plannerData).job
  const { stock } = Object.fromEntries(new URLSearchParams(query))
  // The frozen catalogue does not ask for the kind of board yet, so that the answer is put in here.
  const job = stock ? { ...parsed, answers: { ...parsed.answers, stock } } : parsed
  const [first] = planJob(plannerData, job).plans
  if (!first) throw new Error(`No plan for ${query}`)
  return { plan: first, brief: createBrief(plannerData, job) }
}

it('writes amounts in a sentence in lakh and crore', () => {
  const amounts = ['24006.43', '99999.5', '12600000', '-150000', '-0.4'].map(amount =>
    formatAmount(new Big(amount), units),
  )
  expect(amounts).toEqual(['₹24,006', '₹1 lakh', '₹1.26 crore', '−₹1.5 lakh', '₹0'])
})

it('writes the cost of a pack with two decimals, and with three below ten paise', () => {
  const rupees = ['1.2', '0.0949', '-0.27'].map(amount => formatPackRupees(new Big(amount)))
  expect(rupees).toEqual(['₹1.20', '₹0.095', '−₹0.27'])
})

it('says what the cost of a pack leaves out: maintenance too, until the prices of the machines are typed', () => {
  const { plan: first, brief } = plan('style=book')
  const ways = [{ title: null, subject: pickSubject(first, brief) }]
  const prices = Object.fromEntries(first.machines.map(({ machine }) => [`price-${machine.slug}`, '100000']))
  const format = (typed: TypedCosts) => formatCheapest(ways, typed, costFile, plannerData.planWords.sentence)
  expect(format(NO_TYPED_COSTS)).toMatch(/, without machines, maintenance, delivery, selling and interest\.$/)
  expect(format(prices)).toMatch(/, without buying machines, delivery, selling and interest\.$/)
})

it('says what the cheapest way saves in a year while the prices of its machines are not typed', () => {
  const { plan: first, brief } = plan('style=tuck')
  const { brief: longer } = plan('style=tuck&shift-hours=12')
  // The same line twice; in the second way, each shift has 4 hours that are paid double.
  const ways = [brief, longer].map((own, index) => ({ title: `Way ${index}`, subject: pickSubject(first, own) }))
  const [one, other] = ways.map(({ subject }) => countCosts(subject, NO_TYPED_COSTS, costFile))
  const aDay = (other?.costs.running.day ?? new Big(0)).minus(one?.costs.running.day ?? 0)
  const sentence = formatCheapest(ways, NO_TYPED_COSTS, costFile, plannerData.planWords.sentence)
  expect(sentence).toMatch(/^Lowest running cost of these 2 ways: way 0, /)
  // 25 working days a month.
  const saved = formatAmount(aDay.times(25 * 12), units)
  expect(sentence).toContain(`It saves ${saved} a year against the next, before the price of the machines.`)
  const prices = Object.fromEntries(first.machines.map(({ machine }) => [`price-${machine.slug}`, '100000']))
  expect(formatCheapest(ways, prices, costFile, plannerData.planWords.sentence)).not.toContain('saves')
})

it('compares ways without the prices of machines until those of all ways are typed', () => {
  const ways = ['tuck', 'rsc'].map(style => {
    const { plan: first, brief } = plan(`style=${style}`)
    return { title: style, subject: pickSubject(first, brief) }
  })
  const listPrices = (of: typeof ways) =>
    Object.fromEntries(
      of.flatMap(({ subject }) => subject.plan.machines.map(({ machine }) => [`price-${machine.slug}`, '50 lakh'])),
    )
  const format = (typed: TypedCosts) => formatCheapest(ways, typed, costFile, plannerData.planWords.sentence)
  expect(format(listPrices(ways.slice(0, 1)))).toBe(format(NO_TYPED_COSTS))
  expect(format(listPrices(ways))).toContain('without buying machines')
})

it('pays the hours of a shift beyond 8 double', () => {
  const { plan: line } = plan('style=tuck')
  const [eight, ten, twelve] = [8, 10, 12].map(hours => {
    const { brief } = plan(`style=tuck&shift-hours=${hours}`)
    const { costs } = countCosts(pickSubject(line, brief), NO_TYPED_COSTS, costFile)
    return costs.running.items.find(({ item }) => item === 'labour')?.cost.toNumber() ?? 0
  })
  // 8 hours and twice 2, and 8 hours and twice 4, in eighths of a wage.
  expect(ten).toBeCloseTo((eight ?? 0) * (12 / 8), 6)
  expect(twelve).toBeCloseTo((eight ?? 0) * (16 / 8), 6)
})

it.each([
  // 21 × 11 m, of which the line takes 19.8 × 10.15 m with aisles. Ways take as much again, and stores 39 m².
  [
    'hall=21x11',
    'Your hall holds the machines with their aisles, but not all stores and ways: these need about 240 m², and 30 m² remain.',
  ],
  ['hall=21x22', 'Your hall holds the machines with their aisles, stores and ways.'],
  // This one does not hold the machines, which a notice says.
  ['hall=20x10', null],
  ['', null],
])('says in one sentence whether a hall (%s) holds the machines, stores and ways', (hall, expected) => {
  const { plan: first, brief } = plan(`style=four-corner&${hall}`)
  const { day } = countCosts(pickSubject(first, brief), NO_TYPED_COSTS, costFile)
  expect(formatRoom(day, costFile.words)).toBe(expected)
})

it.each(['style=rsc&from-reel=1', 'style=book'])(
  'computes the same costs of %s from the part of its plan that a page carries as JSON as from the whole plan',
  query => {
    const { plan: first, brief } = plan(query)
    const { day, costs } = countCosts(JSON.parse(JSON.stringify(pickSubject(first, brief))), { sell: '9' }, costFile)
    const whole = createDay(first, brief, day.answers)
    expect(day.packs).toBe(whole.packs)
    expect(JSON.stringify(countCosts(pickSubject(first, brief), { sell: '9' }, costFile).costs)).toBe(
      JSON.stringify(costs),
    )
    expect(JSON.stringify(createSubjectDay(pickSubject(first, brief), day.answers).plan)).toBe(JSON.stringify(day.plan))
  },
)

it.each([
  // The line is 19.8 × 10.15 m with aisles, of which twice as much is rented, and the stores: 201 × 2 + 39.
  [
    'style=four-corner',
    'Floor of the plant 441 m²: machines with aisles 201 + ways, dispatch and office 201 + stores 39.',
  ],
  // A hall that holds all this is what is rented, whichever side is typed first.
  ['style=four-corner&hall=21x22', 'Your hall 462 m²: machines with aisles 201 + stores, ways and the rest 261.'],
  ['style=four-corner&hall=22x21', 'Your hall 462 m²: machines with aisles 201 + stores, ways and the rest 261.'],
  // One that holds the machines alone makes the rent no lower.
  [
    'style=four-corner&hall=21x11',
    'Floor of the plant 441 m²: machines with aisles 201 + ways, dispatch and office 201 + stores 39.',
  ],
  // In this one the line is 0.15 m too wide, so that another is rented.
  [
    'style=four-corner&hall=20x10',
    'Floor of the plant 441 m²: machines with aisles 201 + ways, dispatch and office 201 + stores 39.',
  ],
  // 93.4 × 11 m, twice, and the store of reels and boxes.
  [
    'style=rsc&from-reel=1&flute=B',
    'Floor of the plant 2,183 m²: machines with aisles 1,027 + ways, dispatch and office 1,028 + stores 128.',
  ],
  // In this hall the line is drawn in the rows that lack least, 65 × 17 m: 45 m too long. Twice as much is rented.
  [
    'style=rsc&from-reel=1&flute=B&hall=20x10',
    'Floor of the plant 2,338 m²: machines with aisles 1,105 + ways, dispatch and office 1,105 + stores 128.',
  ],
])('counts the floor for %s: %s', (query, expected) => {
  const { plan: first, brief } = plan(query)
  const { day } = countCosts(pickSubject(first, brief), {}, costFile)
  const floor = formatFloor(day, costFile.words).replaceAll('\u00a0', ' ')
  expect(floor).toBe(expected)
  // The rent is that of all of it.
  expect(floor).toContain(formatBasis('rent', day)?.replaceAll('\u00a0', ' ').replace(' × ₹200', ''))
})

it.each([
  // Machines of 49 kW, with what compressor and light add to them in per cent.
  ['style=tuck', '0', 49, 75, 'fixed-charge-50'],
  ['style=tuck', '2', 50, 75, 'fixed-charge-50'],
  ['style=tuck', '4', 51, 150, 'fixed-charge'],
  ['style=tuck', '10', 54, 150, 'fixed-charge'],
  // Of 86 kW.
  ['style=cup', '30', 112, 150, 'fixed-charge'],
  ['style=cup', '31', 113, 300, 'fixed-charge-112'],
])(
  'names the connected load of %s with %s %% for compressor and light, %i kW, behind its fixed charge',
  (query, aux, kw, rupees, id) => {
    const { plan: first, brief } = plan(query)
    const show = (typed: TypedCosts) => {
      const { day } = countCosts(pickSubject(first, brief), { ...typed, aux }, costFile)
      expect(formatBasis('energy', day)).toBeNull()
      return formatBasis('demand', day)?.replaceAll('\u00a0', ' ')
    }
    expect([show(NO_TYPED_COSTS), show({ [id]: '306' })]).toEqual([`${kw} kW × ₹${rupees}`, `${kw} kW × ₹306`])
  },
)

it('counts a helper who carries for every three machines, none without whole shifts, and as many as are typed', () => {
  const { plan: first, brief } = plan('style=rsc&from-reel=1&shifts=2')
  const count = (typed: TypedCosts) => {
    const { day } = countCosts(pickSubject(first, brief), typed, costFile)
    const field = listCostFields(day, costFile).find(({ id }) => id === 'other-helpers')
    return [countPaid(day).others.toNumber(), field?.standard]
  }
  const carriers = Math.floor(first.count / 3)
  expect(carriers).toBeGreaterThan(0)
  const ways = [NO_TYPED_COSTS, { labour: 'moving' }, { labour: 'used' }, { 'other-helpers': '7' }]
  expect(ways.map(count)).toEqual([
    [2 * carriers, String(carriers)],
    [0, '0'],
    [0, '0'],
    [14, String(carriers)],
  ])
})

it.each([
  // Two lines for each fluting, of 6 g each.
  ['style=rsc&from-reel=1&flute=BC', 24],
  ['style=rsc&from-reel=1&flute=B', 12],
  // The other line of the fluting is the glue of the printed sheet.
  ['style=shipper&from-reel=1&flute=B', 6],
  // Bought board has it in its weight.
  ['style=rsc&flute=BC', 0],
  ['style=tuck', 0],
])('weighs with a pack of %s %i g of starch for each m² of board', (query, gsm) => {
  const { plan: first, brief } = plan(query)
  const { day, costs } = countCosts(pickSubject(first, brief), NO_TYPED_COSTS, costFile)
  const papers = listMaterials(day).reduce((kg, { packed }) => kg.plus(packed), new Big(0))
  const weight = computeWeight(day, costs)
  expect(weight?.starch.toNumber()).toBeCloseTo((gsm * first.variant.shape.areas.blank) / 1e6, 6)
  expect(weight?.grams.toNumber()).toBeCloseTo(
    papers
      .times(1000)
      .div(day.packs)
      .plus(weight?.starch ?? 0)
      .toNumber(),
    6,
  )
})

it.each([
  ['style=tuck', 'the outline', false],
  ['style=cup', 'the outline', false],
  // Where its corners are cut off is not known (blank-area.ts).
  ['style=pizza', 'the rectangle around it', true],
  ['style=sos-bag', 'the outline', false],
  ['style=rsc', 'the outline', false],
])('weighs of the blank of %s %s', (query, _weighed, isAround) => {
  const { plan: first, brief } = plan(query)
  const { day, costs } = countCosts(pickSubject(first, brief), {}, costFile)
  expect(computeWeight(day, costs)?.isAround).toBe(isAround)
})

it('weighs a pack by the material that leaves in it, and not at all if the printer supplies the board', () => {
  const { plan: first, brief } = plan('style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000')
  const { day, costs } = countCosts(pickSubject(first, brief), NO_TYPED_COSTS, costFile)
  const weight = computeWeight(day, costs)
  // The price of a kilogram, times the weight of a pack, is the cost of a pack.
  expect(weight?.perKg.times(weight.grams).div(1000).round(6).toNumber()).toBe(
    costs.running.day.div(20_000).round(6).toNumber(),
  )
  const bought = countCosts(pickSubject(first, brief), { 'print-with-board': 'yes' }, costFile)
  expect([computeWeight(bought.day, bought.costs), listMainInputs(bought.day)]).toEqual([null, []])
})

// The ids of boards: gb is duplex board with a grey back, sbs solid bleached board, fbb folding box board;
// price-kraft-18 is kraft paper of burst factor 18.
it.each<[string, Record<string, string>, string[]]>([
  ['style=tuck', {}, ['price-gb']],
  ['style=tuck&stock=sbs', {}, ['price-sbs']],
  // Board is more of its cost than the printed sheets on it, unless those are dearer.
  ['style=shipper', {}, ['price-board-3']],
  ['style=shipper&stock=sbs', {}, ['price-sbs']],
  ['style=carry-bag', {}, ['price-bag']],
  ['style=carry-bag', { 'bag-paper': 'art' }, ['price-art']],
  ['style=rsc&from-reel=1&flute=B', {}, ['price-kraft-20', 'price-kraft-16', 'price-kraft-18']],
  ['style=cup', { 'price-bottom': '110' }, ['price-cup']],
])('takes as the main material of %s with %j the one that costs most', (query, typed, inputs) => {
  const { plan: first, brief } = plan(query)
  const { day, costs } = countCosts(pickSubject(first, brief), typed, costFile)
  expect(listMainInputs(day)).toEqual(inputs)
  const [main] = computeRunningCost({ ...day, factor: new Big('1.1') }).items
  expect(main?.cost.toNumber()).toBe(costs.running.items[0]?.cost.times('1.1').toNumber())
})

/** A price of each machine of the carton's plan. */
const PRICED = Object.fromEntries(
  plan('style=tuck&quantity=20000').plan.machines.map(({ machine }) => [`price-${machine.slug}`, '10 lakh']),
)

it.each<[quantity: number, typed: Record<string, string>, ids: string[]]>([
  [20_000, {}, ['withoutMachines']],
  [
    20_000,
    { 'print-with-board': 'yes', 'print-1000': '120', 'print-start': '0' },
    ['withoutMachines', 'littleMaterial'],
  ],
  [20_000, { sell: '0.1' }, ['withoutMachines', 'loss']],
  [
    1,
    { 'price-own': '1000', 'tooling-job': '200000', 'new-jobs': '100', 'print-start': '0' },
    // For a single carton, 200 sheets are used up before the printing press prints well.
    ['withoutMachines', 'unusual', 'littleYield'],
  ],
  [20_000, PRICED, ['withoutBuying']],
  // 0 is the price of a machine that the buyer already has.
  [20_000, Object.fromEntries(Object.keys(PRICED).map(key => [key, '0'])), []],
])('shows for %i cartons with the inputs %j the warnings %j', (quantity, typed, ids) => {
  const { plan: first, brief } = plan(`style=tuck&sheet=1000x700&quantity=${quantity}`)
  const { day, costs } = countCosts(pickSubject(first, brief), typed, costFile)
  expect(listWarnings(costs, day, warnings).map(({ id }) => id)).toEqual(ids)
})

it('computes with the board that a job names, as the line of a sample does', () => {
  const data = getPlannerData()
  const find = (query: string) => {
    const { job, notes } = parseJob(new URLSearchParams(query), data)
    const [first] = planJob(data, job).plans
    if (!first) throw new Error(`No plan for ${query}`)
    const { day } = countCosts(pickSubject(first, createBrief(data, job)), NO_TYPED_COSTS, costFile)
    return [notes.map(({ text }) => text), listMainInputs(day)]
  }
  expect(find('style=tuck&stock=fbb')).toEqual([[], ['price-fbb']])
  expect(find('style=tuck')).toEqual([[], ['price-gb']])
  expect(find('style=tuck&stock=gold')).toEqual([[expect.stringContaining('gold')], ['price-gb']])
})

it('warns if almost none of the material leaves in packs', () => {
  /** The warnings if each step took so many times what it takes. */
  const listIds = (factor: number) => {
    const { plan: first, brief } = plan('style=tuck')
    const { plan: own, ...subject } = pickSubject(first, brief)
    const steps = own.variant.steps.map(step => ({ ...step, input: step.input * factor }))
    const wasting = { ...own, variant: { ...own.variant, steps } }
    const { day, costs } = countCosts({ ...subject, plan: wasting }, NO_TYPED_COSTS, costFile)
    return listWarnings(costs, day, warnings).map(({ id }) => id)
  }
  expect([listIds(1), listIds(100)]).toEqual([['withoutMachines'], ['withoutMachines', 'littleYield']])
})

it('charges steam, which is energy, only for board made from reels', () => {
  const listItems = (query: string) => {
    const { plan: first, brief } = plan(query)
    return countCosts(pickSubject(first, brief), NO_TYPED_COSTS, costFile).costs.running.items
  }
  expect(listItems('style=rsc').map(({ item }) => item)).not.toContain('steam')
  for (const query of ['style=rsc&from-reel=1', 'style=shipper&from-reel=1'])
    expect(listItems(query)).toContainEqual(expect.objectContaining({ item: 'steam', kind: 'energy' }))
})

it('charges the start of a job for each colour of each job', () => {
  const getPrint = (changes: number | null) => {
    const { plan: first, brief } = plan('style=tuck&sheet=1000x700&quantity=100')
    const subject = pickSubject(first, brief)
    const answers = changes === null ? subject.answers : { ...subject.answers, changes }
    const { items } = countCosts({ ...subject, answers }, NO_TYPED_COSTS, costFile).costs.running
    return items.find(({ item }) => item === 'print')?.cost.toNumber()
  }
  // Four colours of 208 sheets, and of 1,400 impressions for each start, at ₹245 per 1,000. A job a day unless said.
  expect([getPrint(null), getPrint(2), getPrint(0.2)]).toEqual([1575.84, 2947.84, 478.24])
})

it.each([
  ['720x520', 1033.6],
  ['915x585', 1321.02],
  ['915x635', 1576.82],
])('prints sheets of %s at the price of their press', (sheet, rupees) => {
  // Four colours of 1,400 impressions and of 215, 211 and 209 sheets at ₹160, ₹205 and ₹245 per 1,000.
  const { plan: first, brief } = plan(`style=tuck&quantity=100&sheet=${sheet}`)
  const { items } = countCosts(pickSubject(first, brief), NO_TYPED_COSTS, costFile).costs.running
  expect(items.find(({ item }) => item === 'print')?.cost.toNumber()).toBe(rupees)
})

it('charges at least the minimum for cutting the wraps of each job', () => {
  const getCutting = (typed: TypedCosts) => {
    const { plan: first, brief } = plan('style=rigid&quantity=1000&changes=2')
    const { items } = countCosts(pickSubject(first, brief), typed, costFile).costs.running
    return items.find(({ item }) => item === 'cutting')?.cost.toNumber()
  }
  expect([getCutting(NO_TYPED_COSTS), getCutting({ 'cut-1000': '240', 'cut-min': '0' })]).toEqual([
    600,
    expect.any(Number),
  ])
  expect(getCutting({ 'cut-1000': '240', 'cut-min': '0' })).toBeLessThan(600)
})

it.each([
  // 10 % of a job a day, of four plates at ₹600 and a die at ₹1,600: ₹4,000 for a job, ₹10,000 in 25 days.
  ['&changes=1', {}, 400],
  // A foil block costs as much as a die.
  ['&colours=2&foil=1', {}, 440],
  // One job in five days, and two a day.
  ['&changes=0.2', {}, 80],
  ['&changes=2', {}, 800],
  // Two jobs of one size: eight plates, and one die.
  ['&changes=2&size-changes=1', {}, 640],
  ['&changes=2', { 'new-jobs': '50', 'plate-cost': '0', 'tooling-job': '900' }, 2500],
  ['', { 'new-jobs': '0' }, 0],
])('spends on plates and dies of %s with %j the cost of new jobs', (query, typed, rupees) => {
  const { plan: first, brief } = plan(`style=tuck${query}`)
  const { costs } = countCosts(pickSubject(first, brief), typed as TypedCosts, costFile)
  expect(costs.running.items.find(({ item }) => item === 'tooling')?.cost.toNumber()).toBe(rupees)
})

it('counts the same packs with what a year of the report charges, or says which prices that needs', () => {
  const { plan: first, brief } = plan('style=tuck')
  const prices = Object.fromEntries(first.machines.map(({ machine }) => [`price-${machine.slug}`, '5 lakh']))
  const format = (typed: TypedCosts) => {
    const { day, costs } = countCosts(pickSubject(first, brief), typed, costFile)
    return { text: formatWholeCost(day, costs, costFile.words), year3: costs.business?.bank?.years[2] }
  }
  const { missing } = costFile.words.whole
  // Without a selling price, and with one at which each pack loses money.
  expect([format(prices).text, format({ ...prices, sell: '0.1' }).text]).toEqual([missing, missing])
  const { text, year3 } = format({ ...prices, sell: '5' })
  if (!year3) throw new Error('No year 3')
  // All that the year charges, line by line.
  const { variable, freight, fixed, cashCreditInterest, loanInterest, guarantee, depreciation, writtenOff } = year3
  const charged = [variable, freight, fixed, cashCreditInterest, loanInterest, guarantee, depreciation, writtenOff]
  const pack = charged.reduce((total, charge) => total + charge.toNumber(), 0) / year3.packs.toNumber()
  expect(text).toMatch(new RegExp(`: ₹${pack.toFixed(2)} a pack in year 3, at 80\\s% of the planned output\\.$`))
})

it('pays provident fund and bonus on wages from 20 people on', () => {
  const getRate = (query: string) => {
    const { plan: first, brief } = plan(query)
    const wages = (typed: TypedCosts) => {
      const { items } = countCosts(pickSubject(first, brief), typed, costFile).costs.running
      return items.find(({ item }) => item === 'labour')?.cost ?? new Big(0)
    }
    const paid = wages(NO_TYPED_COSTS)
      .div(wages({ 'on-cost': '0', 'on-cost-20': '0' }))
      .round(4)
      .toNumber()
    return [(first.people + Math.floor(first.count / 3)) * brief.number('shifts') >= 20, paid]
  }
  expect([getRate('style=tuck'), getRate('style=book&shifts=2')]).toEqual([
    [false, 1.16],
    [true, 1.29],
  ])
})

it('counts less power while machines are set up than while they run', () => {
  const getEnergy = (changes: number, typed: TypedCosts) => {
    const { plan: first, brief } = plan(`style=tuck&changes=${changes}`)
    const { items } = countCosts(pickSubject(first, brief), typed, costFile).costs.running
    return items.find(({ item }) => item === 'energy')?.cost.toNumber() ?? 0
  }
  const run = getEnergy(1, { 'load-set-up': '0' })
  const ofSetUp = (typed: TypedCosts) => getEnergy(1, typed) - run
  expect(ofSetUp({ 'load-set-up': '0.5' }) / ofSetUp(NO_TYPED_COSTS)).toBeCloseTo(0.5 / 0.15)
  // Without power for set-up, as many packs in two jobs take no more.
  expect(getEnergy(2, { 'load-set-up': '0' })).toBeCloseTo(run)
})

it('adds supervision for each person above ten in all shifts', () => {
  const getStaff = (query: string) => {
    const { plan: first, brief } = plan(query)
    const { costs } = countCosts(pickSubject(first, brief), NO_TYPED_COSTS, costFile)
    const staff = costs.running.items
      .find(({ item }) => item === 'staff')
      ?.cost.times(WORK_DAYS)
      .toNumber()
    return [(first.people + Math.floor(first.count / 3)) * brief.number('shifts'), staff] as const
  }
  const [few, base] = getStaff('style=tuck&quantity=20000')
  const [many, more] = getStaff('style=rsc&from-reel=1&shifts=2')
  // The defaults: ₹35,000 a month, and ₹3,000 more for each person above ten.
  expect([few <= 10, base, more]).toEqual([true, 35_000, 35_000 + 3000 * (many - 10)])
})

it('shows the GST rate of a style as the standard of its field, and no rate if it is unknown', () => {
  const show = (query: string) => {
    const { plan: first, brief } = plan(query)
    const { day } = countCosts(pickSubject(first, brief), NO_TYPED_COSTS, costFile)
    return listFolded(day, costFile, 'finance').find(({ id }) => id === 'gst-out')?.standard
  }
  expect([show('style=cup'), show('style=envelope')]).toEqual(['18', ''])
})
