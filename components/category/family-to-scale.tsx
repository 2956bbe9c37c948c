import { MachinesToScale } from '@/components/drawings/machines-to-scale'
import { getWords } from '@/lib/content/content'
import { standsOnFloor } from '@/lib/trade/fit/hall-fit'
import type { Product } from '@/lib/trade/product/product'
import { findDrawn } from '@/lib/viewer/machine-drawing'

type FamilyToScaleProps = { products: readonly Product[] }

/**
 * The side views of a category's machines at one scale. Nothing if fewer than two state a size, because one alone is
 * compared with nothing.
 */
export function FamilyToScale({ products }: FamilyToScaleProps) {
  const machines = products.flatMap(product => {
    const { slug, title, size } = product
    return size && standsOnFloor(product) ? [{ slug, title, size, drawn: findDrawn(product) }] : []
  })
  if (machines.length < 2) return null
  return (
    <div className="border-y border-line-2 bg-plate py-3 print:hidden">
      <div className="mx-auto w-page">
        <MachinesToScale caption={getWords().catalogue.category.scale} machines={machines} />
      </div>
    </div>
  )
}
