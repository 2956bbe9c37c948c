import { formatPlainUrl, formatSrcSet, type PicturePlace, type ShownPicture } from '@/lib/pictures/picture-urls'

/** When a picture loads: first (the largest on the page), at once (above the fold), or near the viewport. */
const PRIORITIES = {
  'eager-high': { loading: 'eager', fetchPriority: 'high' },
  eager: { loading: 'eager', fetchPriority: 'auto' },
  lazy: { loading: 'lazy', fetchPriority: 'auto' },
} as const

type PictureProps = {
  picture: ShownPicture
  /** Empty for a decorative picture, or one that repeats the adjacent text. */
  alt: string
  /** The `sizes` attribute: the CSS width of the picture per media query. */
  sizes: string
  priority?: keyof typeof PRIORITIES
  /** 'cell' (default) in a list, 'stage' for a large picture: decides which widths the browser can choose from. */
  place?: PicturePlace
  className?: string
}

/**
 * A responsive picture: AVIF if the browser supports it, otherwise one WebP. `width` and `height` reserve its space.
 */
export function Picture({ picture, alt, sizes, priority = 'lazy', place = 'cell', className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={formatSrcSet(picture, place)} sizes={sizes} />
      <img
        src={formatPlainUrl(picture, place)}
        width={picture.width}
        height={picture.height}
        {...PRIORITIES[priority]}
        decoding="async"
        alt={alt}
        className={className}
      />
    </picture>
  )
}
