import type { ReactNode } from 'react'
import { CardGrid } from '@/components/ui/card-grid'

type ComparisonCardGroupProps = {
  title: string
  /** Each a ComparisonCard. */
  children: ReactNode
}

/** A titled group of ComparisonCards. */
export function ComparisonCardGroup({ title, children }: ComparisonCardGroupProps) {
  return (
    <section className="mb-4" aria-label={title}>
      <h2 className="mb-1.5 text-h3">{title}</h2>
      <CardGrid className="grid-cols-1 md:grid-cols-2">{children}</CardGrid>
    </section>
  )
}
