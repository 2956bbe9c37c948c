import type { ReactNode } from 'react'
import { ArrowLink } from '@/components/ui/arrow-link'
import { paths } from '@/lib/paths'

type ComparisonNoteProps = { role?: 'status'; children: ReactNode }

/** What stands where a comparison would, and the way to its machines. It may quote one long word from the address. */
export function ComparisonNote({ role, children }: ComparisonNoteProps) {
  return (
    <div className="pt-3 pb-6">
      <p className="lead wrap-anywhere" role={role}>
        {children}
      </p>
      <ArrowLink className="mt-2" href={paths.products}>
        Products
      </ArrowLink>
    </div>
  )
}
