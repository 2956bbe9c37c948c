/** How each figure of a plan comes about: the lines that open below it. Part of the words of the planner. */
export const planExplained = {
  title: 'How we worked it out',
  // The shares of all speeds and of the shift that a plan counts with
  speeds:
    'We plan automatic machines at {automatic} of top speed, semi-automatic at {semiAutomatic} and hand-fed at {handFed}, or at what people feed where that is less, for {shift} of each shift.',
  // Below the drawings of the sheet and of the hall
  nested: 'Fans nest: a row every {pitch} mm, and {gutter} mm between them',
  interlocked:
    'Rows interlock: the lids of one lie beside the dust flaps of the next. A row every {pitch} mm, and {gutter} mm between them',
  nesting: 'Real outlines often nest closer, so you may get more.',
  notDrawn:
    'Reel store, pallets, dispatch and power supply are not drawn; the doors, 3 × 3 m, are where we assume them.',
  // Both sides of the blank, and the letters of their formulas
  side: '{formula} = {length} mm',
  letters: '{letters} mm, rounded up',
  // The sheet, or the area on a reel, with its blanks
  sheet: '{sheet}, margins {side} mm at each side, {gripper} mm gripper, {tail} mm tail, {gutter} mm between blanks',
  millSheet: 'Cut to this size for the job: it takes {count} sheets or more',
  area: '{sheet} tool, {gutter} mm between blanks and at the edges: a stroke takes {advance} mm of a reel {width} mm wide',
  ups: '{blank}: {ups} per sheet',
  ownUps: 'Counted with your {ups} ups',
  cover: 'The case wrap, {cover}, is laid {ups}-up on its own sheets',
  bottoms: 'Bottoms come from a reel {width} mm wide',
  // What a step takes in a day
  webs: '{flute} needs {count} single-face webs, from {count} single facers or one with a cassette for a second flute; each one is counted',
  layers: 'A board of {flute} needs {webs} single-face and a flat liner: {count} sheets are counted for it',
  input: '{amount}, no waste allowed',
  inputWithWaste: '{amount}, {waste} of them for waste',
  makeReady: '{makeReady} of them for make-ready: {each} a job × {changes} job changes a day',
  // The speed of a machine, its hours, and how many are needed for a step
  setUp: 'Set-up: {each} h a job × {changes} job changes a day = {setUp} h',
  setUpParts:
    'Set-up: {each} h × {parts} (parts of a box, such as lid and base) × {changes} (job changes a day) = {setUp} h',
  // Before it, where each flute of a board is set up by itself
  setUpFlutes: 'Set-up for a job: {each} h × {flutes} (flutes, with a cassette of rollers for each) = {setUp} h',
  // Of several machines
  setUpShared: {
    one: '{machines} machines share the job of a day: {setUps} set-ups × {each} h = {setUp} h',
    other: '{machines} machines share {count} jobs a day: {setUps} set-ups × {each} h = {setUp} h',
  },
  setUpSharedParts:
    '{machines} machines share {jobs} parts a day, such as lid and base: {setUps} set-ups × {each} h = {setUp} h',
  lowest: '{speed} {unit}, the lowest it runs',
  held: '{speed} {unit}, as fast as the web comes from the machine before it',
  share: '{share} of {speed} {unit}',
  pace: '{speed}: {perHour} an hour',
  paceBecause: '{speed}; {note}: {perHour} an hour',
  lanes: '{lane} ÷ {lanes} lanes side by side = {web}',
  // Our estimate, and what a visitor has typed instead
  byHand: 'Fed by hand: {perHour} an hour, our estimate without a public source: time it in your own plant',
  ownByHand: 'Fed by hand: {perHour} an hour, your figure',
  large:
    'A piece of {area} m² is handled more slowly than one of 1 m², our estimate: {share} of that, {perHour} an hour',
  hours: '{input} ÷ {perHour} + {setUp} h to set up = {hours} h',
  machines: '{hours} of {day} h = {share}: {count} needed',
  run: '{input} ÷ {perHour} = {run} h to run',
  copies: '({run} + {setUp}) h ÷ {count} machines = {hours} of {day} h, {share} of the day each',
  // Power, people and floor of a whole line, machine by machine
  notCounted: '{machine}: on request, not counted',
  power: '{machine}: {count} × {kw} kW',
  powerSum: '{kw} kW connected load, without compressor, boiler and light; not consumption',
  people: '{machine}: {count} × {crew}',
  packers: 'Inspecting and packing, at no machine: {packers}',
  peopleSum: '{people} in total, rounded up (0.5 means one person for two machines)',
  floor: '{machine}: {count} × {size} m',
  floorSum: '{area} m² without aisles',
  hall: 'Rows in the order of the route, with its numbers; an aisle of {aisle} m around every machine',
  atWork:
    'At work, pieces stay in each machine as long as it is busy; those before the slowest wait. It is not real time.',
} as const
