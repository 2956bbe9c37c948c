import type { ReactNode } from 'react'

/** `preserveAspectRatio` of the drawing: at the foot of the element. 'meet', all of it in view, is the default. */
const ALIGNMENTS = { middle: 'xMidYMax', end: 'xMaxYMax' } as const

type PictureOverlayProps = {
  picture: { width: number; height: number }
  /** Where the picture stands in an element that is wider: in the middle, or at the end. */
  align?: keyof typeof ALIGNMENTS
  children: ReactNode
}

/**
 * A drawing over a picture, of the same size and in its pixels. The element around it decides whether it is printed.
 */
export function PictureOverlay({ picture, align = 'middle', children }: PictureOverlayProps) {
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full overflow-visible fill-none stroke-ink stroke-[1.25]"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio={ALIGNMENTS[align]}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
