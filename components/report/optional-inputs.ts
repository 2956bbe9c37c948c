import type { CostInputId } from '@/lib/trade/costs/cost-inputs'
import { YEARS } from '@/lib/trade/costs/project'

/** The inputs that are asked for on the report too, because reports of a bank have lines for them. */
export const OPTIONAL_INPUTS: readonly string[] = [
  'new-jobs',
  'tooling-job',
  'assets',
  'preop',
  'implementation',
  'contingency',
  'guarantee',
  'gst-out',
  ...YEARS.map(year => `drawings-${year}` as const),
] satisfies CostInputId[]
