import type { Formula } from './formula'

// Flaps in mm that no assumption covers: those at both sides together, and that of a hinged lid.
const SIDE_FLAPS = 30
const BOX_LID_FLAP = 35
const CARTON_LID_FLAP = 15

/**
 * Blanks of folding cartons and corrugated boxes. FEFCO 0201 follows the conventional formula, with half a thickness on
 * the glued panel; tuck cartons follow public die-line generators (ECMA A20.20). The others are estimates: 0427, pizza,
 * shoe and trays within five per cent, crash-lock bottoms within ten.
 */
export const BOX_BLANKS: Record<string, Formula> = {
  rsc: ({ l, w, h, t, assume }) => {
    const flap = assume('joint-flap')
    return {
      across: flap + 2 * (l + t) + (w + t) + (w + t / 2),
      along: h + 2 * t + (w + t),
      formulas: [`${flap} + 2 × (L + t) + (W + t) + (W + t/2)`, '(H + 2t) + (W + t)'],
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
      along: h + w + tuck + 0.75 * w,
      formulas: [`2 × (L + W) + ${flap}`, `H + (W + ${tuck}) + 0.75 W`],
    }
  },
  'four-corner': ({ l, w, h }) => ({
    across: l + 2 * h + SIDE_FLAPS,
    along: 2 * w + 3 * h + CARTON_LID_FLAP,
    formulas: [`L + 2H + ${SIDE_FLAPS}`, `2W + 3H + ${CARTON_LID_FLAP}`],
  }),
}
