import 'server-only'
import { getProducts, getWords } from '@/lib/content/content'
import { createDataFile } from '@/lib/data-file'
import type { Point } from '@/lib/pictures/drawing'
import { getPicture } from '@/lib/pictures/manifest'
import { type FigureText, formatFigureText } from '@/lib/trade/product/figure-text'
import { pickKeyFigures } from '@/lib/trade/product/key-figures'
import { formatLength } from '@/lib/trade/product/length'
import { type ShownPicture, toShownPicture } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'
import { isDrawnInProportion } from '@/lib/viewer/models'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

/** The data of a machine for its slide in the hero carousel, as JSON values. */
export type HeroMachine = Pick<Product, 'slug' | 'title' | 'position' | 'summary'> & {
  caption: string
  figures: (FigureText & { name: string })[]
  picture: ShownPicture
  /** Both ends of the machine's front-bottom edge and its overall length, if the picture shows it in proportion. */
  line: { edge: readonly [Point, Point]; lengthMm: number } | null
}

/** How many figures a slide shows. */
const FIGURE_COUNT = 2

/** The number of slides in the page's HTML; the others are fetched with the carousel's engine. */
export const FIRST_SLIDES = 3

/** Collects the data of a machine for its slide in the hero carousel. */
export function createHeroMachine(product: Product): HeroMachine {
  const { slug, title, position, summary, size } = product
  const { points, ...picture } = getPicture(product.picture)
  const isInProportion = size !== null && points !== null && isDrawnInProportion(product, size)
  return {
    slug,
    title,
    position,
    summary,
    caption: formatCaption(getWords().home, product, points !== null, isInProportion),
    figures: pickKeyFigures(product, FIGURE_COUNT).map(figure => ({ name: figure.name, ...formatFigureText(figure) })),
    picture: toShownPicture(picture),
    line: isInProportion ? { edge: points.edge, lengthMm: size.lengthMm } : null,
  }
}

/** The file with the machines of all slides but the first ones. */
export function createHeroFile() {
  return createDataFile('catalogue', 'hero', getProducts().slice(FIRST_SLIDES).map(createHeroMachine))
}

/**
 * The caption of a machine's picture. If the picture shows the machine much shorter than it is, no line can be drawn
 * along it, and its length is written beside the number instead.
 */
function formatCaption(words: Words['home'], { position, size }: Product, isDrawn: boolean, hasLine: boolean) {
  if (size === null || !isDrawn) return fill(words.figure, { position })
  if (hasLine) return fill(words.figureNotToScale, { position })
  return fill(words.figureWithLength, { position, length: formatLength(size.lengthMm) })
}
