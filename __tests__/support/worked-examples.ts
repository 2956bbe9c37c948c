// A second computation of what a plan costs, with plain numbers and by the formulas of docs/decisions/: 0047 (what a
// pack costs) with its changes in 0071 (board, steam, scrap), 0078 (outlines), 0079 (packing, packers), 0092
// (stores, edge trim), 0096 (board that is pasted by hand) and 0108 (set-up, printing by the sheet, tools, lining and
// what is paid on wages) and 0114 (start of printing, carriers, fixed charge by the load with compressor and light). It imports nothing and shares
// no code with lib/trade, so that a slip in one of them shows.

/** A step: how many go in a day, in the unit that it counts ('sheet', 'metre'), and why no machine does it, if so. */
type Step = { input: number; step: { id: string; branch?: string; counts: string; boughtIn?: string } }

/** The room of a carton in litres: of a master carton, and of one for sleeves of cups or trays. */
const CARTON_LITRES = 70
/** The litres of rigid boxes that a master carton holds. */
const BOXED_LITRES = 60
/** A shipper of 400 × 300 × 300 mm, which are 36 litres, holds 12 kg of flat packs. */
const LITRES_PER_KG = 36 / 12

/** What a planned day is worked from: the inputs of its steps, sizes in mm, and its machines. */
export type WorkedDay = {
  packs: number
  answers: Record<string, unknown>
  /** `formula` computes the blank: 'tuck'; `lay` is what blanks are cut from: 'trade' sheets, a 'reel'. */
  style: { material: string; formula: string; lay: string; kind?: string; parts: number }
  plan: {
    people: number
    /** What is cut off at the edges of a web, as a share of what is within them. */
    edges: number
    hall: { length: number; width: number }
    variant: {
      /** Blanks on a sheet. */
      ups: number
      sheet: readonly number[] | null
      /** Width and advance in mm of what a stroke takes of a reel. */
      web?: readonly number[] | undefined
      shape: {
        across: number
        along: number
        piece: readonly number[]
        areas: { blank: number; piece: number }
        cover?: readonly number[] | null | undefined
        measures: Record<string, unknown>
      }
      steps: readonly Step[]
    }
    /** Machines of a kind, with what they do in a day: the seconds they `run` and those to set up one of them for a job. */
    machines: readonly {
      works: readonly { run: number; jobs: number; setUp: number }[]
      count: number
      steps: readonly string[]
      machine: { kw: number; crew: number }
    }[]
  }
  /** Thickness of the board in mm. */
  thickness: number
  /** Days of work a month, seconds of a shift, packs in a bundle, straps on it, mm between stitches. */
  assumed: { workDays: number; straps: number; bundle: number; stitchSpacing: number; shiftSeconds: number }
  /** The inputs of the costs by id: rupees, grams, per cent, words. */
  inputs: Readonly<Record<string, number | string | undefined>>
  /** The price of all machines in ₹. */
  prices: number
}

/** An area in m² from its sides in mm; 0 if there are none. */
const area = (sides: readonly number[] | null | undefined) => ((sides?.[0] ?? 0) * (sides?.[1] ?? 0)) / 1e6

/** The cost of a day in ₹ by item. */
export function workDay(day: WorkedDay): Record<string, number> {
  const costs: Record<string, number> = {}
  const add = (item: string, rupees: number) => {
    costs[item] = (costs[item] ?? 0) + rupees
  }
  const kilograms = workMaterials(day, add)
  const packing = workPacking(day)
  workConsumables(day, add)
  add('packing', packing.rupees)
  const steam = readNumber(day, readInputOf(day, 'make-board') > 0 ? 'steam-kg' : 'steam-web')
  add('steam', kilograms.heated * steam * readNumber(day, 'steam-cost'))
  add('scrap', -kilograms.scrap * readNumber(day, 'scrap'))
  // Tonnes, then m³, that lie in the store; the inputs are the m² of each.
  const tonnes = (kilograms.bought * readNumber(day, 'stock-days')) / 1000
  const cubicMetres =
    (kilograms.sheetArea * day.thickness * readNumber(day, 'sheet-days') +
      packing.litres * readNumber(day, 'goods-days')) /
    1000
  workRunning(day, add, tonnes * readNumber(day, 'store-paper') + cubicMetres * readNumber(day, 'store-bulky'))
  return Object.fromEntries(
    Object.entries(costs).filter(([item, rupees]) => rupees !== 0 || !['steam', 'scrap'].includes(item)),
  )
}

type Add = (item: string, rupees: number) => void

/** An input of the costs that is a number. */
function readNumber({ inputs }: WorkedDay, id: string): number {
  const value = inputs[id]
  if (typeof value !== 'number') throw new Error(`${id} is no number`)
  return value
}

/** How many pieces or metres go into a step of the plan in a day; 0 if the plan has no such step. */
function readInputOf({ plan }: WorkedDay, id: string): number {
  return plan.variant.steps.find(({ step }) => step.id === id)?.input ?? 0
}

/** The first step of a branch of the route, or of its main line. */
function findFirstStep({ plan }: WorkedDay, branch?: string): Step | undefined {
  return plan.variant.steps.find(({ step }) => step.branch === branch)
}

/** The flutes of the board, such as B and C; none if the pack is not of corrugated board. */
function listFlutes({ answers }: WorkedDay): string[] {
  return typeof answers.flute === 'string' ? [...answers.flute] : []
}

/** The lines of starch between papers: two for each flute, but none below a laminated top sheet. */
function countGlueLines(day: WorkedDay): number {
  const isLaminated = day.plan.variant.steps.some(({ step }) => step.id === 'flute-lam')
  return 2 * listFlutes(day).length - (isLaminated ? 1 : 0)
}

/** Width in m of the web of a reel. */
function webWidth({ plan: { variant }, style }: WorkedDay): number {
  if (style.material === 'corrugated') return Math.min(...(variant.sheet ?? [])) / 1000
  if (variant.web) return (variant.web[0] ?? 0) / 1000
  return variant.shape.across / 1000
}

/** Weight in kg/m² and price in ₹/kg of a paper like 150/20. */
function readPaper(day: WorkedDay, id: string, takeUp = 1) {
  const [gsm, factor] = String(day.inputs[id]).split('/')
  return { weight: (Number(gsm) * takeUp) / 1000, price: readNumber(day, `price-kraft-${factor}`) }
}

/**
 * Adds the materials. Returns the kg that are sold as scrap, those of paper that a heated machine makes into board, those
 * that are bought as reels or flat board, and the m² that are bought as corrugated sheets.
 */
function workMaterials(day: WorkedDay, add: Add) {
  const { plan, style, packs, answers, inputs } = day
  const { sheet, shape } = plan.variant
  const printed = findFirstStep(day, 'print')
  let [scrap, heated, bought, sheetArea] = [0, 0, 0, 0]
  /** Buys `square` m² of `weight` kg/m² at `price` ₹/kg; each pack keeps `left` m², and the rest is scrap. */
  const buy = (item: string, square: number, weight: number, price: number, left: number) => {
    add(item, square * weight * price)
    scrap += Math.max(0, square - left * packs) * weight
    if (item === 'corrugated') sheetArea += square
    else bought += square * weight
  }
  const gsm = Number(answers.gsm) / 1000
  const blank = area([shape.across, shape.along])
  const cut = shape.areas.blank / 1e6
  const sheets = (item: string, price: number) => {
    const count = (printed ?? findFirstStep(day))?.input ?? 0
    buy(item, count * area(sheet), gsm, price, (shape.areas.piece / 1e6) * style.parts + area(shape.cover))
  }
  if (style.material === 'corrugated') {
    const flutes = listFlutes(day)
    const laminated = readInputOf(day, 'flute-lam')
    const outer = laminated ? [] : [readPaper(day, 'liner-out')]
    const inner = flutes.flatMap((flute, place) => [
      readPaper(day, 'flute-paper', readNumber(day, `take-up-${flute}`)),
      readPaper(day, place < flutes.length - 1 ? 'liner-mid' : 'liner-in'),
    ])
    if (laminated) sheets('top-sheet', readNumber(day, `price-${String(answers.stock ?? 'gb')}`))
    /** Buys the papers of a web of `square` m², with the trim at its edges. Returns their kg. */
    const make = (papers: typeof inner, square: number) => {
      const whole = square * (1 + day.plan.edges)
      for (const { weight, price } of papers) buy('paper', whole, weight, price, cut)
      return papers.reduce((sum, { weight }) => sum + whole * weight, 0)
    }
    const [metres, singles] = [readInputOf(day, 'make-board'), readInputOf(day, 'make-single-face')]
    if (metres) heated = make([...outer, ...inner], metres * webWidth(day))
    else if (singles) {
      heated = make(inner, (singles * webWidth(day)) / flutes.length)
      // The flat liner is one of the sheets that are cut for a board, and is pasted on cold.
      make(outer, (readInputOf(day, 'cut-board') * area(sheet)) / (flutes.length + 1))
    } else {
      const starch = (countGlueLines(day) * readNumber(day, 'starch-grams')) / 1000
      const weight = [...outer, ...inner].reduce((sum, layer) => sum + layer.weight, starch)
      const count = laminated || (findFirstStep(day)?.input ?? 0)
      const price = readNumber(day, flutes.length === 2 ? 'price-board-5' : 'price-board-3')
      buy('corrugated', count * area(sheet), weight, price, cut)
    }
  } else if (style.material === 'rigid board') {
    const weight = (Number(answers.board) * readNumber(day, 'grey-density')) / 1000
    const grey = readNumber(day, 'price-grey')
    const trays = (findFirstStep(day)?.input ?? 0) * blank
    buy('greyboard', trays / (1 - readNumber(day, 'grey-trim') / 100), weight, grey, cut * style.parts)
    const open = area(shape.measures.case as number[] | undefined)
    const cases = (findFirstStep(day, 'case')?.input ?? 0) * open
    const art = readNumber(day, 'price-art')
    if (cases) {
      buy('case-board', cases, weight, grey, open)
      buy('lining', cases, gsm, art, open)
    }
    sheets('wraps', art)
  } else if (style.lay === 'trade') {
    sheets('board', readNumber(day, `price-${String(answers.stock ?? 'gb')}`))
  } else {
    const first = findFirstStep(day)
    const each = first?.step.counts === 'metre' ? webWidth(day) : sheet ? area(plan.variant.web ?? sheet) : blank
    const bag = inputs['bag-paper'] === 'kraft' ? 'price-bag' : 'price-art'
    const prices: Record<string, string> = {
      'sos-bag': 'price-bag',
      'carry-bag': bag,
      cup: 'price-cup',
      envelope: 'price-white',
    }
    buy('reel', (first?.input ?? 0) * each, gsm, readNumber(day, prices[style.formula] ?? 'price-grease'), cut)
    const cups = readInputOf(day, 'form-cup')
    if (cups) {
      const measure = shape.measures['cup-bottom']
      const bottom = ((Array.isArray(measure) ? Number(measure[0]) : Number(measure)) / 1000) ** 2
      buy('bottoms', cups * bottom, readNumber(day, 'bottom-gsm') / 1000, readNumber(day, 'price-bottom'), bottom)
    }
  }
  return { scrap, heated, bought, sheetArea }
}

/** How often a day changes to another job; once, unless the job says how often. */
function countJobs({ answers }: WorkedDay): number {
  return typeof answers.changes === 'number' ? answers.changes : 1
}

/** Adds glue, ink, bought work and all else that steps use up. */
function workConsumables(day: WorkedDay, add: Add) {
  const { plan, style, answers, assumed } = day
  const { sheet, shape, ups, steps } = plan.variant
  /** The cost in ₹ of the grams in one input at the price of a kilogram in another. */
  const costGrams = (grams: string, price: string) => (readNumber(day, grams) / 1000) * readNumber(day, price)
  const blank = area([shape.across, shape.along])
  const whole = sheet ? area(sheet) : blank
  // Metres of glue.
  const seam = (Number(answers.h) / 1000) * (style.kind === 'glued corners' ? 4 : 1)
  const measure = shape.measures.joint
  const joint = Array.isArray(measure) ? Number(measure[0]) : Number(measure ?? 0)
  const fromReel = steps.some(({ step }) => step.id === 'reel-print')
  const printedArea = fromReel || !sheet ? webWidth(day) : whole
  const inked = (printedArea * costGrams('ink-grams', 'ink') * readNumber(day, 'cover') * Number(answers.colours)) / 100
  const bag = style.formula === 'sos-bag' ? 'sos-grams' : 'carry-grams'
  const wrap = costGrams('wrap-grams', 'glue-wrap')
  const starch = costGrams('starch-grams', 'starch')
  const paste = costGrams('paste-grams', 'starch')
  /** By step: the item of the costs, and what it costs in ₹ for one piece or metre that goes into the step. */
  const used: Record<string, [item: string, computeEach: () => number]> = {
    glue: ['glue', () => seam * costGrams('seam-grams', 'glue-seam')],
    'joint-glue': ['glue', () => (joint / 1000) * costGrams('joint-grams', 'glue-seam')],
    'joint-stitch': ['wire', () => (Math.floor(joint / assumed.stitchSpacing) + 1) * costGrams('wire-grams', 'wire')],
    'flute-lam': ['glue', () => whole * costGrams('lam-grams', 'glue-lam')],
    'line-board': ['glue', () => blank * costGrams('board-grams', 'glue-board')],
    'make-board': ['starch', () => webWidth(day) * countGlueLines(day) * starch],
    'make-single-face': ['starch', () => webWidth(day) * starch],
    'build-board': ['starch', () => whole * paste],
    'join-webs': ['starch', () => whole * paste],
    wrap: ['glue', () => area(shape.piece) * wrap],
    'wrap-glue': ['glue', () => area(shape.piece) * wrap],
    case: ['glue', () => (area(shape.cover) + area(shape.measures.case as number[] | undefined)) * wrap],
    bag: ['glue', () => costGrams(bag, 'glue-bag')],
    envelope: ['glue', () => costGrams('envelope-grams', 'glue-envelope')],
    'print-slot': ['ink', () => inked],
    'sheet-print': ['ink', () => inked],
    'reel-print': ['ink', () => inked],
    coat: ['varnish', () => whole * costGrams('varnish-grams', 'varnish')],
    film: ['film', () => whole * readNumber(day, 'film-cost')],
    foil: [
      'foil',
      () => (area(shape.piece) * ups * readNumber(day, 'foil-share') * readNumber(day, 'foil-cost')) / 100,
    ],
    window: ['window', () => (blank * readNumber(day, 'window-share') * readNumber(day, 'window-cost')) / 100],
    magnet: ['magnets', () => readNumber(day, 'magnet-cost') * readNumber(day, 'magnet-count')],
    tape: ['tape', () => (4 * Number(answers.h) * readNumber(day, 'tape-cost')) / 1000],
  }
  for (const { input, step } of steps) {
    if (step.boughtIn === undefined) {
      const [item, each] = used[step.id] ?? []
      if (item && each) add(item, each() * input)
      if (step.id === 'bag' && answers.handle === true) add('handles', readNumber(day, 'handle-cost') * input)
    } else if (step.id === 'cut-wraps') {
      add(
        'cutting',
        Math.max((readNumber(day, 'cut-1000') * input) / 1000, readNumber(day, 'cut-min') * countJobs(day)),
      )
    } else if (step.id === 'offset-print') {
      const thousands = (input + readNumber(day, 'print-start') * countJobs(day)) / 1000
      add('print', thousands * readNumber(day, choosePress(sheet ?? [])) * Number(answers.colours))
    }
  }
}

/** The price of the press that prints a sheet of these sides in mm. */
function choosePress(sheet: readonly number[]): string {
  const [short = 0, long = 0] = [...sheet].sort((one, other) => one - other)
  if (short <= 530 && long <= 765) return 'print-1000-20'
  return short <= 610 && long <= 915 ? 'print-1000-24' : 'print-1000'
}

/** Plates, dies and other tools of a new job, in ₹. */
function workTools(day: WorkedDay): number {
  const has = (...ids: string[]) => day.plan.variant.steps.filter(({ step }) => ids.includes(step.id)).length
  const plates = has('offset-print') * readNumber(day, 'plate-cost')
  const flexo = has('print-slot', 'sheet-print', 'reel-print') * readNumber(day, 'flexo-plate')
  const dies = has('die-cut', 'reel-die-cut', 'foil') * readNumber(day, 'die-cost')
  return (plates + flexo) * Number(day.answers.colours ?? 0) + dies + readNumber(day, 'tooling-job')
}

/** What the packs are packed in, and the room that they then take. */
function workPacking(day: WorkedDay): { rupees: number; litres: number } {
  const { packs, plan, style, answers, assumed } = day
  const { shape } = plan.variant
  if (style.material === 'corrugated') {
    const bundles = readInputOf(day, 'strap') || Math.ceil(packs / assumed.bundle)
    return {
      rupees: bundles * assumed.straps * readNumber(day, 'strap-cost'),
      litres: (packs * shape.areas.blank * day.thickness) / 1e6,
    }
  }
  if (style.material === 'rigid board') {
    const [long = 0, wide = 0, high = 0] = shape.measures.box as number[]
    const litres = (packs * long * wide * high) / 1e6
    return {
      rupees: (litres / readNumber(day, 'master-litres')) * readNumber(day, 'master-cost'),
      litres: (litres * CARTON_LITRES) / BOXED_LITRES,
    }
  }
  const cartons: Record<string, string> = { cup: 'cups', tray: 'trays', clamshell: 'trays', 'meal-box': 'trays' }
  const nested = cartons[style.formula]
  if (nested) {
    const sleeves = packs / readNumber(day, 'sleeve-packs')
    const boxes = packs / readNumber(day, `carton-${nested}`)
    return {
      rupees: sleeves * readNumber(day, 'sleeve-cost') + boxes * readNumber(day, 'nest-cost'),
      litres: boxes * CARTON_LITRES,
    }
  }
  const kg = (packs * (shape.areas.blank / 1e6) * Number(answers.gsm)) / 1000
  return { rupees: (kg / readNumber(day, 'shipper-kg')) * readNumber(day, 'shipper-cost'), litres: kg * LITRES_PER_KG }
}

/** The people of all shifts on the shop floor whom the `staff` of the inputs leads; each more adds `staff-more`. */
const PEOPLE_OF_STAFF = 10

/**
 * Adds power, wages of whole shifts, rent, staff, overheads and the upkeep of the machines.
 * @param stores m² of the stores
 */
function workRunning(day: WorkedDay, add: Add, stores: number) {
  const { plan, answers, assumed, prices } = day
  const shifts = Number(answers.shifts)
  // One machine is set up for each of its jobs; of the jobs here, several machines share one, or a part of a box each.
  const [running, settingUp] = [readNumber(day, 'load-share'), readNumber(day, 'load-set-up')]
  const kWh = plan.machines.reduce((sum, { works, count, machine }) => {
    const drawn = works.map(({ run, jobs, setUp }) => run * running + Math.max(jobs, count) * setUp * settingUp)
    return sum + (machine.kw * drawn.reduce((total, seconds) => total + seconds, 0)) / 3600
  }, 0)
  add('energy', kWh * (1 + readNumber(day, 'aux') / 100) * readNumber(day, 'tariff'))
  // Who paste board by hand are helpers, all of them.
  const isPasted = (id: string) => id === 'build-board' || id === 'join-webs'
  const led = plan.machines.filter(({ steps }) => !steps.every(isPasted))
  const leads = led.reduce((sum, { count, machine }) => sum + count * Math.min(1, machine.crew), 0)
  // Packers are paid as helpers are, and are people of the plan.
  const rate = Number(answers['packing-rate'] ?? 0)
  const packers = rate > 0 ? Math.ceil(day.packs / (rate * (assumed.shiftSeconds / 3600) * shifts)) : 0
  const crew = plan.machines.reduce((sum, { count, machine }) => sum + count * machine.crew, 0)
  if (plan.people !== Math.ceil(crew) + packers) throw new Error('The plan has other people')
  const operators = Math.min(Math.ceil(crew), Math.ceil(leads))
  // For every three machines there is a helper who carries.
  const people = plan.people + Math.floor(plan.machines.reduce((sum, { count }) => sum + count, 0) / 3)
  const wages = operators * readNumber(day, 'operator') + (people - operators) * readNumber(day, 'helper')
  const onCost = readNumber(day, people * shifts >= 20 ? 'on-cost-20' : 'on-cost')
  const machinesKW = plan.machines.reduce((sum, { count, machine }) => sum + count * machine.kw, 0)
  // With compressor and light, in whole kW.
  const kW = Math.round(machinesKW * (1 + readNumber(day, 'aux') / 100))
  const charge = kW > 112 ? 'fixed-charge-112' : kW > 50 ? 'fixed-charge' : 'fixed-charge-50'
  add('labour', (wages * shifts * (1 + onCost / 100)) / assumed.workDays)
  const hall = area([plan.hall.length, plan.hall.width]) * readNumber(day, 'hall-factor') + stores
  const month = {
    demand: kW * readNumber(day, charge),
    rent: hall * readNumber(day, 'rent'),
    staff: readNumber(day, 'staff') + readNumber(day, 'staff-more') * Math.max(0, people * shifts - PEOPLE_OF_STAFF),
    admin: readNumber(day, 'admin'),
    // Per cent of a year, for a month.
    machines: (prices * (readNumber(day, 'maintenance') + readNumber(day, 'insurance'))) / 100 / 12,
  }
  add('tooling', (countJobs(day) * readNumber(day, 'new-jobs') * workTools(day)) / 100)
  for (const [item, rupees] of Object.entries(month)) add(item, rupees / assumed.workDays)
}
