import { fill } from '@/lib/words'
import { listYearHeads, type ReportWords, type ReportYears } from './report-table'
import { type BookLine, byFormula, head, single } from './workbook'
import {
  divide,
  FACTORY_FIXED,
  INSTALLED,
  type RowKey,
  STOCKED_SHARE,
  toYearHead,
  toYearLine,
  type YearRow,
} from './workbook-formulas'

// Profit and loss of business.ts as formulas, and what follows from it: cash flows, payback and ratios.
// workbook-formulas.ts says how they are written.

/** The contribution of a year's packs. */
const CONTRIBUTION = '({sales}-{variable}-{freight})'

/**
 * Profit and loss of each year, and what follows from it. The shares of the depreciation are those of STRAIGHT and
 * WRITTEN_DOWN in business.ts.
 */
const PROFIT: readonly YearRow[] = [
  ['packs', '{@packs}*{@days}*{@use-ASKED}/100'],
  ['sales', '{packs}*{@sell}'],
  ['variable', '{packs}*{variablePack}'],
  ['freight', '{sales}*{@freight}/100'],
  ['fixed', '{fixedMonth}*12'],
  ['fixedInStock', '0', `-${FACTORY_FIXED}*${STOCKED_SHARE}`],
  ['surplus', `${CONTRIBUTION}-{fixed}-{fixedInStock}`],
  ['cashCreditInterest', '{creditDrawn}*{@loan-rate}/100'],
  ['loanInterest', '{loanInterest}'],
  ['guarantee', '({closing<}+{creditDrawn})*{@guarantee}/100', '(ROUND({loan},2)+{creditDrawn})*{@guarantee}/100'],
  ['depreciation', `IF({@depreciation}="straight",${INSTALLED}*0.95/15,{bookValue}*0.15)`],
  ['writtenOff', '{preoperative}/5*(YEAR<6)'],
  ['pbt', '{surplus}-{cashCreditInterest}-{loanInterest}-{guarantee}-{depreciation}-{writtenOff}'],
  ['tax', 'MAX(0,{pbt}-{losses<})*{@tax}/100', 'MAX(0,{pbt})*{@tax}/100'],
  ['pat', '{pbt}-{tax}'],
  ['accruals', '{pat}+{depreciation}+{writtenOff}'],
  ['drawings', 'N({@drawings-ASKED})'],
  ['retained', '{pat}-{drawings}'],
  ['earned', '{accruals}+{loanInterest}'],
  ['service', '{principal}+{loanInterest}'],
  ['dscr', divide('{earned}', '{service}')],
  ['yearContribution', CONTRIBUTION],
  ['totalFixed', '{fixed}+{fixedInStock}+{loanInterest}+{cashCreditInterest}+{guarantee}+{depreciation}+{writtenOff}'],
  ['breakEvenSales', divide('{totalFixed}*{sales}', '{yearContribution}')],
  ['breakEvenShare', divide('{totalFixed}', '{yearContribution}')],
]

/** What those lines are worked out from. */
const WORKINGS: readonly YearRow[] = [
  ['bookValue', '{bookValue<}-{depreciation<}', INSTALLED],
  ['losses', 'MAX(0,{losses<}-{pbt})', 'MAX(0,-{pbt})'],
]

/** What the project must earn back. The least that is left of the GST on machines is that of the last year. */
const CAPITAL = 'MAX(0,{fixedCapital}-{subsidyDeposit}+MIN({taxCredit:}))'

/**
 * The payback by the utilisation of each year, as findPayback in report-ratios.ts has it: what is left to earn at the
 * end of a year, and how many of its months the payback takes. Those of the last may be more than 12; a text where it
 * earns nothing.
 */
const PAYBACK: readonly YearRow[] = [
  ['leftToEarn', 'MAX(0,{leftToEarn<}-{surplus})', `MAX(0,${CAPITAL}-{surplus})`],
  [
    'paybackMonths',
    'IF({leftToEarn<}=0,0,IF({leftToEarn}*(YEAR<COUNT({surplus:}))>0,12,IF({surplus}>0,{leftToEarn<}/{surplus}*12,"–")))',
    `IF(${CAPITAL}=0,0,IF({leftToEarn}>0,12,${CAPITAL}/{surplus}*12))`,
  ],
]

/**
 * The rate from which programs start to search for the internal rate of return: as if all money came back three years
 * after the start.
 */
const START_RATE = '(SUM({flows:})/({fixedCapital}+{workingCapital}+{taxMoney})+1)^(1/3)-1'

/** The fixed cost of a month, with the instalment and the interest on the cash credit. */
const WITH_BANK = '({fixedMonth}+{instalment}+{cashCredit}*{@loan-rate}/1200)'

/** Figures of the project as a whole. */
const RATIOS: readonly (readonly [RowKey, string])[] = [
  ['averageDscr', divide('SUMIF({service:},">0",{earned:})', 'SUM({service:})')],
  ['contribution', '{@sell}*(1-{@freight}/100)-{variablePack}'],
  ['breakEven', divide('{fixedMonth}', '{contribution}')],
  ['breakEvenBank', `IF({loanMonths}>{moratoriumLeft},${divide(WITH_BANK, '{contribution}')},"–")`],
  ['paybackYears', 'IF(COUNT({paybackMonths:})<COUNT({surplus:}),"–",SUM({paybackMonths:}))'],
  ['payback', divide(CAPITAL, '{@packs}*{@days}/12*{contribution}-{fixedMonth}')],
  ['irr', `IFERROR(IRR({flows:},${START_RATE}),"–")`],
]

/** The sheet of profit and loss, of the project's cash flows, and of the ratios. */
export function listYearLines(report: ReportYears, words: ReportWords): BookLine[] {
  const toLine = (row: YearRow) => toYearLine(report, words, row)
  // The flows begin with year 0, so that in their line the column before, '<', has the figures of the flow's own year.
  const flows = [
    '-{fixedCapital}-{workingCapital}-{taxMoney}',
    ...report.yearNumbers.slice(1).map(() => '{surplus<}-{workingCapitalIncrease<}+{taxTakenBack<}'),
  ]
  const last = '{surplus<}-{workingCapitalIncrease<}+{taxTakenBack<}+{fixedAssets<}+{deposit}+{gap<}'
  return [
    toYearHead(words, report),
    ...PROFIT.map(toLine),
    head(words.columns.workings),
    ...[...WORKINGS, ...PAYBACK].map(toLine),
    head(words.columns.rupees, fill(words.columns.yearNumber, { year: 0 }), ...listYearHeads(words, report)),
    { label: words.rows.flows, key: 'flows', cells: [...flows, last].map(byFormula) },
    head('', words.columns.value),
    ...RATIOS.map(([key, formula]) => single(words.rows[key], key, formula)),
  ]
}
