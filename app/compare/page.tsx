import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Comparison } from '@/components/compare/comparison.client'
import { ComparisonMessage } from '@/components/compare/comparison-message'
import { SuggestedComparisons } from '@/components/compare/suggested-comparisons'
import { PageHeader } from '@/components/page/page-header'
import { PrintContact } from '@/components/product/print-contact'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  return createPageMetadata({
    title: 'Compare machines',
    description:
      'Up to four machines side by side: speed, sheet size, stock, power, weight and floor space, with the differences marked.',
    path: paths.compare,
    isIndexable: false,
  })
}

export default function ComparePage() {
  return (
    // The minimum height keeps the footer below the fold, so that it does not move when the comparison appears.
    <div className="mx-auto w-page min-h-screen pb-section print:min-h-0 print:pb-0 print:[page:wide]">
      <PageHeader
        crumbs={[{ title: 'Products', href: paths.products }]}
        title="Compare machines"
        current="Compare"
        className="print:pt-0 print:pb-[6pt]"
      />
      <Suspense fallback={<ComparisonFallback />}>
        <Comparison>
          <SuggestedComparisons />
        </Comparison>
      </Suspense>
      <PrintContact path={paths.compare} />
    </div>
  )
}

/** In the HTML: shown until the script has run, or if JavaScript is off. */
function ComparisonFallback() {
  return (
    <ComparisonMessage>
      The comparison needs JavaScript. Each machine&rsquo;s page has all its figures.
    </ComparisonMessage>
  )
}
