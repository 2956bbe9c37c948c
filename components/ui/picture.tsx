import { type DisplaySize, formatPlainUrl, formatSrcSet, HAS_AVIF } from '@/lib/pictures/picture-urls'
import type { ShownPicture } from '@/lib/trade/product/picture'

/** When a picture loads: first (the largest on the page), at once (above the fold), or near the viewport. */
const PRIORITIES = {
  'eager-high': { loading: 'eager', fetchPriority: 'high' },
  eager: { loading: 'eager' },
  lazy: { loading: 'lazy' },
} as const

type PictureProps = {
  picture: ShownPicture
  /** Empty for a decorative picture, or one that repeats the adjacent text. */
  alt: string
  priority?: keyof typeof PRIORITIES
  /** Classes of the frame, which clips the picture. By default there is no frame. */
  frame?: string
  className?: string
} & ShownSize

/**
 * `size` decides which widths the browser can choose from. Its choice needs the `sizes` attribute: the CSS width of the
 * picture per media query. A small picture has one file.
 */
type ShownSize = { size?: Exclude<DisplaySize, 'small'>; sizes: string } | { size: 'small'; sizes?: never }

/**
 * A responsive picture: AVIF if the browser supports it, otherwise one WebP. `width` and `height` reserve its space.
 */
export function Picture({ picture, alt, sizes, priority = 'lazy', size = 'card', frame, className }: PictureProps) {
  return (
    <picture className={frame}>
      {HAS_AVIF && <source type="image/avif" srcSet={formatSrcSet(picture, size)} sizes={sizes} />}
      <img
        src={formatPlainUrl(picture, size)}
        width={picture.width}
        height={picture.height}
        {...PRIORITIES[priority]}
        alt={alt}
        className={className}
      />
    </picture>
  )
}
