import type { ReactNode } from 'react'
import { PartLinks } from './part-links'
import { PAGE, type PartContent, Parts } from './parts'

type ProductSectionsProps = {
  /** The parts at the top of the page, which ProductIntro renders. */
  above: readonly PartContent[]
  /** The parts for which there is no room at the top. */
  below: readonly PartContent[]
  /** The top of the page: ProductIntro. */
  children: ReactNode
}

/**
 * Links to all parts of a product page, its top, and the parts below that, each as wide as the page. Parts without
 * content are left out.
 */
export function ProductSections({ above, below, children }: ProductSectionsProps) {
  const parts: readonly PartContent[] = [...above, ...below]
  return (
    <div>
      <PartLinks parts={parts.filter(({ content, isShort }) => content && !isShort)} />
      <div className={`mx-auto w-page pb-3 print:pb-0 ${PAGE}`}>
        {children}
        <Parts parts={below} />
      </div>
    </div>
  )
}
