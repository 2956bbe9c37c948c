import type { Metadata } from 'next'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { QuoteBand } from '@/components/layout/quote-band'
import { PageHead } from '@/components/ui/page-head'
import { StructuredData } from '@/components/ui/structured-data'
import { getCategories, getCategory } from '@/lib/content/categories'
import { getProduct } from '@/lib/content/products'
import { paths } from '@/lib/paths'
import { toPageMetadata } from '@/lib/seo/metadata'
import { toListData } from '@/lib/seo/structured-data'

type CategoryPageProps = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return getCategories().map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  const { slug, title, lead } = getCategory((await params).slug)
  return toPageMetadata({ title, description: lead, path: paths.category(slug) })
}

export default async function CategoryPage({ params }: CategoryPageProps) {
  const { title, lead, items } = getCategory((await params).slug)
  return (
    <>
      <div className="wrap shop-page">
        <PageHead
          crumbs={[{ title: 'Products', href: paths.products }]}
          title={title}
          current={title}
          count={items.length}
        >
          <p className="lead">{lead}</p>
        </PageHead>
        <ProductGrid products={items.map(item => getProduct(item.slug))} heading="h2" />
      </div>
      <QuoteBand />
      <StructuredData
        data={toListData(
          title,
          items.map(item => getProduct(item.slug)),
        )}
      />
    </>
  )
}
