import type { ReportWords } from './report-table'
import { type BookLine, by, head, single } from './workbook'

// The formulas of lib/costs/business.ts and lib/costs/loan.ts as a spreadsheet has them.

/** The longest loan, in months. */
const MOST_MONTHS = 120

const YEARS = [1, 2, 3, 4, 5]

/** A line of five years; `first` is the formula of the first where it differs. */
function years(label: string, key: string, formula: string | ((year: number) => string), first?: string): BookLine {
  const toFormula = typeof formula === 'string' ? () => formula : formula
  return { label, key, isYearly: true, cells: YEARS.map(year => by(year === 1 && first ? first : toFormula(year))) }
}

export function listProjectLines({ rows }: ReportWords): BookLine[] {
  return [
    single(rows.machines, 'machines-cost', '{machines}'),
    single(rows.installation, 'installation', '{machines}*{install}/100'),
    single(rows.gst, 'gst', 'IF({gst-credit}="no",({machines}+{installation})*{gst-machine}/100,0)'),
    single(rows.contingency, 'contingency-cost', '({machines}+{installation})*{contingency}/100'),
    single(rows.deposit, 'deposit-cost', '{area}*{rent}*{deposit}'),
    single(rows.preoperative, 'preop-cost', 'N({preop})'),
    single(rows.fixedCapital, 'fixed-capital', 'SUM(B2:B7)'),
    single(rows.stock, 'stock', '{stocked-day}/{packs-day}*{packs}*{stock-days}/360'),
    single(rows.process, 'process', '({variable}+{fixed})*{process-days}/360'),
    single(rows.goods, 'goods', '({variable}+{fixed})*{goods-days}/360'),
    single(rows.debtors, 'debtors', '{sales}*{debtor-days}/360'),
    single(rows.creditors, 'creditors', '-{stocked-day}/{packs-day}*{packs}*{creditor-days}/360'),
    single(rows.workingCapital, 'working-capital', 'MAX(0,SUM(B9:B13))'),
    single(rows.ownMoney, 'own-money', '({fixed-capital}+{working-capital})*{margin}/100'),
    single(rows.cashCredit, 'cash-credit', '{working-capital}*(1-{margin}/100)'),
    single(rows.loan, 'loan', '{fixed-capital}*(1-{margin}/100)'),
    single(
      rows.instalment,
      'emi',
      'IF({tenor}>{moratorium},ROUND(-PMT({loan-rate}/1200,{tenor}-{moratorium},{loan}),0),0)',
    ),
  ]
}

/** The months of a loan, each in the row after its number, and their sums in a year. */
export function listLoanLines({ columns, rows }: ReportWords, heads: readonly [string, ...string[]]): BookLine[] {
  const months = Array.from({ length: MOST_MONTHS }, (_, index): BookLine => {
    const month = index + 1
    const opening = month === 1 ? 'IF({tenor}>{moratorium},ROUND({loan},2),0)' : `F${month}`
    const repaid = `IF(OR(${month}>={tenor},{emi}-C{row}>B{row}),B{row},{emi}-C{row})`
    const formulas = [opening, 'ROUND(B{row}*{loan-rate}/1200,2)', `IF(${month}<={moratorium},0,${repaid})`]
    return { label: String(month), cells: [...formulas, 'C{row}+D{row}', 'B{row}-D{row}'].map(by) }
  })
  const sumOf = (column: string) => (year: number) => `SUM(${column}${12 * year - 10}:${column}${12 * year + 1})`
  return [
    head(columns.month, rows.opening, rows.interest, rows.principal, rows.instalment, rows.closing),
    ...months,
    head(...heads),
    years(rows.loanInterest, 'loan-interest', sumOf('C')),
    years(rows.principal, 'principal', sumOf('D')),
    years(rows.closing, 'loan-balance', year => `IF({tenor}>{moratorium},F${12 * year + 1},{loan})`),
  ]
}

export function listYearLines({ rows }: ReportWords): BookLine[] {
  const left = '({sales}-{variable}-{freight-cost})'
  const borne = '({fixed}+{loan-interest}+{cash-credit-interest}+{depreciation-cost})'
  const earned = '({packs-day}*{days}/12*{contribution}*USE-{fixed-month})'
  const payback = (use: string) => `{fixed-capital}*(1-{subsidy}/100)/${earned.replace('USE', use)}`
  const begun = '-{fixed-capital}-{working-capital}'
  return [
    years(rows.packs, 'packs', year => `{packs-day}*{days}*{use-${year}}/100`),
    years(rows.sales, 'sales', '{packs}*{sell}'),
    years(rows.variable, 'variable', '{packs}*{variable-pack}'),
    years(rows.freight, 'freight-cost', '{sales}*{freight}/100'),
    years(rows.fixed, 'fixed', '{fixed-month}*12'),
    years(rows.surplus, 'surplus', '{sales}-{variable}-{freight-cost}-{fixed}'),
    years(rows.cashCreditInterest, 'cash-credit-interest', '{cash-credit}*{loan-rate}/100'),
    years(rows.guarantee, 'guarantee-fee', '{loan-balance<}*{guarantee}/100', 'ROUND({loan},2)*{guarantee}/100'),
    years(rows.opening, 'written', '{written<}-{depreciation-cost<}', '{fixed-capital}-{deposit-cost}-{preop-cost}'),
    years(
      rows.depreciation,
      'depreciation-cost',
      'IF({depreciation}="straight",({fixed-capital}-{deposit-cost}-{preop-cost})*0.95/15,{written}*0.15)',
    ),
    years(rows.pbt, 'pbt', '{surplus}-{cash-credit-interest}-{loan-interest}-{guarantee-fee}-{depreciation-cost}'),
    years(rows.losses, 'losses', 'MAX(0,{losses<}-{pbt})', 'MAX(0,-{pbt})'),
    years(rows.tax, 'tax-due', 'MAX(0,{pbt}-{losses<})*{tax}/100', 'MAX(0,{pbt})*{tax}/100'),
    years(rows.pat, 'pat', '{pbt}-{tax-due}'),
    years(rows.earned, 'earned', '{pat}+{depreciation-cost}+{loan-interest}'),
    years(rows.service, 'service', '{principal}+{loan-interest}'),
    years(rows.dscr, 'dscr', 'IF({service}>0,{earned}/{service},"")'),
    years(rows.breakEvenShare, 'break-even-share', `IF(${left}>0,${borne}/${left},"")`),
    single(
      rows.averageDscr,
      'average-dscr',
      'IF(SUM({service:})>0,SUMIF({service:},">0",{earned:})/SUM({service:}),"")',
    ),
    single(rows.contribution, 'contribution', '{sell}*(1-{freight}/100)-{variable-pack}'),
    single(rows.breakEven, 'break-even', '{fixed-month}/{contribution}'),
    single(
      rows.breakEvenBank,
      'break-even-bank',
      '({fixed-month}+{emi}+{cash-credit}*{loan-rate}/1200)/{contribution}',
    ),
    single(rows.payback, 'payback', payback('1')),
    single(rows.paybackYear3, 'payback-year-3', payback('{use-3}/100')),
    {
      label: rows.flows,
      key: 'flows',
      cells: [
        begun,
        ...YEARS.map(year => (year < 5 ? '{surplus<}' : '{surplus<}+{fixed-assets<}+{working-capital}')),
      ].map(by),
    },
    single(rows.irr, 'irr', 'IFERROR(IRR({flows:}),"")'),
  ]
}

export function listBalanceLines({ rows }: ReportWords): BookLine[] {
  const subsidy = '{fixed-capital}*{subsidy}/100'
  return [
    years(rows.fixedAssets, 'fixed-assets', '{written}-{depreciation-cost}+{deposit-cost}+{preop-cost}'),
    years(rows.workingCapital, 'current-assets', '{working-capital}'),
    years(rows.cash, 'cash', '{cash<}+{pat}+{depreciation-cost}-{principal}', '{pat}+{depreciation-cost}-{principal}'),
    years(rows.subsidyDeposit, 'subsidy-deposit', subsidy),
    years(rows.assets, 'assets', '{fixed-assets}+{current-assets}+{cash}+{subsidy-deposit}'),
    years(rows.capital, 'capital', '{own-money}'),
    years(rows.reserves, 'reserves', '{reserves<}+{pat}', '{pat}'),
    years(rows.loan, 'loan-owed', '{loan-balance}'),
    years(rows.cashCredit, 'cash-credit-owed', '{cash-credit}'),
    years(rows.subsidyHeld, 'subsidy-held', subsidy),
    years(rows.sources, 'sources', '{capital}+{reserves}+{loan-owed}+{cash-credit-owed}+{subsidy-held}'),
    years(rows.difference, 'difference', 'ROUND({assets}-{sources},2)'),
  ]
}
