import 'server-only'
import { z } from 'zod'
import { counted, template, templates, word, words, wordsFile } from './entries'

/** What no spreadsheet program takes in the name of a sheet, and no system in that of a file. */
const SHEET_SIGNS = /[[\]/\\:*?]|^'|'$/
const FILE_SIGNS = /[/\\:*?"<>|]/

/** Characters of the longest name of a sheet. */
const LONGEST_SHEET_NAME = 31

const SHEETS = ['inputs', 'machines', 'day', 'project', 'loan', 'years', 'balance'] as const

/** Names of sheets that the file format takes: short, without its signs, and no two alike but for capitals. */
const sheetNames = z.strictObject(words(...SHEETS, 'note')).superRefine((names, context) => {
  const seen = new Map<string, string>()
  for (const key of SHEETS) {
    const { [key]: name } = names
    const same = seen.get(name.toLowerCase())
    seen.set(name.toLowerCase(), key)
    const report = (message: string) => context.addIssue({ code: 'custom', path: [key], message })
    if (SHEET_SIGNS.test(name))
      report("has a sign that no sheet may have in its name: [ ] / \\ : * ? or a ' at an end. Leave it out")
    else if (name.length > LONGEST_SHEET_NAME)
      report(`has ${name.length} characters. A sheet's name has at most ${LONGEST_SHEET_NAME}`)
    else if (name.toLowerCase() === 'history') report('is a name that spreadsheet programs keep. Write another')
    else if (same) report(`is also the name of '${same}'. Give each sheet a name of its own`)
  }
})

const fileName = word
  .refine(name => !FILE_SIGNS.test(name), {
    error: 'has a sign that no file may have in its name: / \\ : * ? " < > |. Leave it out',
  })
  .refine(name => name.endsWith('.xlsx'), { error: 'is the name of a spreadsheet. End it with .xlsx' })

/** What the figures for a bank say: the page, its sections, tables and blanks, and the spreadsheet. */
// biome-ignore format: names fill their lines
export const reportWords = wordsFile('Words of the report for a bank', {
  page: z.strictObject(words('title', 'description', 'intro', 'withoutScript', 'planner', 'show', 'waiting')),
  form: z.strictObject({
    ...words(
      'title', 'intro', 'sell', 'scheme', 'needed', 'unstored', 'print', 'download', 'failed', 'noPlan', 'back',
      'contents',
    ),
    file: fileName,
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
  sheets: sheetNames,
})
