import type { InputNotes } from '@/lib/trade/planner/job-query'
import type { Words } from '@/lib/words/defaults'

/**
 * What costs are counted with, besides the price of each machine. The ids are keys of the URL. Label, unit, default,
 * range and source of each are in content/line/costs.yaml.
 */
export const COST_INPUTS = [
  // Material: prices in ₹/kg of boards and papers, then the papers of corrugated board, take-up factors and trims.
  'price-own',
  'price-gb',
  'price-wb',
  'price-fbb',
  'price-sbs',
  'price-kraft-14',
  'price-kraft-16',
  'price-kraft-18',
  'price-kraft-20',
  'price-kraft-22',
  'price-kraft-24',
  'price-kraft-28',
  'price-kraft-35',
  'price-board-3',
  'price-board-5',
  'price-bag',
  'bag-paper',
  'bottom-gsm',
  'price-grey',
  'grey-density',
  'price-art',
  'price-white',
  'price-cup',
  'price-bottom',
  'price-grease',
  'scrap',
  'liner-out',
  'flute-paper',
  'liner-mid',
  'liner-in',
  'take-up-A',
  'take-up-B',
  'take-up-C',
  'take-up-E',
  'take-up-F',
  'grey-trim',
  // Consumables: prices, and how much is used; packing for dispatch; printing, cutting and tools that are paid for.
  'glue-seam',
  'seam-grams',
  'joint-grams',
  'glue-lam',
  'lam-grams',
  'glue-board',
  'board-grams',
  'starch',
  'starch-grams',
  'paste-grams',
  'glue-wrap',
  'wrap-grams',
  'glue-bag',
  'sos-grams',
  'carry-grams',
  'glue-envelope',
  'envelope-grams',
  'ink',
  'ink-grams',
  'cover',
  'varnish',
  'varnish-grams',
  'film-cost',
  'foil-cost',
  'foil-share',
  'window-cost',
  'window-share',
  'magnet-cost',
  'magnet-count',
  'handle-cost',
  'tape-cost',
  'wire',
  'wire-grams',
  'strap-cost',
  'shipper-cost',
  'shipper-kg',
  'master-cost',
  'master-litres',
  'sleeve-cost',
  'sleeve-packs',
  'nest-cost',
  'carton-cups',
  'carton-trays',
  'print-1000',
  'print-1000-24',
  'print-1000-20',
  'print-start',
  'cut-1000',
  'cut-min',
  'print-with-board',
  'new-jobs',
  'plate-cost',
  'flexo-plate',
  'die-cost',
  'tooling-job',
  // Running costs: electricity, steam, wages, rent and stores, upkeep.
  'tariff',
  'fixed-charge-50',
  'fixed-charge',
  'fixed-charge-112',
  'load-share',
  'load-set-up',
  'aux',
  'steam-kg',
  'steam-web',
  'steam-cost',
  'operator',
  'helper',
  'other-helpers',
  'on-cost',
  'on-cost-20',
  'labour',
  'staff',
  'staff-more',
  'admin',
  'rent',
  'hall-factor',
  'store-paper',
  'store-bulky',
  'sheet-days',
  'maintenance',
  'insurance',
  // Finance: sales, cost of the project, output and drawings of each year, loan and subsidy, tax, days of stock, GST.
  'freight',
  'sell',
  'install',
  'assets',
  'preop',
  'implementation',
  'deposit',
  'contingency',
  'use-1',
  'use-2',
  'use-3',
  'use-4',
  'use-5',
  'drawings-1',
  'drawings-2',
  'drawings-3',
  'drawings-4',
  'drawings-5',
  'margin',
  'margin-above',
  'stock-margin',
  'subsidy',
  'subsidy-most',
  'loan-rate',
  'tenor',
  'moratorium',
  'guarantee',
  'depreciation',
  'tax',
  'stock-days',
  'process-days',
  'goods-days',
  'debtor-days',
  'creditor-days',
  'gst-in',
  'gst-machine',
  'gst-out',
  'gst-credit',
] as const

export type CostInputId = (typeof COST_INPUTS)[number]

/** An input of the costs; money is in rupees without GST. */
export type CostInput = {
  id: CostInputId
  label: string
  group: 'material' | 'consumables' | 'running' | 'finance'
  unit?: string | undefined
  /** What is counted with, unless the buyer types another. */
  value?: string | number | undefined
  /**
   * The least and the most that buyers may type; of a paper such as '150/20', of its gsm. None of an input with
   * choices.
   */
  range?: [number, number] | undefined
  /** The words that it may be; undefined for a number or a paper. */
  choices?: string[] | undefined
  /** Where the default comes from, in words. */
  source: string
  /** The month whose price the default is: 'November 2025'. */
  asOf?: string | undefined
}

/** What the costs of a plan are counted with, and their words. */
export type CostFile = { inputs: CostInput[]; words: Words['costs'] & { notes: InputNotes } }
