import type { Product } from '@/lib/content/product'
import { type Footprint, getLongSide } from './hall-fit'

/** Limits what each product page has to load. The shortest machines fit most halls. */
const MAX_SHORTER = 12

/** The footprint of a product; null if its size is not stated. */
function toFootprint({ title, size }: Product): Footprint | null {
  return size && { title, lengthMm: size.lengthMm, widthMm: size.widthMm }
}

/**
 * Machines for the same process with a shorter longest side, shortest first. Empty for accessories, which are
 * not a step of a job.
 */
export function findShorterMachines(product: Product, all: readonly Product[]): Footprint[] {
  const own = toFootprint(product)
  if (!own || product.process === 'accessories') return []
  return all
    .filter(({ process }) => process === product.process)
    .flatMap(other => toFootprint(other) ?? [])
    .filter(other => getLongSide(other) < getLongSide(own))
    .sort((a, b) => getLongSide(a) - getLongSide(b))
    .slice(0, MAX_SHORTER)
}
