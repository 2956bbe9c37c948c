import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import type { PictureManifestEntry } from '@/lib/pictures/manifest'
import { type ShownPicture, toShownPicture } from '@/lib/pictures/picture-urls'
import type { Point } from './drawing'
import { pickKeyFigures } from './key-figures'

const FIGURE_COUNT = 2

/** What a machine's slide in the banner shows: plain values, which are a third of the slide that is drawn from them. */
export type SlideFacts = Pick<Product, 'slug' | 'title' | 'position' | 'summary'> & {
  figures: Figure[]
  picture: ShownPicture
  /** The overall length and the edge of the picture that it belongs to, where both are known. */
  length: { lengthMm: number; edge: readonly [Point, Point] } | null
}

/** The facts of a machine's slide; `picture` is its finished picture. */
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
