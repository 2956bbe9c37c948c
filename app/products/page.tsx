import type { Metadata } from 'next'
import { KeepCatalogue } from '@/components/catalogue/keep-catalogue'
import { ProductShop } from '@/components/catalogue/product-shop'
import { QuoteBand } from '@/components/layout/quote-band'
import { PageHead } from '@/components/ui/page-head'
import { getProducts } from '@/lib/content/products'
import { paths } from '@/lib/paths'
import { toPageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  return toPageMetadata({
    title: 'Products',
    description: `All ${getProducts().length} packaging and paper-converting machines: folder gluers, die cutters, laminators, corrugation, printing, rigid box, bag and food pack machines.`,
    path: paths.products,
  })
}

export default function ProductsPage() {
  const products = getProducts()
  return (
    <>
      <div className="wrap shop-page">
        <PageHead title="Products" current="Products" count={products.length} />
        <ProductShop products={products} />
        <KeepCatalogue />
      </div>
      <QuoteBand />
    </>
  )
}
