import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import type { PictureManifestEntry } from '@/lib/pictures/manifest'
import { type ShownPicture, toShownPicture } from '@/lib/pictures/picture-urls'
import type { Point } from './drawing'
import { pickKeyFigures } from './key-figures'

const FIGURE_COUNT = 2

/** The data of a machine's slide in the banner. It is a third of the size of the rendered slide. */
export type SlideFacts = Pick<Product, 'slug' | 'title' | 'position' | 'summary'> & {
  figures: Figure[]
  picture: ShownPicture
  /** The overall length and the edge in the picture that it applies to; null unless both are known. */
  length: { lengthMm: number; edge: readonly [Point, Point] } | null
}

/** Creates the data of a machine's slide; `picture` is the machine's processed picture. */
export function createSlideFacts(product: Product, picture: PictureManifestEntry): SlideFacts {
  const { slug, title, position, summary, size } = product
  const { points } = picture
  return {
    slug,
    title,
    position,
    summary,
    figures: pickKeyFigures(product, FIGURE_COUNT),
    picture: toShownPicture(picture),
    length: size && points ? { lengthMm: size.lengthMm, edge: points.edge } : null,
  }
}
