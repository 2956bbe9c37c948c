import { toSlug } from '@/lib/product/slug'

/** URL slug of a facet value. A slash becomes a hyphen ('m/min' → 'm-min'); `toSlug` alone would drop it. */
export function createFacetSlug(label: string) {
  return toSlug(label.replaceAll('/', '-'))
}
