/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import Big from 'big.js'
import { writeWorkbook } from '@/lib/costs/workbook-file'
import { countMethods, isBankReport } from '@/lib/trade/costs/report-bank'
import { planFunds, sumFunds } from '@/lib/trade/costs/report-flows'
import { countRatios, findPayback } from '@/lib/trade/costs/report-ratios'
import { resolveFormulas } from '@/lib/trade/costs/workbook'
import { computeResults } from '@/lib/trade/costs/workbook-results'
import { createWorkbook } from '@/lib/trade/costs/workbook-sheets'
import { toAmounts } from '@/lib/trade/costs/year-amounts'
import { costFile, plannerData } from '../../../support/many-machines'
import { buildBankReport, buildReport, itemNames } from '../../../support/report'
import { words } from '../../../support/words'

/** The spreadsheet of the report of the paper bags, with what is typed. */
const toBook = (typed: Record<string, string> = {}) => createWorkbook(buildBankReport(typed), words.report, itemNames)

// {key} stands for the cell of a line, {key<} for that of the year before, {key:} for all cells of the line, and {row}
// for the number of the formula's own row.
it('puts the addresses of lines into formulas, and refuses the key of no line', () => {
  const sheets = resolveFormulas([
    { title: "It's", lines: [{ label: '', key: 'rate', cells: [5] }] },
    {
      title: 'Years',
      lines: [
        { label: '', key: 'sum', isYearly: true, cells: [{ formula: '{rate}' }, { formula: '{sum<}+{rate}*{row}' }] },
        { label: '=text', cells: ['=1+1', { formula: 'SUM({sum:})' }] },
      ],
    },
  ])
  expect(sheets[1]?.lines.map(({ cells }) => cells)).toEqual([
    [{ formula: "'It''s'!$B$1" }, { formula: "'Years'!$B$1+'It''s'!$B$1*1" }],
    ['=1+1', { formula: "SUM('Years'!$B$1:$C$1)" }],
  ])
  expect(() => resolveFormulas([{ title: '', lines: [{ label: '', cells: [{ formula: '{none}' }] }] }])).toThrow(
    "'none'",
  )
})

it('has a formula for all that follows from an input', () => {
  // By sheet, the lines whose first cell is no formula: only the sheet of the inputs has any.
  const values = toBook().flatMap(({ title, lines }) => {
    const own = lines.filter(({ cells, isHead }) => !isHead && typeof cells[0] !== 'object').length
    return own > 0 ? [[title, own]] : []
  })
  // Inputs that are left blank have no value.
  const given = toBook()[0]?.lines.filter(({ cells, isHead }) => !isHead && cells[0] !== null) ?? []
  expect(values).toEqual([[words.report.sheets.inputs, given.length]])
})

/** The lines of a sheet, and the results of their formulas. */
function computeSheet(title: string, typed?: Record<string, string>) {
  const book = toBook(typed)
  const place = book.findIndex(sheet => sheet.title === title)
  return { lines: book[place]?.lines ?? [], results: computeResults(book)[place] ?? [] }
}

it('names the unit, the pack and the scheme first, and has workings apart from assets and liabilities', () => {
  const [inputs] = toBook({ 'report-unit': ' Shri Bags ', 'report-scheme': 'mudra' })
  expect(inputs?.lines.slice(1, 4).map(({ cells }) => cells[0])).toEqual([
    'Shri Bags',
    expect.stringMatching(/, 260 × 140 × 320 mm$/),
    words.report.schemes.mudra,
  ])
  const { rows, columns, sheets, sections } = words.report
  const { lines } = computeSheet(sheets.balance)
  const heads = lines.flatMap(({ isHead, label }, index) => (isHead ? [[label, index] as const] : []))
  expect(heads.map(([label]) => label)).toEqual([
    columns.rupees,
    rows.assetSide,
    rows.liabilitySide,
    columns.workings,
    sections.fundFlow,
  ])
  const place = (key: string) => heads.findLast(([, index]) => index < lines.findIndex(line => line.key === key))?.[0]
  expect(['refunds', 'assets', 'owed', 'sources', 'salesTax', 'runningCash', 'cashChange'].map(place)).toEqual([
    rows.assetSide,
    rows.assetSide,
    rows.liabilitySide,
    rows.liabilitySide,
    columns.workings,
    columns.workings,
    sections.fundFlow,
  ])
})

it('has each month of the longest loan that can be typed, as the page has it', () => {
  const [, longest = 0] = costFile.inputs.find(({ id }) => id === 'tenor')?.range ?? []
  const typed = { tenor: String(longest) }
  const months = buildBankReport(typed).bank.loan?.months ?? []
  expect(months).toHaveLength(longest)
  const { lines, results } = computeSheet(words.report.sheets.loan, typed)
  const written = months.map((_, index) => results[lines.findIndex(({ label }) => label === String(index + 1))])
  // The closing balance is the last cell of a month.
  expect(paisa(written.map(cells => Number(cells?.at(-1))))).toEqual(paisa(months.map(({ closing }) => closing)))
})

it('has the investment under year 0, and each later cash flow under its year', () => {
  const { lines, results } = computeSheet(words.report.sheets.years)
  const row = lines.findIndex(({ key }) => key === 'flows')
  const head = lines.slice(0, row).findLast(({ isHead }) => isHead)
  expect(head?.cells).toEqual(['Year 0', 'Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5'])
  const { project, years } = buildBankReport().bank
  const [year1] = years
  expect(paisa((results[row] ?? []).slice(0, 2).map(Number))).toEqual(
    paisa([project.fixedCapital.plus(project.workingCapital).times(-1), year1?.surplus]),
  )
})

const toBytes = async (typed?: Record<string, string>) =>
  Buffer.from(await (await writeWorkbook(toBook(typed)).toBlob()).arrayBuffer())

/** The text of all files of a workbook. */
async function unpack(typed?: Record<string, string>) {
  // The files of the archive, each after its header.
  const files = (await toBytes(typed)).toString('latin1').split('PK\x03\x04').slice(1)
  return (
    files
      .map(file => Buffer.from(file, 'latin1'))
      // In the header of a file, the lengths of its name and of its extra field stand at 22 and 24.
      .map(file => inflateRawSync(file.subarray(26 + file.readUInt16LE(22) + file.readUInt16LE(24))))
      .join('')
  )
}

it('writes formulas without the equals sign that programs show before them, and shares as per cent', async () => {
  const text = await unpack()
  // The amount of a cost times its price, two cells of its line.
  expect(text).toContain('<f>C2*D2</f>')
  expect(text).not.toContain('<f>=')
  expect(text).toContain('"0.00%"')
})

/** Whether LibreOffice is there: scripts/engines/spreadsheets.ts, a step of `npm test`, installs it for this file. */
const hasOffice = spawnSync('soffice', ['--version']).status === 0

/** What is typed into each workbook that LibreOffice recalculates. */
const BOOKS: Record<string, Record<string, string>> = {
  defaults: {},
  // A loss in the first year, a fee, no tax credit, and a loan that ends in year 7.
  other: {
    sell: '3.60',
    'gst-credit': 'no',
    'gst-in': '18',
    'gst-machine': '18',
    guarantee: '0.5',
    tenor: '84',
    moratorium: '12',
    deposit: '3',
    preop: '1,00,000',
    assets: '3,00,000',
    'drawings-2': '2,40,000',
    'other-helpers': '3',
    contingency: '5',
    depreciation: 'straight',
    labour: 'moving',
    subsidy: '25',
    scrap: '10',
    'fixed-charge': '150',
    implementation: '5',
  },
  // Loans that end in year 6, and after the years of the tables.
  six: { tenor: '72', 'gst-out': '6', 'gst-machine': '18' },
  ten: { tenor: '120', preop: '2 lakh', 'drawings-5': '1 lakh' },
  // Hours used, and a loan that ends early.
  early: { labour: 'used', tenor: '36', 'use-5': '95' },
  // A return below 0, and no payback at the use of year 3.
  loss: { sell: '3.2' },
  // Less is made in each year, suppliers wait for more than is tied up, and sales are too large for the turnover
  // method.
  falling: {
    sell: '190',
    'price-square-bottom-paper-bag-making-machine': '40 crore',
    'use-1': '90',
    'use-2': '70',
    'use-3': '50',
    'creditor-days': '180',
    'debtor-days': '0',
    'stock-days': '0',
  },
  // GST on packs takes back that on machines, customers pay late, and the promoter brings little.
  taxed: {
    'gst-out': '18',
    'gst-in': '12',
    'gst-machine': '18',
    'debtor-days': '120',
    margin: '5',
    'process-days': '11',
  },
  // GST on machines is lost, and a subsidy repays a part of the loan.
  lost: { 'gst-out': '5', 'gst-in': '18', 'gst-machine': '18', subsidy: '15', 'subsidy-most': '50 lakh' },
  // The bank lends on the refund of GST too, and a large subsidy is kept from before production on.
  kept: {
    'gst-out': '5',
    'gst-in': '18',
    'gst-machine': '18',
    margin: '5',
    'stock-margin': '5',
    subsidy: '60',
    'subsidy-most': '1 crore',
    implementation: '3',
    tenor: '84',
  },
  // Above the limit of a scheme: of its cost, and of its working capital.
  above: { margin: '10', subsidy: '15', 'subsidy-most': '50 lakh', implementation: '5', moratorium: '8' },
  beyond: {
    margin: '5',
    'margin-above': '30',
    'subsidy-most': '5 crore',
    implementation: '5',
    'debtor-days': '180',
    'stock-days': '180',
    'goods-days': '90',
  },
  // Little of the GST on machines comes back in a year.
  slow: { 'gst-out': '10', 'gst-in': '28', 'gst-machine': '18' },
  // No month to repay in.
  idle: { tenor: '12', moratorium: '24' },
}

/** LibreOffice's options of a CSV export: semicolons, quotes, UTF-8, values as shown; -1 exports every sheet. */
const EVERY_SHEET = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,false,false,false,-1'

/** The sheets of all workbooks as LibreOffice recalculates them, under the name of each. */
async function calculate(folder: string) {
  const books = Object.keys(BOOKS).map(name => join(folder, `${name}.xlsx`))
  for (const [name, typed] of Object.entries(BOOKS)) writeFileSync(join(folder, `${name}.xlsx`), await toBytes(typed))
  const profile = `-env:UserInstallation=file://${folder}/profile`
  spawnSync('soffice', [profile, '--headless', '--convert-to', EVERY_SHEET, '--outdir', folder, ...books])
}

/** A cell as a number, per cent as a share; NaN if it is not a number. */
function readCell(cell: string) {
  return cell.endsWith('%') ? Number(cell.slice(0, -1)) / 100 : Number(cell)
}

/** The cells of each label of a sheet. */
function readSheet(folder: string, book: string, sheet: string) {
  const lines = readFileSync(join(folder, `${book}-${sheet}.csv`), 'utf8').split('\n')
  return new Map(lines.map(line => line.split(';')).map(([label, ...cells]) => [label, cells.map(readCell)]))
}

type Amount = { toFixed: (decimals: number) => string } | number | null | undefined

/** Amounts rounded to two decimals, none of them −0; NaN for a missing one. */
const paisa = (amounts: readonly Amount[]) =>
  amounts.map(amount => (amount === null || amount === undefined ? Number.NaN : Number(amount.toFixed(2)) + 0))

/** Expects of the cells that `read` finds beside the label of a sheet what the page says. */
function expectPage(typed: Record<string, string>, read: (sheet: string, label: string) => number[]) {
  const { rows, sheets } = words.report
  const report = buildBankReport(typed)
  const { bank, costs } = report
  const found = (sheet: string, label: string, count = 1) => paisa(read(sheet, label).slice(0, count))
  const { project, years } = bank
  for (const key of ['fixedCapital', 'workingCapital', 'ownMoney', 'cashCredit', 'loan', 'gst'] as const)
    expect([key, found(sheets.project, rows[key])]).toEqual([key, paisa([project[key]])])
  for (const key of [
    'sales',
    'variable',
    'freight',
    'fixed',
    'surplus',
    'cashCreditInterest',
    'loanInterest',
    'guarantee',
    'depreciation',
    'tax',
  ] as const)
    expect([key, found(sheets.years, rows[key], years.length)]).toEqual([key, paisa(years.map(year => year[key]))])
  expect(found(sheets.years, rows.pat, years.length)).toEqual(paisa(years.map(({ pat }) => pat)))
  for (const key of ['loanInterest', 'principal'] as const)
    expect([key, found(sheets.loan, rows[key], years.length)]).toEqual([key, paisa(years.map(year => year[key]))])
  expect(found(sheets.balance, rows.runningCash, years.length)).toEqual(paisa(years.map(({ balance }) => balance.cash)))
  expect(found(sheets.balance, rows.difference, years.length)).toEqual(years.map(() => 0))
  expect(found(sheets.years, rows.dscr, years.length)).toEqual(paisa(years.map(({ dscr }) => dscr)))
  const sheetsOfYears = years.map((year, index) => toAmounts(report, year, index))
  for (const key of [
    'grossBlock',
    'accumulated',
    'fixedAssets',
    'inventory',
    'debtors',
    'creditors',
    'gap',
    'workingCapitalIncrease',
    'cashCreditIncrease',
    'creditLimit',
    'drawingPower',
    'creditDrawn',
    'cash',
    'currentSum',
    'currentOwed',
    'netCurrent',
    'ownMargin',
    'taxTakenBack',
    'loanLater',
    'due',
    'assets',
    'sources',
  ] as const)
    expect([key, found(sheets.balance, rows[key], years.length)]).toEqual([
      key,
      paisa(sheetsOfYears.map(sheet => sheet[key])),
    ])
  for (const [key, label] of [
    ['taxRefund', rows.refunds],
    ['taxDue', rows.dues],
  ] as const)
    expect([key, found(sheets.balance, label, years.length)]).toEqual([
      key,
      paisa(years.map(({ working }) => working[key])),
    ])
  const short = sheetsOfYears.map(({ overdrawn }) => overdrawn ?? new Big(0))
  expect(found(sheets.balance, rows.overdrawn, years.length)).toEqual(paisa(short))
  const setOff = sheetsOfYears.map(({ subsidyReserve }) => subsidyReserve ?? new Big(0))
  expect(found(sheets.balance, rows.subsidyReserve, years.length)).toEqual(paisa(setOff))
  expect(found(sheets.balance, rows.taxCredit, years.length)).toEqual(
    paisa(years.map(({ balance }) => balance.machineTax)),
  )
  for (const key of [
    'rawMaterial',
    'powerFuel',
    'wages',
    'tooling',
    'manufacturing',
    'spent',
    'openingProcess',
    'processTotal',
    'goodsTotal',
    'operatingCost',
    'closingProcess',
    'productionCost',
    'openingGoods',
    'closingGoods',
    'costOfSales',
    'administration',
    'surplus',
  ] as const)
    expect([key, found(sheets.statement, rows[key], years.length)]).toEqual([
      key,
      paisa(sheetsOfYears.map(sheet => sheet[key])),
    ])
  const ratiosOfYears = years.map((year, index) => countRatios(report, year, index))
  for (const key of ['interestCover', 'currentRatio', 'debtEquity', 'outsideLiabilities', 'assetCover'] as const)
    expect([key, found(sheets.ratios, rows[key], years.length)]).toEqual([
      key,
      paisa(ratiosOfYears.map(ratio => ratio[key])),
    ])
  const funds = planFunds(bank).slice(1).map(sumFunds)
  expect(found(sheets.balance, rows.fundSources, years.length)).toEqual(paisa(funds.map(({ sources }) => sources)))
  expect(found(sheets.balance, rows.fundUses, years.length)).toEqual(paisa(funds.map(({ uses }) => uses)))
  expect(found(sheets.balance, rows.cashChange, years.length)).toEqual(paisa(funds.map(({ change }) => change)))
  const { first, second, turnover } = countMethods(report)
  const methods = { mpbf: second.finance, mpbfFirst: first.finance, mpbfTurnover: turnover?.finance }
  for (const [key, amount] of Object.entries(methods))
    expect([key, found(sheets.project, rows[key as keyof typeof methods])]).toEqual([key, paisa([amount])])
  for (const key of ['yearContribution', 'totalFixed', 'breakEvenSales'] as const)
    expect([key, found(sheets.years, rows[key], years.length)]).toEqual([
      key,
      paisa(sheetsOfYears.map(sheet => sheet[key])),
    ])
  const { breakEven, payback } = costs.business ?? {}
  const ratios = {
    averageDscr: bank.averageDscr,
    breakEven: breakEven?.packs,
    breakEvenBank: breakEven?.withBank,
    payback: payback?.planned,
    paybackYears: findPayback(report),
    irr: bank.irr,
  }
  for (const [key, amount] of Object.entries(ratios))
    expect([key, found(sheets.years, rows[key as keyof typeof ratios])]).toEqual([key, paisa([amount])])
  const [_year1, _year2, year3] = found(sheets.years, rows.breakEvenShare, 3)
  expect([year3]).toEqual(paisa([bank.breakEvenShare]))
  expect(found(sheets.day, rows.day)).toEqual(paisa([costs.running.day]))
}

it.each(Object.entries(BOOKS))('stores results that equal the page to the paisa, with %s', (_, typed) => {
  const book = toBook(typed)
  const results = computeResults(book)
  expectPage(typed, (sheet, label) => {
    const place = book.findIndex(({ title }) => title === sheet)
    const row = book[place]?.lines.findLastIndex(line => line.label === label) ?? -1
    return (results[place]?.[row] ?? []).map(result => (typeof result === 'number' ? result : Number.NaN))
  })
})

it('computes steam and extra supervision as the page does, and has no steam if no board is made', () => {
  const prices = Object.fromEntries(plannerData.machines.map(({ slug }) => [`price-${slug}`, '10 lakh']))
  const report = buildReport('style=rsc&from-reel=1&shifts=2', { ...prices, sell: '90' })
  if (!isBankReport(report)) throw new Error('No figures for a bank')
  const book = createWorkbook(report, words.report, itemNames)
  const day = book.findIndex(({ title }) => title === words.report.sheets.day)
  const results = computeResults(book)[day] ?? []
  const read = (label: string) => results[book[day]?.lines.findIndex(line => line.label === label) ?? -1]?.[0]
  const { items, day: total } = report.costs.running
  for (const item of ['steam', 'staff'] as const)
    expect(paisa([Number(read(itemNames[item]))])).toEqual(paisa([items.find(own => own.item === item)?.cost]))
  expect(paisa([Number(read(words.report.rows.day))])).toEqual(paisa([total]))
  expect(JSON.stringify(toBook())).not.toMatch(/steam fuel/i)
})

it('stores a result with every formula, and a text instead of a division by zero', async () => {
  const xml = await unpack({ sell: '3.2' })
  const cells = xml.match(/<f>[^<]*<\/f>(?:<v>[^<]*<\/v>)?<\/c>/g) ?? []
  // A workbook has more: with fewer, the pattern would not have found them.
  expect(cells.length).toBeGreaterThan(700)
  expect(cells.filter(cell => !cell.includes('<v>'))).toEqual([])
  expect(xml).toMatch(/<c r="B\d+"[^>]* t="str"[^>]*><f>[^<]*<\/f><v>–<\/v><\/c>/)
})

const describeWithOffice = hasOffice ? describe : describe.skip

describeWithOffice('the workbook, recalculated by LibreOffice', () => {
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'workbook-'))
    await calculate(folder)
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(Object.entries(BOOKS))('has the same figures as the page to the paisa, with %s', (name, typed) => {
    expectPage(typed, (sheet, label) => readSheet(folder, name, sheet).get(label) ?? [])
  })
})
