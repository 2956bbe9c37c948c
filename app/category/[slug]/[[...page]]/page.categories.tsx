// '.categories' in the file name: the build leaves the page out if the content has no categories
// (lib/content/sections.ts).
import type { Metadata } from 'next'
import { ListPages } from '@/components/catalogue/list-pages'
import { FamilyToScale } from '@/components/category/family-to-scale'
import { MachineTable } from '@/components/category/machine-table'
import { QuoteLine } from '@/components/layout/quote-line'
import { Explained } from '@/components/page/explained'
import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { Section } from '@/components/page/section'
import { StructuredData } from '@/components/ui/structured-data'
import { getCategories, getCategory, getProduct, getWords } from '@/lib/content/content'
import { countListPages, createListPageParams, parseListPageNumber, pickListPage } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'
import { createListData } from '@/lib/seo/structured-data'
import { fill } from '@/lib/words'

/** `page` is missing on the first page of a category's list; on the second it is ['page', '2']. */
type CategoryPageProps = { params: Promise<{ slug: string; page?: string[] }> }

export const dynamicParams = false

export function generateStaticParams() {
  return getCategories().flatMap(({ slug, items }) => createListPageParams(items.length).map(page => ({ slug, page })))
}

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  const { slug, page } = await params
  const number = parseListPageNumber(page)
  const { title, lead } = getCategory(slug)
  return createPageMetadata({
    title: number === 1 ? title : fill(getWords().catalogue.category.numbered, { title, number }),
    description: lead,
    path: paths.listPage(paths.category(slug), number),
  })
}

export default async function CategoryPage({ params }: CategoryPageProps) {
  const { slug, page: pageSegments } = await params
  const number = parseListPageNumber(pageSegments)
  const { page, category } = getWords().catalogue
  const { title, lead, items } = getCategory(slug)
  const products = pickListPage(items, number).map(item => getProduct(item.slug))
  return (
    <>
      <PageHeader
        className="mx-auto w-page"
        crumbs={[{ title: page.title, href: paths.products }]}
        title={title}
        current={title}
        count={items.length}
      >
        <Intro className="mt-3">
          <Explained>{lead}</Explained>
        </Intro>
      </PageHeader>
      <FamilyToScale products={products} />
      <Section id="machines" background="sheet" title={category.machines}>
        <MachineTable title={title} products={products} />
        <ListPages title={title} listPath={paths.category(slug)} number={number} count={countListPages(items.length)} />
      </Section>
      <QuoteLine />
      <StructuredData data={createListData(title, products)} />
    </>
  )
}
