import { fill } from '@/lib/words'
import type { BankReport } from './report-bank'
import { BENCHMARKS, sayRange } from './report-ratios'
import type { ReportWords } from './report-table'
import { type BookLine, single } from './workbook'
import { divide, FACTORY_COST, STOCKED_SHARE, toYearHead, toYearLine, type YearRow } from './workbook-formulas'

// The operating statement and the ratios as formulas, as report-expenses.ts and report-ratios.ts compute them.

/** The cost of a day that grows with the packs made, and one that does not. */
const grows = (key: string) => `{${key}}/{@packs}*{packsMade}`
const stays = (key: string) => `{${key}}*{@days}`

/** The sheet of the operating statement: what is spent, the stock, the cost of production and of sales. */
export function listStatementLines(report: BankReport, words: ReportWords): BookLine[] {
  const { answers } = report
  const rows: readonly YearRow[] = [
    ['packsMade', `{packs}+({packs}-{packs<})*${STOCKED_SHARE}`, `{packs}+{packs}*${STOCKED_SHARE}`],
    ['installedYear', '{@installed}*{@days}'],
    ['capacityUsed', divide('{packsMade}', '{installedYear}')],
    ['rawMaterial', grows('stockedDay')],
    ['jobWork', grows('jobWorkDay')],
    ['powerFuel', `${grows('powerDay')}+${stays('demandDay')}`],
    ['wages', answers.values.labour === 'used' ? grows('wagesDay') : stays('wagesDay')],
    ['tooling', stays('toolingDay')],
    ['manufacturing', stays('manufacturingDay')],
    ['spent', '{rawMaterial}+{jobWork}+{powerFuel}+{wages}+{tooling}+{manufacturing}'],
    ['openingProcess', '-{closingProcess<}', '0'],
    ['processTotal', '{spent}+{openingProcess}'],
    ['closingProcess', `-${FACTORY_COST}*{@process-days}/360`],
    ['productionCost', '{spent}+{openingProcess}+{closingProcess}'],
    ['openingGoods', '-{closingGoods<}', '0'],
    ['goodsTotal', '{productionCost}+{openingGoods}'],
    ['closingGoods', `-${FACTORY_COST}*{@goods-days}/360`],
    ['costOfSales', '{productionCost}+{openingGoods}+{closingGoods}'],
    ['administration', stays('administrationDay')],
    ['operatingCost', '{costOfSales}+{administration}+{freight}'],
    ['surplus', '{sales}-{operatingCost}'],
  ]
  return [toYearHead(words, report), ...rows.map(row => toYearLine(report, words, row))]
}

/** The formula of a verdict on a ratio, as findVerdict has it; `otherwise` is that where there is no ratio. */
function judge(key: keyof typeof BENCHMARKS, { verdicts }: ReportWords, otherwise = '–'): string {
  const { least, good } = BENCHMARKS[key]
  const reaches = (mark: number) => `{${key}}${good > least ? '>=' : '<='}${mark}`
  const verdict = `IF(${reaches(good)},"${verdicts.met}",IF(${reaches(least)},"${verdicts.between}","${verdicts.missed}"))`
  // A ratio that there is not is a text, which a spreadsheet takes for more than any number.
  return `IF(COUNT({${key}})=0,"${otherwise}",${verdict})`
}

/** The sheet of the ratios, each with its verdict. */
export function listRatioLines(report: BankReport, words: ReportWords): BookLine[] {
  const { rows, verdicts } = words
  const ratios: readonly (readonly [keyof typeof BENCHMARKS, string | null])[] = [
    ['dscr', null],
    ['interestCover', divide('{surplus}', '({loanInterest}+{cashCreditInterest})')],
    ['breakEvenShare', null],
    ['currentRatio', divide('{currentSum}', '{currentOwed}')],
    ['debtEquity', divide('{closing}', '{netWorth}')],
    ['outsideLiabilities', divide('({closing}+{currentOwed}-{due})', '{netWorth}')],
    // The bank keeps the subsidy against the loan. Sums of plain numbers may leave a billionth of a loan that is repaid.
    ['assetCover', divide('{fixedAssets}', 'ROUND({closing}-{subsidyLeft},2)')],
  ]
  const toVerdict = (key: keyof typeof BENCHMARKS) => {
    const label = fill(verdicts.row, { ratio: rows[key], range: sayRange(key, words) })
    const isDebt = key === 'debtEquity' || key === 'outsideLiabilities'
    return { label, formula: judge(key, words, isDebt ? verdicts.missed : undefined) }
  }
  const average = toVerdict('averageDscr')
  return [
    toYearHead(words, report),
    toYearLine(report, words, [
      'netWorth',
      '{capital}+{taxMoney}+{reserves}+{subsidyReserve}-{preoperativeLeft}-{taxCredit}',
    ]),
    ...ratios.flatMap(([key, formula]) => {
      const { label, formula: verdict } = toVerdict(key)
      // The DSCR and the break-even point are on the sheet of the years.
      const ratio = toYearLine(report, words, [key, formula ?? `{${key}}`])
      return [ratio, { ...toYearLine(report, words, [key, verdict]), key: `${key}-verdict`, label }]
    }),
    toYearLine(report, words, ['netMargin', divide('{pat}', '{sales}')]),
    single(rows.averageDscr, 'averageDscr', '{averageDscr}'),
    single(average.label, 'averageDscr-verdict', average.formula),
  ]
}
