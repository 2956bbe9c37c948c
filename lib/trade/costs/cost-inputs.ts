import type { Words } from '@/lib/words/defaults'

/** What costs are counted with, besides the price of each machine. The ids are keys of the URL. */
export const COST_INPUTS = [
  'stock',
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
  'edge-trim',
  'glue-seam',
  'glue-lam',
  'glue-board',
  'starch',
  'glue-wrap',
  'glue-bag',
  'glue-envelope',
  'ink',
  'cover',
  'varnish',
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
  'strap-cost',
  'print-1000',
  'cut-1000',
  'print-with-board',
  'tooling',
  'tariff',
  'load-share',
  'aux',
  'operator',
  'helper',
  'on-cost',
  'labour',
  'staff',
  'admin',
  'rent',
  'store',
  'maintenance',
  'insurance',
  'freight',
  'sell',
  'install',
  'preop',
  'deposit',
  'contingency',
  'use-1',
  'use-2',
  'use-3',
  'use-4',
  'use-5',
  'margin',
  'subsidy',
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
  /** What buyers may set it to; gsm of a paper. */
  range?: [number, number] | undefined
  /** The words that it may be. */
  choices: string[]
  source: string
}

/** What the costs of a plan are counted with, and their words. */
export type CostFile = { inputs: CostInput[]; words: Words['costs'] & Pick<Words['planner']['form'], 'notes'> }
