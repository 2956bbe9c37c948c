import type { Metadata } from 'next'
import { QuoteLine } from '@/components/layout/quote-line'
import { FormerMachinePage } from '@/components/not-found/former-machine-page'
import { Neighbours } from '@/components/product/neighbours'
import { PrintContact } from '@/components/product/print-contact'
import { listIntroParts, ProductIntro } from '@/components/product/product-intro'
import { ProductSections } from '@/components/product/product-sections'
import { listSideParts } from '@/components/product/side-parts'
import { StructuredData } from '@/components/ui/structured-data'
import { SeenRecorder } from '@/components/visitors/seen-recorder.client'
import { getFormerMachines, getProduct, getProducts, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'
import { createProductData } from '@/lib/seo/structured-data'

/** `title` is the slug of a machine: its title in lower case, with hyphens. */
type ProductPageProps = { params: Promise<{ title: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return [...getProducts(), ...getFormerMachines()].map(({ slug }) => ({ title: slug }))
}

/** The renamed or removed machine that had this address; undefined if the address is that of a present machine. */
async function findFormer({ params }: ProductPageProps) {
  const { title } = await params
  return getFormerMachines().find(({ slug }) => slug === title)
}

export async function generateMetadata(props: ProductPageProps): Promise<Metadata> {
  const former = await findFormer(props)
  if (former && !former.movedTo) {
    const { slug, title } = former
    const description = getWords().product.former.removed
    return createPageMetadata({ title, description, path: paths.product(slug), isIndexable: false })
  }
  // A renamed machine's former address has the metadata of its new page.
  const { slug, title, whatItDoes } = getProduct(former?.movedTo ?? (await props.params).title)
  return createPageMetadata({ title, description: whatItDoes, path: paths.product(slug) })
}

export default async function ProductPage(props: ProductPageProps) {
  const former = await findFormer(props)
  if (former) return <FormerMachinePage former={former} />
  const product = getProduct((await props.params).title)
  const { texts, description, views, floor } = listIntroParts(product)
  const { beside, below, hasRoomForViews } = listSideParts(product)
  const [main, side] = hasRoomForViews ? [[floor], [...beside, views]] : [[views, floor], beside]
  // The parts at the top, which ProductIntro renders, and which the links to the page's parts lead to first.
  const above = [...texts, description, ...main, ...side]
  return (
    <>
      <StructuredData data={createProductData(product)} />
      <div className="print:border-[1pt] print:border-ink print:p-[12pt]">
        <ProductSections above={above} below={below}>
          <ProductIntro product={product} texts={texts} main={main} side={side} />
        </ProductSections>
        <PrintContact path={paths.product(product.slug)} />
      </div>
      <SeenRecorder slug={product.slug} />
      <Neighbours product={product} />
      <QuoteLine href={paths.contactAbout([product.slug])} />
    </>
  )
}
