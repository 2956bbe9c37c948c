import { Intro } from '@/components/page/intro'
import { FactRow, FactTable } from '@/components/ui/fact-table'
import { Tabs } from '@/components/ui/tabs.client'
import type { Product } from '@/lib/content/product'

/** The specification (section 2) shows the same details with every product, whatever the machine. */
const ADDITIONAL_DETAILS = [
  ['Material', 'Cardboard'],
  ['Size', '12x10x4 inches'],
  ['Color', 'Brown'],
] as const

const SAMPLE_REVIEWS = ['Sample review 1', 'Sample review 2'] as const

const POINT = 'relative border-t border-line py-[13px] ps-3.5 text-[1.125rem]/[1.4] last:border-b'
const DASH = 'before:absolute before:start-0 before:top-[1.42em] before:h-0.25 before:w-1.75 before:bg-kraft-edge'

type ProductTabsProps = { product: Product }

/** The three tabs required by the specification, with its texts. Not printed. */
export function ProductTabs({ product }: ProductTabsProps) {
  return (
    <div className="print:hidden">
      <Tabs
        label="About this machine"
        tabs={[
          { id: 'description', title: 'Description', panel: <Description bullets={product.bullets} /> },
          { id: 'details', title: 'Additional Details', panel: <AdditionalDetails /> },
          { id: 'reviews', title: 'Reviews', panel: <Reviews /> },
        ]}
      />
    </div>
  )
}

function Description({ bullets }: { bullets: string[] }) {
  if (bullets.length === 0) {
    return (
      <Intro className="md:ms-column-4">
        We send the points for this machine with your quote; its figures are below.
      </Intro>
    )
  }
  return <Points points={bullets} />
}

function AdditionalDetails() {
  return (
    // The margin is not on the table, which is 100 % wide and would overflow.
    <div className="md:ms-column-4">
      <FactTable caption="Additional Details" className="max-w-[1000px]">
        {ADDITIONAL_DETAILS.map(([name, value]) => (
          <FactRow key={name} name={name}>
            {value}
          </FactRow>
        ))}
      </FactTable>
    </div>
  )
}

function Reviews() {
  return (
    <>
      <p className="text-caption text-ink-3 mb-2.5 md:ms-column-4">Sample text, not a customer&rsquo;s words</p>
      <Points points={SAMPLE_REVIEWS} />
    </>
  )
}

/** A list of points, each with a dash. */
function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="max-w-[1000px] md:ms-column-4">
      {points.map(point => (
        <li key={point} className={`${POINT} ${DASH}`}>
          {point}
        </li>
      ))}
    </ul>
  )
}
