import type { Formula, Sizes } from './formula'

/** The wrap of a tray: base and walls, six thicknesses of board, and the turn-in on both sides. */
function measureWrap({ l, w, h, t, assume }: Sizes): [number, number] {
  const rest = 2 * h + 6 * t + 2 * assume('turn-in')
  return [Math.ceil(l + rest), Math.ceil(w + rest)]
}

function measureTray(sizes: Sizes) {
  const { l, w, h, t } = sizes
  const wrap = measureWrap(sizes)
  return {
    across: l + 2 * h,
    along: w + 2 * h,
    how: ['L + 2H', 'W + 2H'] as [string, string],
    piece: wrap,
    measures: { box: [l + 2 * t, w + 2 * t, h + t], wrap, 'wrap-width': Math.min(...wrap), panel: [l, w] },
  }
}

/** Blanks of rigid boxes, bags, envelopes and food packs. All are estimates except the cup's, which is exact. */
export const WRAP_BLANKS: Record<string, Formula> = {
  rigid: measureTray,
  book: sizes => {
    const { l, w, h, t } = sizes
    const tray = measureTray(sizes)
    // Two covers, a spine, and a flap that ends above the tray's bottom edge.
    const laidOpen = [Math.ceil(2 * (w + 3) + (h + 2 * t) + Math.max(h - 2, 0)), Math.ceil(l + 8)]
    return { ...tray, measures: { ...tray.measures, case: laidOpen, height: h } }
  },
  'sos-bag': ({ l, w, h }) => ({
    across: 2 * (l + w) + 30,
    along: h + w / 2 + 20,
    how: ['2 × (width + bottom) + 30', 'height + bottom/2 + 20'],
    measures: { web: 2 * (l + w) + 30, cut: Math.ceil(h + w / 2 + 20), 'bag-width': l, 'bag-bottom': w },
  }),
  'carry-bag': ({ l, w, h }) => ({
    across: 2 * (l + w) + 20,
    along: h + w / 2 + 60,
    how: ['2 × (width + bottom) + 20', 'top fold 50 + height + bottom/2 + 10'],
    measures: { web: 2 * (l + w) + 20, cut: Math.ceil(h + w / 2 + 60), 'bag-width': l, 'bag-bottom': w },
  }),
  cup: ({ number, h, assume }) => {
    const [top, bottom] = [number('top'), number('bottom')]
    const slant = Math.hypot(h, (top - bottom) / 2)
    const outer = (slant * top) / (top - bottom)
    const half = (Math.PI * (top - bottom)) / slant / 2
    const chord = half < Math.PI / 2 ? 2 * outer * Math.sin(half) : 2 * outer
    return {
      across: chord + assume('fan-seam'),
      along: outer - (outer - slant) * Math.cos(half) + assume('fan-rim'),
      how: ['chord of the fan + seam', 'depth of the fan + rim'],
      measures: { 'cup-top': top, 'cup-height': h },
    }
  },
  tray: ({ l, w, h }) => ({
    across: l + 2 * h,
    along: w + 2 * h,
    how: ['L + 2H', 'W + 2H'],
    measures: { formed: [l, w] },
  }),
  clamshell: ({ l, w, h }) => ({
    across: l + 2 * h,
    along: 2 * w + 3 * h,
    how: ['L + 2H', '2W + 3H'],
    measures: { formed: [l, w] },
  }),
  'meal-box': ({ l, w, h }) => ({
    across: l + 2 * h,
    along: 2 * w + 2 * h,
    how: ['L + 2H', '2W + 2H'],
    measures: { formed: [l, w] },
  }),
  envelope: ({ l, w, assume }) => ({
    across: l + 2 * assume('envelope-flap'),
    along: 2 * w + assume('seal-flap'),
    how: [`L + 2 × ${assume('envelope-flap')}`, `2W + ${assume('seal-flap')}`],
    measures: { envelope: [l, w] },
  }),
}
