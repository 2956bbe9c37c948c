/**
 * The inputs that the jobs worked by hand were worked with, where the defaults have changed since. They prove the
 * formulas; worked-examples.test.ts proves the defaults.
 */
export const WORKED_INPUTS: Readonly<Record<string, string>> = {
  'print-1000': '220',
  'print-min': '0',
  'edge-trim': '0',
  scrap: '0',
  steam: '0',
  operator: '20000',
  'staff-more': '0',
  store: '1.6',
  'store-reels': '1.6',
  'bag-paper': 'art',
  'sos-grams': '3',
  'wire-grams': '0.3',
  'handle-cost': '1.6',
  'window-cost': '8',
  'debtor-days': '45',
  'creditor-days': '15',
}
