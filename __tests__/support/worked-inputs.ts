/**
 * The inputs that the jobs worked by hand (worked-costs.test.ts) were worked with, where the defaults have changed
 * since. They prove the formulas; worked-examples.test.ts proves the defaults. The ids are those of
 * content/line/costs.yaml, which has their labels and units.
 */
export const WORKED_INPUTS: Readonly<Record<string, string>> = {
  'print-1000': '220',
  'print-1000-24': '220',
  'print-1000-20': '220',
  'print-start': '0',
  'cut-min': '0',
  // All tools of a new job had one price.
  'plate-cost': '0',
  'flexo-plate': '0',
  'die-cost': '0',
  'tooling-job': '4000',
  // Machines drew as much while they were set up.
  'load-set-up': '0.5',
  'on-cost': '20',
  'on-cost-20': '20',
  scrap: '0',
  'steam-cost': '0',
  // The tariff had the fixed charge in it.
  tariff: '8.5',
  'fixed-charge-50': '0',
  'fixed-charge': '0',
  'fixed-charge-112': '0',
  // Nobody carried between machines.
  'other-helpers': '0',
  operator: '20000',
  'staff-more': '0',
  // Stores were a part of the hall.
  'hall-factor': '1.6',
  'store-paper': '0',
  'store-bulky': '0',
  'bag-paper': 'art',
  'paste-grams': '6',
  'sos-grams': '3',
  'wire-grams': '0.3',
  'handle-cost': '1.6',
  'window-cost': '8',
  'debtor-days': '45',
  'creditor-days': '15',
  contingency: '0',
  // Neither debtors nor creditors had GST in them, and that on machines was no cost, as at rates of 0.
  'gst-in': '0',
  'gst-out': '0',
  'gst-machine': '0',
  // Nothing but straps was counted of what packs are packed in.
  'shipper-cost': '0',
  'master-cost': '0',
  'sleeve-cost': '0',
  'nest-cost': '0',
}

/**
 * What plans assumed when the jobs were worked by hand, as the end of a query: one job a day, set-up and waste without
 * make-ready, narrow aisles (in m), double wall at full speed, and nobody but the crews of machines.
 * Ids of assumptions.yaml, shares unless said.
 */
export const WORKED_PLAN = Object.entries({
  // Sheets were of stock sizes, however many a day took.
  'mill-sheets': 1_000_000,
  changes: 1,
  'packing-rate': 0,
  aisle: 1,
  'share-double-wall': 1,
  'make-ready-offset-print': 0,
  'waste-offset-print': 0.02,
  'waste-make-board': 0.02,
  'waste-die-cut': 0.02,
  'set-up-reel-print': 1,
})
  .map(([id, value]) => `&${id}=${value}`)
  .join('')
