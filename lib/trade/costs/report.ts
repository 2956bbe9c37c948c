import Big from 'big.js'
import { createBrief, type Job } from '@/lib/trade/planner/job'
import { toTyped } from '@/lib/trade/planner/job-query'
import type { Plan } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { type CostAnswers, findAmount, parseCosts } from './cost-answers'
import type { CostInput } from './cost-inputs'
import { computePlanCosts, computeSensitivity } from './cost-plan'
import { createDay } from './day'
import { computeLockedTax } from './goods-tax'
import { listProjectYears, MAX_WORKING_SHARE, sumCost } from './project'
import type { TypedCosts } from './typed-costs'

const LAKH = 100_000

/**
 * What PMEGP, the Prime Minister's Employment Generation Programme, presets for a category of promoters and an area:
 * their contribution (`margin`) and the subsidy, in per cent. It counts ₹50 lakh of a project.
 */
const toPmegp = (margin: string, subsidy: string) => ({
  presets: { margin, subsidy, 'subsidy-most': String(50 * LAKH) },
  limits: { project: 50 * LAKH, workingShare: MAX_WORKING_SHARE },
})

/**
 * The schemes of the government that lend to small businesses: inputs that a scheme presets, in per cent, and its
 * limits in ₹ or as a share. PMEGP has four: for a general or a special category, in an urban or a rural area. Of a
 * larger project it counts the limit for the subsidy, and the bank may finance the rest. Mudra's limit is what it lends
 * after a repaid Tarun loan. What the buyer typed takes precedence over a preset.
 */
const SCHEMES = {
  general: { presets: {}, limits: {} },
  // The name from when it was the only one: devices have it stored.
  pmegp: toPmegp('10', '15'),
  'pmegp-rural': toPmegp('10', '25'),
  'pmegp-special': toPmegp('5', '25'),
  'pmegp-special-rural': toPmegp('5', '35'),
  mudra: { presets: {}, limits: { loan: 20 * LAKH } },
} as const

export type Scheme = keyof typeof SCHEMES
export const SCHEME_NAMES = Object.keys(SCHEMES) as Scheme[]

/** The scheme without category and area: what is said of PMEGP is said of all its four. */
export function getSchemeFamily(scheme: Scheme): 'general' | 'pmegp' | 'mudra' {
  if (scheme === 'general' || scheme === 'mudra') return scheme
  return 'pmegp'
}

/**
 * Whether a scheme is PMEGP: the commission for village industries (KVIC), which runs it, reads the report and asks for
 * more.
 */
export function isPmegp(scheme: Scheme): boolean {
  return getSchemeFamily(scheme) === 'pmegp'
}

export type ReportSource = {
  data: PlannerData
  inputs: readonly CostInput[]
  plan: Plan
  job: Job
  /** What is typed about money and about the promoter, on this device. */
  typed: TypedCosts
  /** The day of the report. */
  today?: Date
}

export type Report = ReturnType<typeof createReport>

/** All figures of a report for a bank, from a plan and what is typed. Never fails: `notes` say what was not counted. */
export function createReport({ data, inputs, plan, job, typed, today = new Date() }: ReportSource) {
  const scheme = SCHEME_NAMES.find(name => name === typed['report-scheme']) ?? 'general'
  // A blank field does not take the place of a preset.
  const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''))
  const machines = plan.machines.map(({ machine }) => machine)
  // What is typed comes last and takes the place of a preset. As query parameters, because that is what costs read.
  const preset: TypedCosts = { ...SCHEMES[scheme].presets, ...filled }
  // PMEGP has one margin for all that the bank lends, on stock and debtors too.
  const margins = isPmegp(scheme) && preset.margin !== undefined ? { 'stock-margin': preset.margin } : {}
  const query = toTyped(Object.entries({ ...margins, ...preset }))
  const { answers, notes } = parseCosts(query, { inputs, machines, words: data.formWords.notes })
  const brief = createBrief(data, job)
  const day = createDay(plan, brief, answers)
  const costs = computePlanCosts(day)
  // Null if the selling price or a machine's price is missing, or if each pack loses money.
  const bank = costs.business?.bank ?? null
  return {
    plan,
    day,
    brief,
    answers,
    notes,
    scheme,
    costs,
    inputs,
    bank,
    lockedTax: bank && computeLockedTax(day, bank),
    sensitivity: bank ? computeSensitivity(day) : [],
    missing: {
      sell: findAmount(answers, 'sell') === null,
      machines: machines.filter(({ slug }) => answers.prices[slug] === undefined),
    },
    today,
    /** The inputs whose value is that of the scheme. */
    ofScheme: Object.keys(SCHEMES[scheme].presets).filter(id => filled[id] === undefined),
    /** The name of the unit, as typed. */
    unit: typed['report-unit']?.trim() || null,
    yearNumbers: listProjectYears(day),
    firstYear: readFirstYear(typed['report-firstYear'] ?? ''),
    changed: inputs.filter(input => isChanged(input, answers)).length + Object.keys(job.assumptions).length,
  }
}

/** A financial year as people write it: '2027-28', 'FY 2027-28', '2027'. */
const FINANCIAL_YEAR = /^(?:FY\s*)?(20\d\d)(?:\s*[-–/]\s*(?:20)?\d\d)?$/i

/** The year in which the first financial year begins; null if none is typed. */
function readFirstYear(text: string): number | null {
  const [, year] = FINANCIAL_YEAR.exec(text.trim()) ?? []
  return year === undefined ? null : Number(year)
}

/** Whether an input that has a default is counted with another value. */
function isChanged({ id, value }: CostInput, { values }: CostAnswers) {
  return value !== undefined && String(values[id]) !== String(value)
}

/** Which limits of its scheme a project exceeds: the limit's name and its amount in ₹ or as a share. */
export function listExcesses({ scheme, bank }: Report) {
  if (!bank) return []
  const { workingCapital, cashCredit, loan } = bank.project
  const cost = sumCost(bank.project)
  // A bank grants the limit of the cash credit, however much of it is drawn.
  const creditLimit = bank.years[0]?.creditLimit ?? cashCredit
  const amounts = {
    project: cost,
    // Mudra limits what a bank lends in all, for machines and for working capital.
    loan: loan.plus(creditLimit),
    // A project that costs nothing has a share of 0.
    workingShare: cost.gt(0) ? workingCapital.div(cost) : cost,
  }
  return Object.entries(SCHEMES[scheme].limits).flatMap(([name, most]) => {
    const limit = name as keyof typeof amounts
    return amounts[limit].gt(most) ? { limit, most: new Big(most), amount: amounts[limit] } : []
  })
}
