import { getProduct, getSuggestedComparisons, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { toShownPicture } from '@/lib/trade/product/picture'
import { ComparisonCard, ComparisonCardGroup } from './comparison-cards'

/** Comparisons that buyers often make, from content/categories.yaml. */
export function SuggestedComparisons() {
  const comparisons = getSuggestedComparisons()
  if (comparisons.length === 0) return null
  return (
    <ComparisonCardGroup title={getWords().lists.compare.suggested}>
      {comparisons.map(({ title, machines }) => {
        const products = machines.map(getProduct)
        return (
          <ComparisonCard
            key={title}
            title={title}
            text={products.map(product => product.title).join(' · ')}
            href={paths.compareMachines(machines)}
            machines={products.map(({ slug, picture }) => ({ slug, picture: toShownPicture(getPicture(picture)) }))}
          />
        )
      })}
    </ComparisonCardGroup>
  )
}
