import 'server-only'
import { z } from 'zod'
import { counted, template, templates, word, words, wordsFile } from './entries'

/** What the figures for a bank say: the page, its sections, tables and blanks, and the spreadsheet. */
// biome-ignore format: names fill their lines
export const reportWords = wordsFile('Words of the report for a bank', {
  page: z.strictObject(words('title', 'description', 'intro', 'withoutScript', 'planner', 'show', 'waiting')),
  form: z.strictObject({
    ...words(
      'title', 'intro', 'sell', 'scheme', 'needed', 'unstored', 'print', 'download', 'failed', 'file', 'noPlan',
      'back', 'contents',
    ),
    price: counted('machine'),
    missing: template('names'),
    ...templates(['loses', 'below'], 'amount'),
    short: template('amount', 'year'),
    ...templates(['project', 'loan', 'cashCreditShare'], 'amount', 'most'),
  }),
  schemes: z.strictObject(words('general', 'pmegp', 'mudra')),
  schemeNotes: z.strictObject(words('general', 'pmegp', 'mudra')),
  footer: counted('title', 'who', 'day'),
  nobody: word,
  sections: z.strictObject(
    words(
      'top', 'promoter', 'product', 'market', 'capacity', 'land', 'machinery', 'others', 'finance', 'material', 'power',
      'people', 'overheads', 'working', 'depreciation', 'loan', 'profit', 'cashFlow', 'balance', 'ratios', 'approvals',
      'annexes', 'declaration',
    ),
  ),
  fields: z.strictObject({
    ...words(
      'unit', 'promoter', 'address', 'category', 'constitution', 'start', 'age', 'education', 'experience', 'pan',
      'udyam', 'cibil', 'loans', 'customers', 'letters', 'competitors', 'evidence', 'tenure', 'deed', 'plot', 'others',
      'sanction', 'water', 'drawings', 'gst', 'msme', 'factory', 'pollution', 'fire', 'food', 'place',
    ),
    quotation: template('machine'),
  }),
  tables: z.strictObject({
    ...words('use', 'cost', 'means', 'yearly', 'years', 'project', 'sensitivity', 'scroll'),
    monthly: template('year'),
  }),
  columns: z.strictObject({
    ...words(
      'lakh', 'rupees', 'share', 'machine', 'number', 'kw', 'each', 'total', 'kg', 'rate', 'wage', 'aYear', 'days',
      'month', 'year', 'start', 'lowestLess', 'averageLess', 'lowestMore', 'averageMore', 'value', 'unit', 'source',
      'quantity',
    ),
    yearNumber: template('year'),
  }),
  rows: z.strictObject(
    words(
      'scheme', 'product', 'capacity', 'cost', 'loan', 'cashCredit', 'averageDscr', 'lowestDscr', 'breakEvenShare',
      'jobs', 'load', 'perHour', 'shifts', 'workDays', 'installed', 'planned', 'plannedMonth', 'plannedYear', 'use',
      'packs', 'total', 'machines', 'installation', 'gst', 'contingency', 'deposit', 'preoperative', 'fixedCapital',
      'workingCapital', 'ownMoney', 'kwhDay', 'kwhYear', 'tariff', 'energy', 'operators', 'helpers', 'onCost', 'staff',
      'stock', 'process', 'goods', 'debtors', 'creditors', 'opening', 'depreciation', 'closing', 'interest',
      'principal', 'instalment', 'sales', 'variable', 'freight', 'fixed', 'surplus', 'cashCreditInterest',
      'loanInterest', 'guarantee', 'pbt', 'tax', 'pat', 'net', 'fixedAssets', 'cash', 'subsidyDeposit', 'assets',
      'capital', 'reserves', 'subsidyHeld', 'sources', 'difference', 'dscr', 'currentRatio', 'debtEquity', 'breakEven',
      'breakEvenBank', 'payback', 'paybackYear3', 'irr', 'lockedTax', 'material', 'price', 'area', 'day', 'stockedDay',
      'variablePack', 'fixedMonth', 'contribution', 'losses', 'earned', 'service', 'flows', 'breakEvenYear3',
    ),
  ),
  values: z.strictObject({
    ...templates(['packsYear', 'kw'], 'count'),
    packs: counted(),
    months: counted(),
    people: counted(),
    ...templates(['step', 'boughtIn'], 'step', 'amount'),
    waste: template('share'),
    hall: template('length', 'width', 'area'),
    rented: template('area'),
  }),
  labour: z.strictObject(words('whole', 'moving', 'used')),
  notes: z.strictObject({
    ...words(
      'totals', 'machinery', 'others', 'material', 'overheads', 'working', 'depreciation', 'yearly', 'noLoan', 'profit',
      'balance', 'ratios', 'approvals', 'annexes', 'declaration', 'sign',
    ),
    subsidy: template('amount'),
  }),
  annexes: z.strictObject(words('quotations', 'deed', 'identity', 'orders', 'statements', 'licences')),
  sheets: z.strictObject(words('inputs', 'machines', 'day', 'project', 'loan', 'years', 'balance', 'note')),
})
