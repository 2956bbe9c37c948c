import type { CostInputId } from '@/lib/trade/costs/cost-inputs'
import { YEARS } from '@/lib/trade/costs/project'

/** The inputs that are asked for on the report too, because reports of a bank have lines for them. */
export const OPTIONAL_INPUTS: readonly string[] = [
  // Job changes that need new plates and dies, and what those cost.
  'new-jobs',
  'tooling-job',
  // Fixed assets besides machines, and expenses before production begins, for so many months.
  'assets',
  'preop',
  'implementation',
  'contingency',
  // The yearly fee of a credit guarantee.
  'guarantee',
  // Terms of the loan, tax, and days of the working capital.
  'margin',
  'loan-rate',
  'tenor',
  'moratorium',
  'tax',
  'stock-days',
  'debtor-days',
  'creditor-days',
  // GST on packs.
  'gst-out',
  // What the promoter takes out of the business in each year.
  ...YEARS.map(year => `drawings-${year}` as const),
] satisfies CostInputId[]
