import { createReport } from '@/lib/trade/costs/report'
import type { BankReport } from '@/lib/trade/costs/report-bank'
import { listSections, type ReportSection } from '@/lib/trade/costs/report-sections'
import type { TypedCosts } from '@/lib/trade/costs/typed-costs'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { costFile, plannerData } from './many-machines'
import { BAGS, TYPED } from './report-job'
import { words } from './words'

/** The names of the items of the costs, by id. */
export const itemNames = words.costs.items

/** The report of the first plan of a job. */
export function buildReport(query = BAGS, typed: TypedCosts = TYPED) {
  const data = plannerData
  const { job } = parseJob(new URLSearchParams(query), data)
  const [plan] = planJob(data, job).plans
  if (!plan) throw new Error(`There is no plan for ${query}`)
  return createReport({ data, inputs: costFile.inputs, plan, job, typed })
}

/** The report of the paper bags. All their machines have prices, so it has everything that a bank asks for. */
export function buildBankReport(typed: TypedCosts = {}): BankReport {
  return buildReport(BAGS, { ...TYPED, ...typed }) as BankReport
}

/** The rows of a section's tables as texts, each with its label before its cells. */
export function listRows(report: ReturnType<typeof buildReport>, id: ReportSection['id']): string[][] {
  const parts = listSections(report, words.report, itemNames).find(section => section.id === id)?.parts ?? []
  return parts.flatMap(part => (part.kind === 'table' ? part.rows.map(({ label, cells }) => [label, ...cells]) : []))
}

/** The cells of a row after its label; undefined if the section has no such row. */
export function findRow(report: ReturnType<typeof buildReport>, id: ReportSection['id'], label: string) {
  return listRows(report, id)
    .find(([name]) => name === label)
    ?.slice(1)
}

/** The notes of a section as texts. */
export function listNotes(report: ReturnType<typeof buildReport>, id: ReportSection['id']) {
  const parts = listSections(report, words.report, itemNames).find(section => section.id === id)?.parts ?? []
  return parts.flatMap(part => (part.kind === 'note' ? [part.text] : []))
}
