import { planCounted } from './plan-counted'
import { planExplained } from './plan-explained'
import { planMeasures } from './plan-measures'

/**
 * What plans say, on pages and in the browser, which fetches it with the machines. Part of the words of the planner.
 */
export const plan = {
  // The answer to a job in a sentence
  sentence: {
    size: {
      one: '{count} machine, crew of {people}, {kw} kW, a hall of {length} × {width} m',
      other: '{count} machines, crew of {people}, {kw} kW, a hall of {length} × {width} m',
    },
    // A plan without machines, which has no slowest step
    idle: '{size}.',
    fits: {
      power: 'The machines’ {load} kW leave {rest} of your {kw} kW for compressor, boiler and light.',
      hall: 'The machines fit your hall.',
    },
    busy: '{size}; the slowest step, {step}, is busy {share} of {shifts}.',
    // Beside the figures, which say the size
    verdict: 'The slowest step, {step}, is busy {share} of {shifts}.',
    verdictFull: 'The slowest step, {step}, is busy {share} of {shifts}: no reserve for a stoppage.',
    // A box that no machine takes in one piece
    panels: 'In two panels with two joints: no machine of ours takes it in one piece.',
    shifts: {
      one: 'a shift',
      two: 'two shifts',
      three: 'three shifts',
    },
    cost: 'A pack costs {pack}, {without}.',
    cheapest: 'Lowest running cost of these {count} ways: {plan}, {pack} a pack, {without}.',
    saves: '{cheapest} It saves {saved} a year against the next, before the price of the machines.',
    // What {without} leaves out: before the prices of the machines are typed, and after
    without: 'without machines, maintenance, delivery, selling and interest',
    withoutBuying: 'without buying machines, delivery, selling and interest',
    none: 'With these figures none of our machines can do: {steps}. {help}',
    nearest: 'Smallest change that works: {changes}.',
    nearestFor: 'for {step} {change}',
    ask: 'Ask us.',
    // The answer in short, which a phone shows below the form
    short: {
      one: '{count} machine · {hours} h a day',
      other: '{count} machines · {hours} h a day',
    },
    shortCost: '{short} · {pack} a pack',
  },
  estimate: 'Estimate from catalogue figures; we confirm them in your quote.',
  names: {
    fewestPeople: 'fewest people',
    leastPower: 'least power and floor',
    fewestMachines: 'fewest machines',
  },
  plans: 'Plans',
  comparison: 'Compare the plans',
  figures: {
    machines: 'Machines',
    people: 'People',
    load: 'Connected load',
    hall: 'Hall needed, with aisles',
    // Of a plan for more than one shift
    roll: '{people} people a shift, {all} in {shifts} shifts.',
    moving:
      '{places} places at machines and packing; {people} people if one crew moves from machine to machine and then packs.',
    // What the people of a plan do not include, and of one that makes board with heat
    notAmong: 'Not among the people: loading and forklift, carrying between machines, maintenance, supervisor.',
    notAmongHeated:
      'Not among the people: boiler attendant, starch kitchen, loading and forklift, carrying between machines, maintenance, supervisor.',
    // Of a plan whose die cutter leaves the waste in the sheet; 'People at one machine' is the label of an assumption
    strippers:
      'Nor are those who strip the waste by hand: add them to the die cutter under ‘People at one machine’, in the assumptions.',
    slowest: 'Slowest step',
    cost: 'Cost of a pack, without machines, delivery, selling and interest',
    ourCost: 'Cost of a pack with our figures, without machines, maintenance, delivery, selling and interest',
    // In large figures, above the costs, which say what else they leave out
    packCost: 'Cost of a pack, without machines and selling',
    none: 'None',
    over: '{figure}, {excess} over',
    busy: '{step}, {share}',
  },
  // That a plan exceeds the power and the hall that the buyer has
  overruns: {
    power: 'Connected load {kw} kW, without compressor, boiler and light: {excess} kW more than your {own} kW.',
    hall: 'Your hall is too small: {length} × {width} m are needed, aisles included.',
    change: '{label} ‘{choice}’: a line of {kw} kW fits',
  },
  // Changes of the job that the answer offers as links; {per} is day or month
  offers: {
    sheet: 'Plan it on sheets of {sheet}',
    commonSheet: 'Plan it on sheets of {sheet}, which common presses print',
    findQuantity: 'Find the largest quantity that fits',
    quantity: '{quantity} a {per} fit: plan them',
  },
  // What a visitor can do with a plan, and the note of a machine in the enquiry
  ways: {
    quote: 'Get a quote for this line',
    ask: 'Ask us about this pack',
    more: 'Share or save',
    print: 'Print or save as PDF',
    title: 'Line plan: {style}',
    most: 'An enquiry can hold up to {most} of one machine; the note says how many this line needs.',
    note: 'Line plan: {steps}, {share} of {shifts}',
    noteOfMany: 'Line plan: {count} machines, {steps}, {share} of {shifts}',
    shifts: {
      one: '{count} shift',
      other: '{count} shifts',
    },
  },
  // The steps of a plan, each with its machines
  route: {
    title: 'Route',
    none: 'None of our machines can run this.',
    input: '{amount} a day',
    boughtIn: 'Bought in or done elsewhere. {reason}',
    boughtInOn: 'Bought in or done elsewhere, on sheets of {sheet}. {reason}',
    // Of a print step that the buyer does himself
    ownPrint: 'On your own press.',
    // Of a sheet that no press for 28 × 40 inches takes
    largePress: 'Few printers have a press for more than {sheet}: ask yours, or type the largest sheet that he prints.',
    // Of machines that are set up longer than they run
    fewerInShifts: {
      one: 'Mostly set-ups: in {shifts} shifts, {count} machine does all of them.',
      other: 'Mostly set-ups: in {shifts} shifts, {count} machines do all of them.',
    },
    planShifts: 'Plan {shifts} shifts',
    tied: 'The bundles are too large for our machines: people strap them.',
    count: '{count} ×',
    model: '{model} model',
    // How busy the machines of a step are in the day, and the hours of all if there are several
    busy: 'Busy {share}, {hours} h',
    busySlowest: 'Slowest step: busy {share}, {hours} h',
    busyOn: 'Busy {share}, {hours} h in all',
    busySlowestOn: 'Slowest step: busy {share}, {hours} h in all',
    // The speed of a machine that people feed
    byHand: 'Fed by hand: {amount} an hour',
    // A single facer that makes several flutes of a board
    flutes:
      '{flute}: one flute after the other, with a change of cassette that the set-up counts. A single facer for each flute needs none.',
    // Of a die cutter without a stripping station, if no machine strips after it
    handStripped: 'No stripping station: people strip the waste by hand. They are not among the people.',
    // Of the first step, which takes reels that no step slits
    slitReels: 'Takes reels {width} mm wide: buy them slit to this width.',
    setUps: {
      one: '{count} set-up a day, {hours} h',
      other: '{count} set-ups a day, {hours} h',
    },
    // Of a step that needs none where only the print changes
    setUpsOfSize: {
      one: '{count} set-up a day, {hours} h: only for another size',
      other: '{count} set-ups a day, {hours} h: only for another size',
    },
    // A machine that is busy for nearly all of the day, and what more of them would change
    noReserve:
      'No reserve: {spare} h of the day are left for a breakdown or a rush order, beside the {rest} of each shift that we do not count as worked. With {count} machines, each is busy {share} of the day.',
    together: 'Does {count} steps; this one takes {hours} h.',
    // What a step unfolds; short, so that both stand on one line of a phone
    calculation: 'Calculation',
    others: 'Other machines: {others}',
    refused: 'Not suitable: {refused}',
    othersAndRefused: 'Others: {others}, unsuitable: {refused}',
    candidate: '{count} needed, busy {share} of the day ({hours} h), {kw} kW each',
    // A machine that the visitor plans a step with
    planWith: 'Plan with this machine',
    ownMachine: 'You chose this machine.',
    ownCannot: '{machine}, which you chose, cannot do this job.',
    letUs: 'Let us choose',
    refusedBecause: 'Not suitable: {reasons}.',
    askBecause: 'Please ask: {reasons}.',
    nearest: 'Smallest change that works: {changes}.',
    change: 'Change our assumptions for this step',
    makeReady:
      'Make-ready takes {makeReady} of {amount} ({share}): a short run needs as many as a long one. Plan longer runs or fewer job changes a day, or set up on used sheets.',
    // Beside it, where the visitor has set the size of the sheet
    smallerSheet: 'A smaller sheet loses less.',
    air: 'Compressed air: {machines}.',
    pressure: '{machine} ({pressure} MPa)',
    airSum: 'Together they take up to {cubicMetres} m³/h of free air ({cfm} cfm).',
    noAir: 'Data sheets without an air supply: {machines}. Ask for air and vacuum before you choose a compressor.',
    steam: 'Steam, thermic oil or electric heat: {machines}.',
    // What the machines of a plan need besides them, with what it does
    notAmong: 'Not among these machines: {others}.',
    needed: {
      compressor: 'compressor (for the air)',
      boiler: 'boiler or heater (for the heat)',
      kitchen: 'starch kitchen (cooks the glue)',
      stands: 'mill roll stands (hold the reels of the single facer)',
    },
    leftOut: 'Route left out: {route}. For this job none of our machines does the step ‘{step}’.',
    yield: 'Of 100 kg of the main board or paper, {packs} kg leave as packs; the rest is {lost}.',
    lost: {
      trim: '{kg} kg of trim around the blanks',
      makeReady: '{kg} kg of make-ready',
      waste: '{kg} kg of running waste',
    },
    // What a pack also consists of, or is cut from
    notCounted: 'Not counted: {materials}.',
    besides: {
      topSheets: 'top sheets',
      wraps: 'wraps',
      edges: 'the edges of greyboard sheets',
      bottoms: 'cup bottoms',
    },
    noYield:
      'Of 100 kg of the main board or paper, less than 0.5 kg leaves as packs; the rest is {lost}. Plan longer runs, or fewer job changes a day.',
  },
  drawings: {
    blank: 'The blank',
    hall: 'Hall plan',
    sheet: '{ups}-up on the sheet',
    ownSheet: '{ups}-up (yours); our layout has {laid}',
    sheetAlt: {
      one: 'To scale: {count} blank of {blank} on {sheet} mm',
      other: 'To scale: {count} blanks of {blank} on {sheet} mm',
    },
    blankAlt: 'To scale: the blank of {blank}',
    hallAlt: {
      one: 'Hall plan to scale: {count} machine on {length} × {width} m with aisles',
      other: 'Hall plan to scale: {count} machines on {length} × {width} m with aisles',
    },
    // The key of the hall plan
    slowest: 'Slowest step: {number}, {step}, busy {share} of the day',
    way: 'Way of the material, with pieces on it',
    sideways: 'Scroll sideways to see all of the hall',
    run: { start: 'See the line work', stop: 'Stop' },
  },
  explain: planExplained,
  // Why a stated speed comes to so many pieces an hour
  pace: {
    straps: '{straps} straps on a bundle',
    pile: '{sheets} sheets in a pile of {height} mm',
    strokes: '{strokes} strokes for one',
    stitches: '{stitches} stitches and {seconds} s a box',
    metres: 'in metres of web',
    lanes: '{lanes} across: {lanes} × {width} mm on {working} mm, {share} % of the width used, in metres of lane',
    cut: '{webs} across, as the web comes, cut every {length} mm',
    slit: '{lanes} across, slit apart: {lanes} × {width} mm on {working} mm, cut every {length} mm',
    slitFlat:
      'webs {webs} across, as they come; the flat liner {lanes} across, slit apart, on {working} mm; cut every {length} mm',
    belt: 'one every {length} + {gap} mm of belt',
    blank: 'one blank every {length} + {gap} mm of belt, at most {cap} an hour',
    slowedBlank: "{factor} of the belt's speed, one blank every {length} + {gap} mm of belt, at most {cap} an hour",
  },
  counted: planCounted,
  // The names in the formulas of blanks
  formula: {
    width: 'width',
    bottom: 'bottom',
    height: 'height',
    topFold: 'top fold',
    fanWidth: 'width of the fan',
    fanDepth: 'depth of the fan',
    seam: 'seam',
    rim: 'rim',
  },
  // Why a machine does not fit a job
  fit: {
    atLeast: 'at least {size}',
    atMost: 'at most {size}',
    limit: 'takes {wanted}; yours is {own}',
    kind: 'makes {kinds}, not {kind}',
    panels: 'folds one blank, not two panels',
    material: 'takes {materials}, not {material}',
    // `flute` refuses the machine; `askFlute`, for double walls, says that we have to be asked
    flute: 'listed for {flutes} flute, not {flute}',
    askFlute: 'listed for {flutes} flute, not {flute}',
    missing: 'its data sheet does not state the {name}',
    setUp: 'needs {setUp} h to be set up for a job; your day has {day}',
    tooLarge: 'the blank of {blank} does not fit on {room}',
    blankWithin: 'a blank within {room}, margins included',
    or: 'or',
    and: 'and',
    materials: {
      'folding carton': 'folding carton',
      corrugated: 'corrugated',
      'rigid board': 'rigid board',
      paper: 'paper',
      film: 'film',
    },
    kinds: {
      'straight seams': 'straight seams',
      'crash-lock bottoms': 'crash-lock bottoms',
      'glued corners': 'glued corners',
      'bags from the reel': 'bags from the reel',
      'bags from sheets': 'bags from sheets',
      trays: 'trays',
      clamshells: 'clamshells',
      'meal boxes': 'meal boxes',
    },
  },
  // What the file of a machine may not state
  unknown: {
    power: 'power',
    size: 'overall size',
    people: 'number of operators',
  },
  measures: planMeasures,
} as const
