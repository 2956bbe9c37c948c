import type { ReactNode } from 'react'

type PictureOverlayProps = {
  picture: { width: number; height: number }
  children: ReactNode
}

/**
 * A drawing over a picture, of the same size and in its pixels. The element around it decides whether it is printed.
 */
export function PictureOverlay({ picture, children }: PictureOverlayProps) {
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full overflow-visible fill-none stroke-ink stroke-[1.25]"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
