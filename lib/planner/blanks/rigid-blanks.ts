import { type Blank, type Formula, roundUp, type Sizes } from './formula'

/** How much wider each cover, and how much longer the whole case, is than the tray in it, in mm. */
const COVER_OVERHANG = 3
const CASE_OVERHANG = 8

/** The flap of a case ends this far above the bottom edge of the tray, in mm. */
const FLAP_GAP = 2

/**
 * Blanks of rigid boxes from their inside dimensions `l`, `w` and `h` and the thickness `t` of their board. All are
 * estimates in mm. `across` and `along` are the sides of the flat board of a tray; what is printed is the paper around it,
 * so that is the `piece` laid on a sheet. `measures` are compared with the limits of machines.
 */
export const RIGID_BLANKS: Record<string, Formula> = {
  rigid: computeTray,
  /** A tray in a case of two covers, a spine and a flap. */
  book: sizes => {
    const { l, w, h, t } = sizes
    const tray = computeTray(sizes)
    const [cover, spine, flap] = [w + COVER_OVERHANG, h + 2 * t, Math.max(h - FLAP_GAP, 0)]
    const openCase = [roundUp(2 * cover + spine + flap), l + CASE_OVERHANG]
    return { ...tray, measures: { ...tray.measures, case: openCase, height: h } }
  },
}

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
