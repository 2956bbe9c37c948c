import type { AssumptionId, Style } from './line'

/**
 * Sizes of a job by the name of the measure, to be compared with the limits of machines: a number, or the sides of a
 * size, in mm.
 */
export type Measures = Record<string, number | readonly number[]>

/**
 * Inside dimensions of a pack in mm: `l` is the longer side of the opening, `w` the shorter, `h` the height, `t` the
 * thickness of the board. `number` returns another answer of the job, `assume` an allowance that visitors may change.
 */
export type Sizes = {
  l: number
  w: number
  h: number
  t: number
  number: (id: string) => number
  assume: (id: AssumptionId) => number
}

/** The flat blank of a pack, in mm: `across` the machines and `along` the way it runs through them. */
type Blank = {
  across: number
  along: number
  /** The formulas of both sides, as visitors read them; names in braces are `formula` in lib/words/en/plan.ts. */
  formulas: readonly [across: string, along: string]
  /** The rectangle laid on the printed sheet, if it is not the blank: of a rigid box only the wrap is printed. */
  piece?: readonly [number, number]
  /** How far it is from one row to the next where rows interlock, if that is less than a row is high. */
  pitch?: number | null
  /** The printed paper around the case of a book-style box, on sheets of its own. */
  cover?: readonly [number, number] | null
  /** Further sizes that limit which machines can make the pack. */
  measures?: Measures
}

/**
 * How many blanks a pack is joined from: two panels, each a long side, an end and a joint flap, for a slotted box that
 * is too large in one piece. It has a joint for each of them.
 */
export type BlankCount = 1 | 2

/** Computes the blank of a pack. Both sides may have fractions, which are rounded up afterwards. */
type Formula = (sizes: Sizes, blanks: BlankCount) => Blank

/**
 * A complete blank: its sides in whole mm; as `piece` what is laid on the printed sheet, the whole blank if the formula
 * names none; and as `measures` all sizes that machines limit, by the name that their limits use.
 */
export type Shape = Required<Blank> & { blanks: BlankCount }

/** Computes the blank of a style with its formula: one of those that a pack is joined from. */
export function buildShape({ formula }: Style, sizes: Sizes, blanks: BlankCount): Shape {
  const blank = FORMULAS[formula](sizes, blanks)
  const [across, along] = [roundUp(blank.across), roundUp(blank.along)]
  // `blank` may be turned by 90 degrees to fit a machine, `feed` may not.
  const sides = { feed: [across, along], blank: [across, along], 'blank-width': across, 'blank-length': along }
  return {
    blanks,
    across,
    along,
    formulas: blank.formulas,
    piece: blank.piece ?? [across, along],
    pitch: blank.pitch ? Math.min(roundUp(blank.pitch), along) : null,
    cover: blank.cover ?? null,
    measures: { ...sides, ...blank.measures },
  }
}

// Flaps in mm that no assumption covers: those at both sides together, and that of a hinged lid.
const SIDE_FLAPS = 30
const BOX_LID_FLAP = 35
const CARTON_LID_FLAP = 15

/** Depth of the dust flaps of a carton, as a share of the width that they close. */
export const DUST_FLAP = 0.7

/** Depth of the flaps of a crash-lock bottom, as a share of the width. */
export const LOCK_FLAP = 0.75

// A case is the folded cover of a book-style box; the tray is in it.
/** How much wider each cover, and how much longer the whole case, is than the tray in it, in mm. */
const COVER_OVERHANG = 3
const CASE_OVERHANG = 8

/**
 * Bottom paper of a cup beyond its diameter in mm: the skirts that are knurled, at both sides, and the gap to the next.
 */
const CUP_BOTTOM_EXTRA = 2 * 9 + 2

/** The flap of a case ends this far above the bottom edge of the tray, in mm. */
const FLAP_GAP = 2

// Overlaps of bags, in mm: of the seam along the tube, of the closed bottom, and of the fold at the top.
const SOS_SEAM = 30
const SOS_BOTTOM = 20
const CARRY_SEAM = 20
const CARRY_BOTTOM = 10
const TOP_FOLD = 50

/**
 * The blanks of all packs. FEFCO 0201 follows the conventional formula, with half a thickness on the glued panel; tuck
 * cartons follow public die-line generators (ECMA A20.20); the cup is exact. The others are estimates: 0427, pizza,
 * shoe and trays within five per cent, crash-lock bottoms within ten. `l`, `w` and `h` of a bag are its width, bottom
 * and height.
 */
const FORMULAS: Record<Style['formula'], Formula> = {
  rsc: ({ l, w, h, t, assume }, blanks) => {
    const flap = assume('joint-flap')
    const half = flap + (l + t) + (w + t / 2)
    const [across, formula] = blanks > 1 ? [half, '(L + t)'] : [half + (l + t) + (w + t), '2 × (L + t) + (W + t)']
    return {
      across,
      along: h + 2 * t + (w + t),
      formulas: [`${flap} + ${formula} + (W + t/2)`, '(H + 2t) + (W + t)'],
      measures: { joint: h + 2 * t, 'length-plus-width': l + w },
    }
  },
  mailer: ({ l, w, h, t }) => ({
    across: l + 4 * h + 6 * t,
    along: 2 * w + 3 * h + BOX_LID_FLAP + 4 * t,
    formulas: ['L + 4H + 6t', `2W + 3H + ${BOX_LID_FLAP} + 4t`],
  }),
  shoe: ({ l, w, h, t }) => ({
    across: l + 2 * h + 2 * t,
    along: 2 * w + 3 * h + BOX_LID_FLAP + 4 * t,
    formulas: ['L + 2H + 2t', `2W + 3H + ${BOX_LID_FLAP} + 4t`],
    measures: { joint: h + 2 * t, 'length-plus-width': l + w },
  }),
  crate: ({ l, w, h, t }) => ({
    across: l + 2 * h + 2 * t + SIDE_FLAPS,
    along: w + 2 * h + 2 * t,
    formulas: [`L + 2H + 2t + ${SIDE_FLAPS}`, 'W + 2H + 2t'],
  }),
  tuck: ({ l, w, h, assume }) => {
    const [flap, tuck] = [assume('glue-flap'), assume('tuck-flap')]
    return {
      across: 2 * (l + w) + flap,
      along: h + 2 * w + 2 * tuck,
      formulas: [`2 × (L + W) + ${flap}`, `H + 2W + 2 × ${tuck}`],
      // A reverse tuck has its lids on opposite panels. Where a lid meets the next row, that row has an edge without a
      // flap; its dust flaps meet dust flaps.
      pitch: h + Math.max(w + tuck, 2 * DUST_FLAP * w),
    }
  },
  sleeve: ({ l, w, h, assume }) => {
    const flap = assume('glue-flap')
    return { across: 2 * (l + w) + flap, along: h, formulas: [`2 × (L + W) + ${flap}`, 'H'] }
  },
  'crash-lock': ({ l, w, h, assume }) => {
    const [flap, tuck] = [assume('glue-flap'), assume('tuck-flap')]
    return {
      across: 2 * (l + w) + flap,
      along: h + w + tuck + LOCK_FLAP * w,
      formulas: [`2 × (L + W) + ${flap}`, `H + (W + ${tuck}) + ${LOCK_FLAP} W`],
    }
  },
  'four-corner': ({ l, w, h }) => ({
    across: l + 2 * h + SIDE_FLAPS,
    along: 2 * w + 3 * h + CARTON_LID_FLAP,
    formulas: [`L + 2H + ${SIDE_FLAPS}`, `2W + 3H + ${CARTON_LID_FLAP}`],
  }),
  rigid: computeTray,
  /** A tray in a case of two covers, a spine and a flap. */
  book: sizes => {
    const { l, w, h, t } = sizes
    const tray = computeTray(sizes)
    const [cover, spine, flap] = [w + COVER_OVERHANG, h + 2 * t, Math.max(h - FLAP_GAP, 0)]
    const openCase = [roundUp(2 * cover + spine + flap), l + CASE_OVERHANG] as const
    const turnedIn = 2 * sizes.assume('turn-in')
    return {
      ...tray,
      // The longer side of the tray first, as in its wrap, so that both have the same grain.
      cover: [openCase[1] + turnedIn, openCase[0] + turnedIn],
      measures: { ...tray.measures, case: openCase, height: h },
    }
  },
  'sos-bag': ({ l, w, h }) => {
    const web = 2 * (l + w) + SOS_SEAM
    const cut = roundUp(h + w / 2 + SOS_BOTTOM)
    return {
      across: web,
      along: cut,
      formulas: [`2 × ({width} + {bottom}) + ${SOS_SEAM}`, `{height} + {bottom}/2 + ${SOS_BOTTOM}`],
      measures: { web, cut, 'bag-width': l, 'bag-bottom': w },
    }
  },
  'carry-bag': ({ l, w, h }) => {
    const web = 2 * (l + w) + CARRY_SEAM
    const cut = roundUp(TOP_FOLD + h + w / 2 + CARRY_BOTTOM)
    return {
      across: web,
      along: cut,
      formulas: [
        `2 × ({width} + {bottom}) + ${CARRY_SEAM}`,
        `{topFold} ${TOP_FOLD} + {height} + {bottom}/2 + ${CARRY_BOTTOM}`,
      ],
      measures: { web, cut, 'bag-width': l, 'bag-bottom': w },
    }
  },
  /** The development of a truncated cone is a fan: a part of a ring, laid with its middle upwards. */
  cup: ({ number, h, assume }) => {
    // A job never has a bottom as wide as its top (see parseJob), so nothing is divided by zero.
    const [top, bottom] = [number('top'), number('bottom')]
    const slant = Math.hypot(h, (top - bottom) / 2)
    const outerRadius = (slant * top) / (top - bottom)
    const innerRadius = outerRadius - slant
    const halfAngle = (Math.PI * (top - bottom)) / slant / 2
    const width = 2 * outerRadius * Math.sin(Math.min(halfAngle, Math.PI / 2))
    // The ends of the inner arc are lowest, or those of the outer arc if the fan is more than half a ring.
    const lowest = Math.min(innerRadius * Math.cos(halfAngle), outerRadius * Math.cos(halfAngle))
    return {
      across: width + assume('fan-seam'),
      along: outerRadius - lowest + assume('fan-rim'),
      formulas: ['{fanWidth} + {seam}', '{fanDepth} + {rim}'],
      pitch: measureFanPitch({ outer: outerRadius + assume('fan-rim'), inner: innerRadius, halfAngle }),
      measures: { 'cup-top': top, 'cup-height': h, 'cup-bottom': bottom + CUP_BOTTOM_EXTRA },
    }
  },
  tray: ({ l, w, h }) => ({
    across: l + 2 * h,
    along: w + 2 * h,
    formulas: ['L + 2H', 'W + 2H'],
    measures: { formed: [l, w] },
  }),
  clamshell: ({ l, w, h }) => ({
    across: l + 2 * h,
    along: 2 * w + 3 * h,
    formulas: ['L + 2H', '2W + 3H'],
    measures: { formed: [l, w] },
  }),
  'meal-box': ({ l, w, h }) => ({
    across: l + 2 * h,
    along: 2 * w + 2 * h,
    formulas: ['L + 2H', '2W + 2H'],
    measures: { formed: [l, w] },
  }),
  envelope: ({ l, w, assume }) => {
    const [flap, seal] = [assume('envelope-flap'), assume('seal-flap')]
    return {
      across: l + 2 * flap,
      along: 2 * w + seal,
      formulas: [`L + 2 × ${flap}`, `2W + ${seal}`],
      measures: { envelope: [l, w] },
    }
  },
}

/**
 * How far rows of fans are apart that lie the same way: a fan is highest, straight up, above the ends of its inner arc.
 * Null for half a ring or more, whose ends turn back.
 */
function measureFanPitch({ outer, inner, halfAngle }: { outer: number; inner: number; halfAngle: number }) {
  if (halfAngle >= Math.PI / 2) return null
  return Math.sqrt(outer ** 2 - (inner * Math.sin(halfAngle)) ** 2) - inner * Math.cos(halfAngle)
}

/** The blank of a rigid tray, and the wrap around it. */
function computeTray(sizes: Sizes): Blank {
  const { l, w, h, t } = sizes
  const wrap = measureWrap(sizes)
  return {
    across: l + 2 * h,
    along: w + 2 * h,
    formulas: ['L + 2H', 'W + 2H'],
    piece: wrap,
    measures: { box: [l + 2 * t, w + 2 * t, h + t], wrap, 'wrap-width': Math.min(...wrap), panel: [l, w] },
  }
}

/** The sides of the paper around a tray, which is turned in over its edges by an allowance. In whole mm. */
function measureWrap({ l, w, h, t, assume }: Sizes): [number, number] {
  // Six thicknesses: at each end the wall's own, that of the base below it, and that of its top edge.
  const rest = 2 * h + 6 * t + 2 * assume('turn-in')
  return [roundUp(l + rest), roundUp(w + rest)]
}

/** Rounds up to whole mm, but ignores errors of floating-point sums after the third decimal. */
function roundUp(mm: number) {
  return Math.ceil(Math.round(mm * 1000) / 1000)
}
