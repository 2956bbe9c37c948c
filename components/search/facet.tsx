import { type ReactNode, useState } from 'react'

type FacetProps = {
  title: string
  /** Accessible name of the group. */
  legend: string
  isOpen: boolean
  children: ReactNode
}

/** A disclosure with the choices of one facet. */
export function Facet({ title, legend, isOpen, children }: FacetProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  return (
    <details
      className="group/facet break-inside-avoid border-t border-ink"
      // `isUnfolded` keeps it open when its last choice is taken back: it must not close under the pointer.
      open={isOpen || isUnfolded}
      onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
    >
      {/* The chevron is two edges of a square, rotated while it is open. */}
      <summary
        className="flex min-h-control lg:min-h-touch cursor-pointer list-none items-center justify-between font-strong font-stretch-105%
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
