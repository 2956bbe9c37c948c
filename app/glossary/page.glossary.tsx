// '.glossary' in the file name: the build leaves the page out if the content explains no terms
// (lib/content/sections.ts).
import type { Metadata } from 'next'
import { GroupIndex, TermList } from '@/components/glossary/term-list'
import { QuoteLine } from '@/components/layout/quote-line'
import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { StructuredData } from '@/components/ui/structured-data'
import { getTermGroups, getTerms, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'
import { createTermsData } from '@/lib/seo/structured-data'
import { fill } from '@/lib/words'

export function generateMetadata(): Metadata {
  const { title, description } = getWords().glossary
  return createPageMetadata({
    title,
    description: fill(description, { count: getTerms().length }),
    path: paths.glossary,
  })
}

export default function GlossaryPage() {
  const { title, intro } = getWords().glossary
  const groups = getTermGroups()
  return (
    <>
      <StructuredData data={createTermsData(title, getTerms())} />
      <PageHeader className="mx-auto w-page" title={title} current={title} count={getTerms().length}>
        <Intro className="mt-3">{intro}</Intro>
        <GroupIndex label={title} groups={groups} />
      </PageHeader>
      <TermList groups={groups} />
      <QuoteLine />
    </>
  )
}
