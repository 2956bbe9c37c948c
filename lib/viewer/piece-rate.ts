import type { Figure } from '@/lib/trade/product/figure'
import { findSpans } from '@/lib/trade/product/figure-spans'
import { formatFigureInWords } from '@/lib/trade/product/figure-text'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { formatNumber } from '@/lib/words/format-number'

/** Units that count pieces in a time: 'sheets/h', 'bags/min'. A stitch or a metre is no piece. */
const PIECES = /^(?:pcs|sheets|boxes|books|bags|impressions|strokes|cuts|straps|cycles)\/(min|h)$/

/**
 * How fast a machine is, for the note beside its model at work: 'In truth up to 2.1 a second.', or its speed as the
 * data sheet has it. Empty if its figures state none.
 */
export function describeRate(figures: readonly Figure[], words: Words['product']['viewer']['run']): string {
  const figure = figures.find(one => one.quantity === 'speed')
  if (!figure) return ''
  const [, per] = PIECES.exec('unit' in figure ? figure.unit : '') ?? []
  const most = Math.max(...findSpans(figure).map(([, end]) => end))
  if (!per || !Number.isFinite(most)) return fill(words.speed, { speed: formatFigureInWords(figure) })
  const perMinute = per === 'h' ? most / 60 : most
  const formatTwoDigits = (value: number) => formatNumber(Number(value.toPrecision(2)))
  return perMinute < 60
    ? fill(words.perMinute, { count: formatTwoDigits(perMinute) })
    : fill(words.perSecond, { count: formatTwoDigits(perMinute / 60) })
}
