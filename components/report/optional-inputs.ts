import { YEARS } from '@/lib/trade/costs/business'
import type { CostInputId } from '@/lib/trade/costs/cost-inputs'

/** The inputs that may stay blank and are asked for on the report too, because reports of a bank have lines for them. */
export const OPTIONAL_INPUTS: readonly string[] = [
  'assets',
  'preop',
  ...YEARS.map(year => `drawings-${year}` as const),
] satisfies CostInputId[]
