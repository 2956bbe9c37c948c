import { formatPlainUrl, type PicturePlace, type ShownPicture, toSrcSet } from '@/lib/pictures/picture-urls'

/** When a picture is fetched: at once and before others (the page's largest), at once (above the fold), or near the viewport. */
const PRIORITIES = {
  'eager-high': { loading: 'eager', fetchPriority: 'high' },
  eager: { loading: 'eager', fetchPriority: 'auto' },
  lazy: { loading: 'lazy', fetchPriority: 'auto' },
} as const

type PictureProps = {
  picture: ShownPicture
  /** Empty for a picture that only decorates or repeats the text beside it. */
  alt: string
  /** CSS width the picture is shown at, per media query: what the browser picks a file by. */
  sizes: string
  priority?: keyof typeof PRIORITIES
  place?: PicturePlace
  className?: string
}

/** A responsive picture: AVIF where the browser can, else one WebP. Width and height keep its place free while it loads. */
export function Picture({ picture, alt, sizes, priority = 'lazy', place = 'cell', className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={toSrcSet(picture, place)} sizes={sizes} />
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
