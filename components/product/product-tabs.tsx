import { Tabs } from '@/components/ui/tabs.client'
import type { Product } from '@/lib/content/product'

const TABS = [
  { id: 'description', title: 'Description' },
  { id: 'details', title: 'Additional Details' },
  { id: 'reviews', title: 'Reviews' },
] as const

/** Fixed by the specification for every product. */
const ADDITIONAL_DETAILS = [
  ['Material', 'Cardboard'],
  ['Size', '12x10x4 inches'],
  ['Color', 'Brown'],
] as const

const SAMPLE_REVIEWS = ['Sample review 1', 'Sample review 2'] as const

type ProductTabsProps = { product: Product }

/** The three tabs of the specification, with its texts. */
export function ProductTabs({ product }: ProductTabsProps) {
  return (
    <Tabs label="About this machine" tabs={TABS}>
      {[
        <Description key="description" bullets={product.bullets} />,
        <AdditionalDetails key="details" />,
        <Reviews key="reviews" />,
      ]}
    </Tabs>
  )
}

function Description({ bullets }: { bullets: string[] }) {
  if (bullets.length === 0) {
    return <p className="lead">The points for this machine come with your quote; its figures stand below.</p>
  }
  return (
    <ul className="pts">
      {bullets.map(bullet => (
        <li key={bullet}>{bullet}</li>
      ))}
    </ul>
  )
}

function AdditionalDetails() {
  return (
    <table className="s">
      <caption className="vh">Additional Details</caption>
      <tbody>
        {ADDITIONAL_DETAILS.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Reviews() {
  return (
    <>
      <p className="label">Sample text, not a customer&rsquo;s words</p>
      <ul className="pts">
        {SAMPLE_REVIEWS.map(review => (
          <li key={review}>{review}</li>
        ))}
      </ul>
    </>
  )
}
