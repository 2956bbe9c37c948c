/** An amount in the unit of a step. Part of the words of the planner. */
export const planCounted = {
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
    one: '{count} metre of web',
    other: '{count} metres of web',
  },
  // A web that may hold several sheets across counts the metres of each of its lanes
  lane: {
    one: '{count} metre of lane',
    other: '{count} metres of lane',
  },
  stroke: {
    one: '{count} stroke',
    other: '{count} strokes',
  },
  bundle: {
    one: '{count} bundle',
    other: '{count} bundles',
  },
} as const
