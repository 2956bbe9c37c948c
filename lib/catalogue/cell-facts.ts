import type { Product } from '@/lib/content/product'
import type { PictureManifestEntry } from '@/lib/pictures/manifest'
import { type FigureText, toFigureText } from './figure-text'
import { pickKeyFigures } from './key-figures'

/** What the cell of a machine shows: plain values, so that a browser can draw it from a data file as the server does from content. */
export type CellFacts = Pick<Product, 'slug' | 'title' | 'position' | 'process'> & {
  figure: (FigureText & { name: string }) | null
  picture: Pick<PictureManifestEntry, 'base' | 'widths' | 'width' | 'height'>
}

/** The facts of a machine's cell; `picture` is its finished picture. */
export function toCellFacts(product: Product, picture: CellFacts['picture']): CellFacts {
  const { slug, title, position, process } = product
  const { base, widths, width, height } = picture
  const [figure] = pickKeyFigures(product, 1)
  return {
    slug,
    title,
    position,
    process,
    figure: figure ? { name: figure.name, ...toFigureText(figure) } : null,
    picture: { base, widths, width, height },
  }
}
