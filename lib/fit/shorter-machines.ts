import type { Product } from '@/lib/content/product'
import { type Footprint, getLongSide } from './hall-fit'

/** More of a long catalogue would make every page heavier; the shortest fit most halls. */
const MOST_SHORTER = 12

/** The floor that a product takes; null where its size is not stated. */
function toFootprint({ title, size }: Product): Footprint | null {
  return size && { title, lengthMm: size.lengthMm, widthMm: size.widthMm }
}

/** Machines for the same step whose longer side is shorter, the shortest first. Accessories are no step of a job. */
export function findShorterMachines(product: Product, all: readonly Product[]): Footprint[] {
  const own = toFootprint(product)
  if (!own || product.process === 'accessories') return []
  return all
    .filter(({ process }) => process === product.process)
    .flatMap(other => toFootprint(other) ?? [])
    .filter(other => getLongSide(other) < getLongSide(own))
    .sort((a, b) => getLongSide(a) - getLongSide(b))
    .slice(0, MOST_SHORTER)
}
