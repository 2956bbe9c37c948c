import { toSlug } from '@/lib/product/slug'

/** A unit in an address: 'm/min' becomes 'm-min'. */
export function createUnitSlug(unit: string) {
  return toSlug(unit.replaceAll('/', '-'))
}
