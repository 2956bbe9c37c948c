import { type Formula, roundUp } from './formula'

// Overlaps of bags, in mm: of the seam along the tube, of the closed bottom, and of the fold at the top.
const SOS_SEAM = 30
const SOS_BOTTOM = 20
const CARRY_SEAM = 20
const CARRY_BOTTOM = 10
const TOP_FOLD = 50

/**
 * Blanks of bags, cups, food packs and envelopes from their inside dimensions; `l`, `w` and `h` of a bag are its width,
 * bottom and height. All are estimates in mm, except the cup's, which is exact. `across` and `along` are the sides of the
 * flat blank, `formulas` what visitors read about them, `measures` what is compared with the limits of machines. `assume`
 * returns an allowance that visitors may change.
 */
export const PAPER_BLANKS: Record<string, Formula> = {
  'sos-bag': ({ l, w, h }) => {
    const web = 2 * (l + w) + SOS_SEAM
    const cut = roundUp(h + w / 2 + SOS_BOTTOM)
    return {
      across: web,
      along: cut,
      formulas: [`2 × (width + bottom) + ${SOS_SEAM}`, `height + bottom/2 + ${SOS_BOTTOM}`],
      measures: { web, cut, 'bag-width': l, 'bag-bottom': w },
    }
  },
  'carry-bag': ({ l, w, h }) => {
    const web = 2 * (l + w) + CARRY_SEAM
    const cut = roundUp(TOP_FOLD + h + w / 2 + CARRY_BOTTOM)
    return {
      across: web,
      along: cut,
      formulas: [`2 × (width + bottom) + ${CARRY_SEAM}`, `top fold ${TOP_FOLD} + height + bottom/2 + ${CARRY_BOTTOM}`],
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
      formulas: ['width of the fan + seam', 'depth of the fan + rim'],
      measures: { 'cup-top': top, 'cup-height': h },
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
