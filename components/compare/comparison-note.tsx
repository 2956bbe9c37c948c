import type { ReactNode } from 'react'
import { Intro } from '@/components/page/intro'
import { ArrowLink } from '@/components/ui/arrow-link'
import { paths } from '@/lib/paths'

type ComparisonNoteProps = { role?: 'status'; children: ReactNode }

/** What stands where a comparison would, and the way to its machines. It may quote one long word from the address. */
export function ComparisonNote({ role, children }: ComparisonNoteProps) {
  return (
    <div className="pt-3 pb-6">
      <Intro className="wrap-anywhere" role={role}>
        {children}
      </Intro>
      <ArrowLink className="mt-2" href={paths.products}>
        Products
      </ArrowLink>
    </div>
  )
}
