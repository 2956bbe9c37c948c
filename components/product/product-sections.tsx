import { ProductCard } from '@/components/catalogue/product-card'
import { CardGrid } from '@/components/ui/card-grid'
import { Section } from '@/components/ui/section'
import { getApplications } from '@/lib/content/applications'
import type { Product } from '@/lib/content/product'
import { getProducts } from '@/lib/content/products'
import { findApplications, findRelated } from '@/lib/product/relations'
import { MadeOnMachine } from './made-on-machine'
import { Specifications } from './specifications'

const GROUNDS = ['sheet', 'paper'] as const

type ProductSectionsProps = { product: Product }

/** The sections below the tabs. One without content is left out, and the numerals close up. */
export function ProductSections({ product }: ProductSectionsProps) {
  const applications = findApplications(product, getApplications())
  const related = findRelated(product, getProducts())
  const sections = [
    {
      id: 'work',
      title: 'What it does',
      content: product.whatItDoes && <p className="lead from-4">{product.whatItDoes}</p>,
    },
    {
      id: 'specifications',
      title: 'Specifications',
      content: product.figures.length > 0 && <Specifications product={product} />,
    },
    {
      id: 'applications',
      title: 'Applications made on this machine',
      content: applications.length > 0 && <MadeOnMachine applications={applications} />,
    },
    {
      id: 'related',
      title: 'Related machines',
      content: related.length > 0 && (
        <CardGrid className="grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
          {related.map(other => (
            <ProductCard
              key={other.slug}
              product={other}
              sizes="(min-width: 1200px) 25vw, (min-width: 600px) 50vw, 58vw"
            />
          ))}
        </CardGrid>
      ),
    },
  ].filter(({ content }) => content)
  return sections.map(({ id, title, content }, index) => (
    <Section key={id} id={id} ground={index % 2 === 0 ? GROUNDS[0] : GROUNDS[1]} number={index + 1} title={title}>
      {content}
    </Section>
  ))
}
