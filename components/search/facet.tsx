import type { ReactNode } from 'react'

type FacetProps = {
  title: string
  /** Name of the group for those who do not see it. */
  legend: string
  isOpen: boolean
  children: ReactNode
}

/** One question of the filters, with its answers. */
export function Facet({ title, legend, isOpen, children }: FacetProps) {
  return (
    <details className="group/facet break-inside-avoid border-t border-ink" open={isOpen || undefined}>
      {/* Its mark is two edges of a square, turned over while it is open. */}
      <summary
        className="flex min-h-control cursor-pointer list-none items-center justify-between font-strong font-stretch-106%
          after:ms-1.5 after:me-0.75 after:mb-[5px] after:size-[9px] after:rotate-45 after:border-ink
          after:border-r-[1.75px] after:border-b-[1.75px] group-open/facet:after:-mb-[5px]
          group-open/facet:after:rotate-225 [&::-webkit-details-marker]:hidden"
      >
        {title}
      </summary>
      <fieldset className="pb-2.75 text-small/[1.25]">
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
    </details>
  )
}
