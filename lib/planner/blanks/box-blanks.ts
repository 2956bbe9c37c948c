import type { Formula } from './formula'

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
      how: [`${flap} + 2 × (L + t) + (W + t) + (W + t/2)`, '(H + 2t) + (W + t)'],
      measures: { joint: h + 2 * t, 'length-plus-width': l + w },
    }
  },
  mailer: ({ l, w, h, t }) => ({
    across: l + 4 * h + 6 * t,
    along: 2 * w + 3 * h + 35 + 4 * t,
    how: ['L + 4H + 6t', '2W + 3H + 35 + 4t'],
  }),
  shoe: ({ l, w, h, t }) => ({
    across: l + 2 * h + 2 * t,
    along: 2 * w + 3 * h + 35 + 4 * t,
    how: ['L + 2H + 2t', '2W + 3H + 35 + 4t'],
    measures: { joint: h + 2 * t, 'length-plus-width': l + w },
  }),
  crate: ({ l, w, h, t }) => ({
    across: l + 2 * h + 2 * t + 30,
    along: w + 2 * h + 2 * t,
    how: ['L + 2H + 2t + 30', 'W + 2H + 2t'],
  }),
  tuck: ({ l, w, h, assume }) => {
    const [flap, tuck] = [assume('glue-flap'), assume('tuck-flap')]
    return {
      across: 2 * (l + w) + flap,
      along: h + 2 * w + 2 * tuck,
      how: [`2 × (L + W) + ${flap}`, `H + 2W + 2 × ${tuck}`],
    }
  },
  sleeve: ({ l, w, h, assume }) => ({
    across: 2 * (l + w) + assume('glue-flap'),
    along: h,
    how: [`2 × (L + W) + ${assume('glue-flap')}`, 'H'],
  }),
  'crash-lock': ({ l, w, h, assume }) => {
    const [flap, tuck] = [assume('glue-flap'), assume('tuck-flap')]
    return {
      across: 2 * (l + w) + flap,
      along: h + w + tuck + 0.75 * w,
      how: [`2 × (L + W) + ${flap}`, `H + (W + ${tuck}) + 0.75 W`],
    }
  },
  'four-corner': ({ l, w, h }) => ({
    across: l + 2 * h + 30,
    along: 2 * w + 3 * h + 15,
    how: ['L + 2H + 30', '2W + 3H + 15'],
  }),
}
