import { getProduct } from '@/lib/content/products'
import { getSuggestedComparisons } from '@/lib/content/suggested-comparisons'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { toShownPicture } from '@/lib/pictures/picture-urls'
import { ComparisonLink } from './comparison-link'
import { ComparisonLinks } from './comparison-links'

/** Comparisons that buyers often make, from content/categories.yaml. */
export function SuggestedComparisons() {
  const comparisons = getSuggestedComparisons()
  if (comparisons.length === 0) return null
  return (
    <ComparisonLinks title="Often compared">
      {comparisons.map(({ title, machines }) => {
        const products = machines.map(getProduct)
        return (
          <ComparisonLink
            key={title}
            title={title}
            text={products.map(product => product.title).join(' · ')}
            href={paths.compareMachines(machines)}
            machines={products.map(({ slug, picture }) => ({ slug, picture: toShownPicture(getPicture(picture)) }))}
          />
        )
      })}
    </ComparisonLinks>
  )
}
