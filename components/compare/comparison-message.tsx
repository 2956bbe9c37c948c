import type { ReactNode } from 'react'
import { Intro } from '@/components/page/intro'
import { ArrowLink } from '@/components/ui/ruled-link'
import { paths } from '@/lib/paths'

type ComparisonMessageProps = {
  /** 'status' makes the message a live region. The static HTML leaves it out, because nothing changes there. */
  role?: 'status'
  /** Title of the link to the products. */
  products: string
  children: ReactNode
}

/**
 * A message shown instead of a comparison, with a link to the products. It may contain a long word from the URL, so it
 * breaks words.
 */
export function ComparisonMessage({ role, products, children }: ComparisonMessageProps) {
  return (
    <div className="pt-3 pb-6">
      <Intro className="wrap-anywhere" role={role}>
        {children}
      </Intro>
      <ArrowLink className="mt-2" href={paths.products}>
        {products}
      </ArrowLink>
    </div>
  )
}
