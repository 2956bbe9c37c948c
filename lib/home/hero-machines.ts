import 'server-only'
import { getHome, getProducts, getWords } from '@/lib/content/content'
import { createDataFile } from '@/lib/data-file'
import { measureBelow, measureGap, type Point } from '@/lib/pictures/drawing'
import { getPicture } from '@/lib/pictures/manifest'
import { type FigureText, formatFigureText } from '@/lib/trade/product/figure-text'
import { pickKeyFigures } from '@/lib/trade/product/key-figures'
import { type ShownPicture, toShownPicture } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'
import { isDrawnInProportion } from '@/lib/viewer/models'
import { fill } from '@/lib/words'
import { measureWideHeadline, pickFrameHeight, RAISED_BY } from './headline-room'

/** The data of a machine for its slide in the hero carousel, as JSON values. */
export type HeroMachine = Pick<Product, 'slug' | 'title' | 'position' | 'summary'> & {
  caption: string
  figures: (FigureText & { name: string })[]
  picture: ShownPicture
  /**
   * Both ends of the machine's front-bottom edge, the distance of the dimension line from it, the overall length, and
   * whether the picture shows the machine much shorter.
   */
  line: { edge: readonly [Point, Point]; gap: number; lengthMm: number; isShortened: boolean } | null
  /** How much lower the picture's frame is than the banner, in steps, so that the machine is clear of the headline. */
  lowered: number
}

/** How many figures a slide shows. */
const FIGURE_COUNT = 2

/** The number of slides in the page's HTML; the others are fetched with the carousel's engine. */
export const FIRST_SLIDES = 3

/** Collects the data of a machine for its slide in the hero carousel. */
export function createHeroMachine(product: Product): HeroMachine {
  const { slug, title, position, summary, size } = product
  const words = getWords().home
  const { points, ...picture } = getPicture(product.picture)
  const line = points && size && findLine(picture, points.edge)
  const headline = measureWideHeadline(getHome().hero.statement)
  const isRaised = line !== null && measureBelow(picture, line.edge, line.gap) > 0
  return {
    slug,
    title,
    position,
    summary,
    caption: fill(line ? words.figureNotToScale : words.figure, { position }),
    figures: pickKeyFigures(product, FIGURE_COUNT).map(figure => ({ name: figure.name, ...formatFigureText(figure) })),
    picture: toShownPicture(picture),
    line: line && { ...line, lengthMm: size.lengthMm, isShortened: !isDrawnInProportion(product, size) },
    lowered: headline ? pickFrameHeight(picture, headline, isRaised) : 0,
  }
}

/** Where the dimension line stands; null if so much is before the machine that its line would have no room below it. */
function findLine(picture: Parameters<typeof measureGap>[0], edge: readonly [Point, Point]) {
  const gap = measureGap(picture, edge)
  return measureBelow(picture, edge, gap) > RAISED_BY ? null : { edge, gap }
}

/** The file with the machines of all slides but the first ones. */
export function createHeroFile() {
  return createDataFile('catalogue', 'hero', getProducts().slice(FIRST_SLIDES).map(createHeroMachine))
}
