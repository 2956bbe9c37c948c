import type { Figure } from '@/lib/content/figure'
import type { Unit } from '@/lib/content/units'

/** A machine's figure as a span of numbers in one unit. */
export type FigureSpan = readonly [unit: Unit, min: number, max: number]

/** A figure in a search: '1300 mm', or '6,000 an hour', which may be of sheets or of pieces. */
export type FigureQuery = { value: number; units: readonly Unit[] }

const PER_MINUTE = '(?:\\/|per|an?|p)\\s*min(?:ute)?'
const PER_HOUR = '(?:\\/|per|an?|p)\\s*h(?:ou)?r?'

/** How visitors write units. The longer spelling stands first. */
const SPELLINGS: readonly (readonly [pattern: string, ...units: Unit[]])[] = [
  [`m(?:et(?:er|re)s?|tr?s?)?\\s*${PER_MINUTE}|mpm`, 'm/min'],
  [`(?:pcs?|pieces?|boxes|cartons)\\.?\\s*${PER_MINUTE}`, 'pcs/min'],
  [`(?:pcs?|pieces?|boxes|cartons)\\.?\\s*${PER_HOUR}`, 'pcs/h'],
  [`sheets?\\s*${PER_MINUTE}`, 'sheets/min'],
  [`sheets?\\s*${PER_HOUR}|sph`, 'sheets/h'],
  [`strokes?\\s*${PER_MINUTE}`, 'strokes/min'],
  [`stitch(?:es)?\\s*${PER_MINUTE}`, 'stitches/min'],
  [`bags?\\s*${PER_MINUTE}`, 'bags/min'],
  ['(?:\\/|per|an?)\\s*h(?:ou)?r?', 'pcs/h', 'sheets/h'],
  [
    '(?:\\/|per|an?)\\s*min(?:ute)?',
    'pcs/min',
    'sheets/min',
    'strokes/min',
    'bags/min',
    'cuts/min',
    'impressions/min',
    'stitches/min',
    'straps/min',
  ],
  ['gsm|g\\/m2', 'gsm'],
  ['kw', 'kW'],
  ['ton(?:ne)?s?|t', 't'],
  ['oz', 'oz'],
  ['mm', 'mm'],
]

const FIGURE = new RegExp(
  `(\\d+(?:\\.\\d+)?)\\s*(?:${SPELLINGS.map(([pattern]) => `(${pattern})`).join('|')})(?![a-z])`,
  'g',
)

/** Figures that say how large the machine is and not what it takes. */
const OWN_SIZE = new Set(['overall-size', 'accuracy'])

/** The spans of a machine that a search may ask for; an upper limit alone starts at 0. */
export function toFigureSpans(figures: readonly Figure[]): FigureSpan[] {
  return figures.flatMap(figure => (OWN_SIZE.has(figure.quantity ?? '') ? [] : toSpans(figure)))
}

function toSpans(figure: Figure): FigureSpan[] {
  switch (figure.type) {
    case 'range':
      return [[figure.unit, figure.min, figure.max]]
    case 'value':
      return [[figure.unit, figure.value, figure.value]]
    case 'up-to':
      return [[figure.unit, 0, figure.value]]
    case 'from':
      return [[figure.unit, figure.value, figure.value]]
    case 'choice':
      return figure.values.map(value => [figure.unit, value, value])
    case 'size':
      return figure.sides.map(side => [figure.unit, side, side])
    default:
      return []
  }
}

/** Takes the figures out of a search. */
export function parseFigures(query: string): { figures: FigureQuery[]; rest: string } {
  const figures: FigureQuery[] = []
  const plain = query.toLowerCase().replace(/(\d),(?=\d{2,3}\b)/g, '$1')
  const rest = plain.replace(FIGURE, (_, value: string, ...groups: unknown[]) => {
    const [, ...units] = SPELLINGS[groups.slice(0, SPELLINGS.length).findIndex(Boolean)] ?? ['']
    if (units.length > 0) figures.push({ value: Number(value), units })
    return ' '
  })
  return { figures, rest }
}

/** The span that answers a figure best, and how well: 2 for the very limit, less than 1 for a range around it; null for none. */
export function findSpan(spans: readonly FigureSpan[], { value, units }: FigureQuery) {
  let best: { span: FigureSpan; score: number } | null = null
  for (const span of spans) {
    const [spanUnit, min, max] = span
    if (!units.includes(spanUnit) || value < min || value > max) continue
    const score = value === max ? 2 : value === min ? 1.8 : value / max
    if (score > (best?.score ?? 0)) best = { span, score }
  }
  return best
}
