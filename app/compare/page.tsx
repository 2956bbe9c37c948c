import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Comparison } from '@/components/compare/comparison.client'
import { ComparisonMessage } from '@/components/compare/comparison-message'
import { SuggestedComparisons } from '@/components/compare/suggested-comparisons'
import { PageHeader } from '@/components/page/page-header'
import { PrintContact } from '@/components/product/print-contact'
import { getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  const { title, description } = getWords().lists.compare.page
  return createPageMetadata({ title, description, path: paths.compare, isIndexable: false })
}

export default function ComparePage() {
  const { compare, names } = getWords().lists
  const { title, current, products, withoutScript } = compare.page
  return (
    // `relative`, because the comparison's tools are placed beside the title. The minimum height keeps the footer below
    // the fold, so that it does not move when the comparison appears.
    <div className="relative mx-auto w-page min-h-screen pb-section print:min-h-0 print:pb-0 print:[page:wide]">
      <PageHeader
        crumbs={[{ title: products, href: paths.products }]}
        title={title}
        current={current}
        className="print:pt-0 print:pb-[6pt]"
      />
      {/* The fallback is in the HTML: shown until the script has run, or with another text if JavaScript is off. */}
      <Suspense
        fallback={
          <ComparisonMessage products={products}>
            <span className="noscript:hidden">{compare.states.loading}</span>
            <span className="hidden noscript:inline">{withoutScript}</span>
          </ComparisonMessage>
        }
      >
        <Comparison words={{ ...compare, names }}>
          <SuggestedComparisons />
        </Comparison>
      </Suspense>
      <PrintContact path={paths.compare} />
    </div>
  )
}
