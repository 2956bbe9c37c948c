import { planExplained } from './plan-explained'

/** What plans say, on pages and in the browser, which fetches it with the machines. Part of the words of the planner. */
export const plan = {
  sentence: {
    size: {
      one: '{count} machine, {kw} kW, {area} m² of machines',
      other: '{count} machines, {kw} kW, {area} m² of machines',
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
    none: 'No machine of ours does this as it stands: {steps}. {help}',
    nearest: 'Nearest change: {changes}.',
    nearestFor: 'for {step} {change}',
    ask: 'Ask us.',
  },
  estimate:
    'Estimate from catalogue figures: {automatic} of top speed on automatic machines, {semiAutomatic} on semi-automatic and {handFed} on hand-fed ones, for {shift} of the shift. Figures are confirmed with your quote.',
  names: {
    fewestPeople: 'fewest people',
    leastPower: 'least power and floor',
    fewestMachines: 'fewest machines',
  },
  onePlan: 'One line needs the fewest people, the least power and floor, and the fewest machines.',
  plans: 'Plans',
  comparison: 'The plans beside one another',
  figures: {
    machines: 'Machines',
    people: 'People',
    load: 'Connected load',
    area: 'Floor under machines',
    hall: 'Hall with aisles',
    slowest: 'Slowest step',
    cost: 'Cost of a pack, without buying the machines',
    ourCost: 'Cost of a pack with our figures, without buying the machines',
    none: 'None',
    over: '{figure}, {excess} over',
    busy: '{step}, {share}',
  },
  overruns: {
    power: 'Connects {kw} kW: {excess} kW more than your {own} kW.',
    hall: 'Your hall is {excess} m too small, aisles included.',
    change: '{label} ‘{choice}’: a line of {kw} kW fits',
  },
  ways: {
    quote: 'Ask for a quote for this line',
    ask: 'Ask us about this pack',
    print: 'Print or save as PDF',
    title: 'Line plan: {style}',
    most: 'An enquiry holds {most} of a machine at most. The note on it says how many this line needs.',
    note: 'Line plan: {steps}, {share} of {shifts}',
    noteOfMany: 'Line plan: {count} machines, {steps}, {share} of {shifts}',
    shifts: {
      one: '{count} shift',
      other: '{count} shifts',
    },
  },
  route: {
    title: 'Route',
    none: 'No machine of ours takes this.',
    input: '{amount} a day',
    boughtIn: 'Bought in, or done elsewhere: {reason}',
    count: '{count} ×',
    busy: 'Busy {share} of the day: {hours} h',
    busySlowest: 'Busy {share} of the day, the slowest step: {hours} h',
    busyOn: 'Busy {share} of the day: {hours} h on {count} machines',
    busySlowestOn: 'Busy {share} of the day, the slowest step: {hours} h on {count} machines',
    together: 'Does {count} steps; this one takes {hours} h.',
    others: 'Machines for this step: {others} other',
    refused: 'Machines for this step: {refused} refused',
    othersAndRefused: 'Machines for this step: {others} other, {refused} refused',
    candidate: '{count} needed, busy {share} of the day: {hours} h; {kw} kW each',
    refusedBecause: 'Refused: {reasons}.',
    askBecause: 'Ask us: {reasons}.',
    nearest: 'Nearest change: {changes}.',
  },
  drawings: {
    blank: 'The blank',
    hall: 'Hall plan',
    sheet: '{ups} up on the sheet',
    ownSheet: '{ups} up as you say; we lay {laid}',
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
    belt: '{length} + {gap} mm of belt for each',
    blank: '{length} + {gap} mm of belt a blank, at most {cap} an hour',
    slowedBlank: "{factor} of the belt's speed, {length} + {gap} mm of belt a blank, at most {cap} an hour",
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
    limit: 'takes {wanted}; yours has {own}',
    kind: 'makes {kinds}, not {kind}',
    material: 'takes {materials}, not {material}',
    flute: 'names {flutes} flute, not {flute}',
    askFlute: 'names {flutes} flute, not {flute}; ask us',
    missing: 'its file gives no {name}; ask us',
    setUp: 'takes {setUp} h to set up; your day has {day}',
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
