import { Intro } from '@/components/page/intro'
import { FactRow, FactTable } from '@/components/ui/fact-table'
import { Tabs } from '@/components/ui/tabs.client'
import { getWords } from '@/lib/content/content'
import type { Product } from '@/lib/trade/product/product'
import { keepUnits } from '@/lib/words/format-number'

type ProductTabsProps = { product: Product }

/** The three tabs required by the specification, with its texts. Not printed. */
export function ProductTabs({ product }: ProductTabsProps) {
  const words = getWords().product.tabs
  return (
    <div className="print:hidden">
      <Tabs
        label={words.label}
        tabs={[
          { id: 'description', title: words.description, panel: <Description bullets={product.bullets} /> },
          { id: 'details', title: words.details, panel: <AdditionalDetails /> },
          { id: 'reviews', title: words.reviews, panel: <Reviews /> },
        ]}
      />
    </div>
  )
}

/** The machine's points, or a sentence that it has none. */
function Description({ bullets }: { bullets: string[] }) {
  if (bullets.length === 0) {
    return <Intro>{getWords().product.tabs.noPoints}</Intro>
  }
  return <Points points={bullets} />
}

/** The same details with every product, whatever the machine, as the specification has them. */
function AdditionalDetails() {
  const words = getWords().product.tabs
  const details = [
    [words.material, words.materialValue],
    [words.size, words.sizeValue],
    [words.color, words.colorValue],
  ] as const
  return (
    <>
      <p className="text-caption text-ink-3 mb-2.5">{words.sampleBox}</p>
      <FactTable caption={words.details}>
        {details.map(([name, value]) => (
          <FactRow key={name} name={name}>
            {value}
          </FactRow>
        ))}
      </FactTable>
    </>
  )
}

/** Two sample reviews, marked as such. */
function Reviews() {
  const words = getWords().product.tabs
  return (
    <>
      <p className="text-caption text-ink-3 mb-2.5">{words.sampleText}</p>
      <Points points={[words.review1, words.review2]} />
    </>
  )
}

/** A list of points, each with a dash. */
function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="lg:columns-2 lg:gap-x-2.5">
      {points.map(point => (
        <li key={point} className="point">
          {keepUnits(point)}
        </li>
      ))}
    </ul>
  )
}
