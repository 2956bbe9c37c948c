import { planExplained } from './plan-explained'

/** What plans say, on pages and in the browser, which fetches it with the machines. Part of the words of the planner. */
export const plan = {
  sentence: {
    size: {
      one: '{count} machine, crew of {people}, {kw} kW, {area} m² under machines',
      other: '{count} machines, crew of {people}, {kw} kW, {area} m² under machines',
    },
    idle: '{size}.',
    fits: {
      power: 'It fits your {kw} kW.',
      hall: 'It fits your hall.',
      both: 'It fits your {kw} kW and your hall.',
    },
    busy: '{size}; the slowest step, {step}, is busy {share} of {shifts}.',
    shifts: {
      one: 'a shift',
      two: 'two shifts',
      three: 'three shifts',
    },
    none: 'With these figures none of our machines can do: {steps}. {help}',
    nearest: 'Smallest change that works: {changes}.',
    nearestFor: 'for {step} {change}',
    ask: 'Ask us.',
  },
  estimate:
    'Estimate from catalogue figures. We plan automatic machines at {automatic} of top speed, semi-automatic at {semiAutomatic} and hand-fed at {handFed}, for {shift} of each shift. We confirm the figures in your quote.',
  names: {
    fewestPeople: 'fewest people',
    leastPower: 'least power and floor',
    fewestMachines: 'fewest machines',
  },
  onePlan: 'One line needs the fewest people, the least power and floor, and the fewest machines.',
  plans: 'Plans',
  comparison: 'Compare the plans',
  figures: {
    machines: 'Machines',
    people: 'People',
    load: 'Connected load',
    area: 'Machine footprint',
    hall: 'Hall needed, with aisles',
    slowest: 'Slowest step',
    cost: 'Cost of a pack, without buying the machines',
    ourCost: 'Cost of a pack with our figures, without buying the machines',
    none: 'None',
    over: '{figure}, {excess} over',
    busy: '{step}, {share}',
  },
  overruns: {
    power: 'Connected load {kw} kW: {excess} kW more than your {own} kW.',
    hall: 'Your hall is {excess} m too small, aisles included.',
    change: '{label} ‘{choice}’: a line of {kw} kW fits',
  },
  ways: {
    quote: 'Get a quote for this line',
    ask: 'Ask us about this pack',
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
  route: {
    title: 'Route',
    none: 'None of our machines can run this.',
    input: '{amount} a day',
    boughtIn: 'Bought in or done elsewhere. {reason}',
    count: '{count} ×',
    model: '{model} model',
    busy: 'Busy {share} of the day ({hours} h)',
    busySlowest: 'Busy {share} of the day, the slowest step ({hours} h)',
    busyOn: 'Busy {share} of the day ({hours} h on {count} machines)',
    busySlowestOn: 'Busy {share} of the day, the slowest step ({hours} h on {count} machines)',
    together: 'Does {count} steps; this one takes {hours} h.',
    others: 'Machines for this step: {others} other',
    refused: 'Machines for this step: {refused} not suitable',
    othersAndRefused: 'Machines for this step: {others} other, {refused} not suitable',
    candidate: '{count} needed, busy {share} of the day ({hours} h), {kw} kW each',
    refusedBecause: 'Not suitable: {reasons}.',
    askBecause: 'Please ask: {reasons}.',
    nearest: 'Smallest change that works: {changes}.',
    change: 'Change set-up, waste or people',
    makeReadyMost: 'Make-ready takes more than the job itself. Plan longer runs, or fewer job changes a day.',
    yield:
      'Of 100 kg of board or paper, {packs} kg leave as packs; {trim} kg are trim around the blanks, {makeReady} kg make-ready and {waste} kg running waste.',
    noYield:
      'Of 100 kg of board or paper, next to nothing leaves as packs: {makeReady} kg are make-ready. Plan longer runs, or fewer job changes a day.',
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
    hallSize: '{length} × {width} m with aisles',
    hallAlt: {
      one: 'Hall plan to scale: {count} machine on {length} × {width} m with aisles',
      other: 'Hall plan to scale: {count} machines on {length} × {width} m with aisles',
    },
  },
  explain: planExplained,
  pace: {
    straps: '{straps} straps on a bundle',
    pile: '{sheets} sheets in a pile of {height} mm',
    strokes: '{strokes} strokes for one',
    stitches: '{stitches} stitches and {seconds} s a box',
    metres: 'metres of the reel',
    lanes: '{lanes} across: {lanes} × {width} mm on {working} mm, {share} % of the width used',
    belt: 'one every {length} + {gap} mm of belt',
    blank: 'one blank every {length} + {gap} mm of belt, at most {cap} an hour',
    slowedBlank: "{factor} of the belt's speed, one blank every {length} + {gap} mm of belt, at most {cap} an hour",
  },
  counted: {
    sheet: {
      one: '{count} sheet',
      other: '{count} sheets',
    },
    blank: {
      one: '{count} blank',
      other: '{count} blanks',
    },
    part: {
      one: '{count} part',
      other: '{count} parts',
    },
    pack: {
      one: '{count} pack',
      other: '{count} packs',
    },
    metre: {
      one: '{count} metre',
      other: '{count} metres',
    },
    stroke: {
      one: '{count} stroke',
      other: '{count} strokes',
    },
    bundle: {
      one: '{count} bundle',
      other: '{count} bundles',
    },
  },
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
  fit: {
    atLeast: 'at least {size}',
    atMost: 'at most {size}',
    limit: 'takes {wanted}; yours is {own}',
    kind: 'makes {kinds}, not {kind}',
    material: 'takes {materials}, not {material}',
    flute: 'listed for {flutes} flute, not {flute}',
    askFlute: 'listed for {flutes} flute, not {flute}',
    missing: 'its data sheet does not state the {name}',
    setUp: 'needs {setUp} h a day to set up; your day has {day}',
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
  unknown: {
    power: 'power',
    size: 'overall size',
    people: 'number of operators',
  },
  measures: {
    gsm: {
      name: 'gsm',
      limit: '{bound}',
    },
    board: {
      name: 'board thickness',
      limit: 'a board thickness of {bound}',
    },
    ply: {
      name: 'number of plies',
      limit: '{bound}',
    },
    sheet: {
      name: 'sheet',
      limit: 'a sheet of {bound}',
    },
    blank: {
      name: 'blank',
      limit: 'a blank of {bound}',
    },
    feed: {
      name: 'blank',
      limit: 'a blank of {bound}',
    },
    'blank-width': {
      name: 'blank width',
      limit: 'a blank width of {bound}',
    },
    'blank-length': {
      name: 'blank length',
      limit: 'a blank length of {bound}',
    },
    flat: {
      name: 'flat pack',
      limit: 'a flat pack of {bound}',
    },
    bundle: {
      name: 'bundle',
      limit: 'a bundle of {bound}',
    },
    wrap: {
      name: 'wrap',
      limit: 'a wrap of {bound}',
    },
    'wrap-width': {
      name: 'wrap width',
      limit: 'a wrap width of {bound}',
    },
    box: {
      name: 'box',
      limit: 'a box of {bound}',
    },
    panel: {
      name: 'panel',
      limit: 'a panel of {bound}',
    },
    case: {
      name: 'case',
      limit: 'a case of {bound}',
    },
    formed: {
      name: 'formed pack',
      limit: 'a formed pack of {bound}',
    },
    envelope: {
      name: 'envelope',
      limit: 'an envelope of {bound}',
    },
    height: {
      name: 'height',
      limit: 'a height of {bound}',
    },
    web: {
      name: 'web',
      limit: 'a web of {bound}',
    },
    cut: {
      name: 'cut length',
      limit: 'a cut length of {bound}',
    },
    'bag-width': {
      name: 'bag width',
      limit: 'a bag width of {bound}',
    },
    'bag-bottom': {
      name: 'bottom',
      limit: 'a bottom of {bound}',
    },
    'cup-top': {
      name: 'top diameter',
      limit: 'a top diameter of {bound}',
    },
    'cup-height': {
      name: 'cup height',
      limit: 'a cup height of {bound}',
    },
    'length-plus-width': {
      name: 'length plus width',
      limit: 'length plus width of {bound}',
    },
    colours: {
      name: 'number of colours',
      limit: 'a number of colours of {bound}',
    },
  },
} as const
