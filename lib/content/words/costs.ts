import 'server-only'
import { z } from 'zod'
import { counted, template, templates, words, wordsFile } from './entries'

/** What the costs of a plan say, which the browser fetches with the machines. */
export const costsWords = wordsFile('Words of the costs of a pack', {
  ...words('basis', 'basisWithTax', 'quote'),
  lead: template('pack', 'thousand', 'items'),
  item: template('item', 'share'),
  weight: template('price', 'grams'),
  status: template('pack'),
  units: z.strictObject(templates(['lakh', 'crore'], 'amount')),
  items: z.strictObject(
    // biome-ignore format: names fill their lines
    words(
      'board', 'top-sheet', 'corrugated', 'paper', 'greyboard', 'case-board', 'wraps', 'reel', 'bottoms', 'glue',
      'starch', 'ink', 'varnish', 'film', 'foil', 'window', 'magnets', 'handles', 'tape', 'wire', 'straps', 'print',
      'cutting', 'scrap', 'energy', 'labour', 'rent', 'staff', 'admin', 'tooling', 'machines',
    ),
  ),
  table: z.strictObject(words('caption', 'item', 'thousand', 'day', 'month', 'share', 'variable', 'fixed', 'total')),
  warnings: z.strictObject({
    ...words('withoutMachines', 'withoutBuying', 'littleMaterial', 'tooFew', 'tooFewForBank'),
    loss: template('loss'),
    moratorium: template('months'),
    unusual: template('cost'),
  }),
  form: z.strictObject({
    ...words(
      'jump',
      'open',
      'title',
      'intro',
      'daysLink',
      'machines',
      'machine',
      'stays',
      'notKept',
      'clear',
      'restore',
      'report',
    ),
    ...words('enquiry'),
    days: template('days'),
    several: template('count'),
  }),
  hints: z.strictObject({
    ...words('sell'),
    standard: template('value', 'least', 'most', 'source'),
    open: template('least', 'most'),
    choice: template('value', 'source'),
  }),
  groups: z.strictObject(words('material', 'consumables', 'running', 'finance')),
  choices: z.strictObject(words('gb', 'wb', 'fbb', 'sbs', 'no', 'yes', 'whole', 'moving', 'used', 'wdv', 'straight')),
  labour: z.strictObject(words('title', 'thousand')),
  payback: z.strictObject({
    ...words('title', 'contribution', 'breakEven', 'withBank', 'payback', 'year3', 'never', 'paysNever', 'installed'),
    ...words('needsMachines', 'dscr', 'moves', 'less', 'more', 'material', 'use', 'price', 'none'),
    months: counted(),
    ...templates(['aMonth', 'aDay'], 'packs'),
    planned: template('planned'),
    inShort: template('months'),
    dscrInShort: template('dscr'),
    ...templates(['movesDscr', 'movesPack'], 'now'),
  }),
  enquiry: z.strictObject({ opening: template('figures'), line: template('label', 'typed') }),
})
