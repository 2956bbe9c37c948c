import type { Company } from '@/lib/content/company'
import type { PlannedPreset } from '@/lib/content/line/planned-presets'
import { formatNumber } from '@/lib/format-number'
import { paths } from '@/lib/paths'
import { formatHours } from '@/lib/planner/explain'
import { type Brief, createBrief, type Job, listQuestions } from '@/lib/planner/job'
import { getMargins } from '@/lib/planner/layout/sheets'
import type { Plan } from '@/lib/planner/plan-job'
import type { PlannerData, Question } from '@/lib/planner/planner-data'
import { formatAnswer, formatShare } from '@/lib/planner/sentence'
import type { StepAnswer, Variant } from '@/lib/planner/variants'
import { capitalize } from '@/lib/product/capital'
import { createContactRows } from './machine-sheet-content'

export type LineSheetContent = ReturnType<typeof createLineSheetContent>
export type RouteRow = ReturnType<typeof createRouteRow>
export type ScaleDrawing = ReturnType<typeof drawHall>

/**
 * Creates the content of a preset's sheet, plain strings and rectangles, from its first plan. Throws if it has none,
 * which the content check prevents.
 */
export function createLineSheetContent(
  { slug, name, pack, job, answer }: PlannedPreset,
  { data, company, siteUrl }: { data: PlannerData; company: Company; siteUrl: string },
) {
  const [plan] = answer.plans
  if (!plan) throw new Error(`The sample '${name}' has no plan`)
  const brief = createBrief(data, job)
  return {
    company: company.name,
    title: name,
    kind: capitalize(pack),
    job: formatJob(data, job, brief),
    sentence: formatAnswer(answer, job),
    route: plan.variant.steps.map(step => createRouteRow(step, plan)),
    drawings: [...drawSheetOfBlanks(plan.variant, brief), drawHall(plan, brief)],
    assumptions: data.assumptions.map(({ label, unit, value }) => ({
      name: label,
      value: unit ? `${formatNumber(value)} ${unit}` : formatNumber(value),
    })),
    contact: createContactRows(company),
    url: siteUrl + paths.linePreset(slug),
  }
}

/** The questions about the pack with their answers, and the daily output, as one text. */
function formatJob(data: PlannerData, { answers }: Job, { style }: Brief) {
  const pack = listQuestions(data, style).filter(({ group }) => group === 'pack')
  const told = pack.flatMap(question => formatPackAnswer(question, answers[question.id]))
  const shifts = Number(answers.shifts)
  const output = `${formatNumber(Number(answers.quantity))} packs a ${answers.per}, ${shifts} ${shifts === 1 ? 'shift' : 'shifts'} a day`
  return `${style.name}, ${style.code}: ${[...told, output].join('; ')}.`
}

function formatPackAnswer({ label, unit }: Question, answer: Job['answers'][string] | undefined): string[] {
  if (answer === undefined || answer === false || answer === 0) return []
  const name = label.charAt(0).toLowerCase() + label.slice(1)
  if (answer === true) return [name]
  const value = typeof answer === 'number' ? formatNumber(answer) : String(answer)
  return [`${name} ${value}${unit ? ` ${unit}` : ''}`]
}

/**
 * A step of the route. `machine` begins with its number in the hall plan. `share` is the utilisation, 0 to 1; a bought-in
 * step has none, and a note instead of figures.
 */
function createRouteRow({ step, choices }: StepAnswer, { machines }: Plan) {
  const number = machines.findIndex(({ steps }) => steps.includes(step.id))
  const chosen = machines[number]
  const choice = choices.find(({ machine }) => machine.slug === chosen?.machine.slug)
  if (!chosen || !choice) {
    return { step: step.name, machine: '', note: step.boughtIn ?? '', count: '', hours: '', use: '', share: null }
  }
  const share = (choice.use ?? 0) / chosen.count
  return {
    step: step.name,
    machine: `${number + 1}  ${chosen.machine.title}`,
    note: choice.reasons.map(({ text }) => text).join('; '),
    count: formatNumber(chosen.count),
    hours: formatHours(choice.seconds ?? 0),
    use: formatShare(share),
    share,
  }
}

/** Draws the blanks on their sheet; nothing for a pack that is made from a web. */
function drawSheetOfBlanks({ sheet, layout, shape }: Variant, brief: Brief): ScaleDrawing[] {
  if (!sheet) return []
  const { side, tail } = getMargins(brief)
  const gap = brief.assume('gutter')
  const [width, height] = sheet
  const rectangles = layout.blocks.flatMap(block => {
    const [across, along] = shape.piece
    const [a, b] = block.isTurned ? [along, across] : [across, along]
    return Array.from({ length: block.columns * block.rows }, (_, index) => ({
      x: side + block.x + (index % block.columns) * (a + gap),
      y: tail + block.y + Math.floor(index / block.columns) * (b + gap),
      width: a,
      height: b,
      label: '',
    }))
  })
  const blanks = `${formatNumber(layout.ups)} ${layout.ups === 1 ? 'blank' : 'blanks'}`
  const area = brief.style.lay === 'reel' ? 'Cutting area' : 'Sheet'
  const caption = `${area} ${formatSides(sheet)} mm: ${blanks} of ${formatSides(shape.piece)} mm`
  return [{ caption, width, height, rectangles }]
}

/** Draws the hall with its numbered machines: rectangles inside an outline, in mm. */
function drawHall({ hall, machines }: Plan, { assume }: Brief) {
  const { length, width } = hall
  return {
    caption: `Hall ${formatSides([length / 1000, width / 1000])} m with aisles of ${formatNumber(assume('aisle'))} m`,
    width: length,
    height: width,
    rectangles: hall.machines.map(({ slug, x, y, length, width }) => {
      const number = machines.findIndex(({ machine }) => machine.slug === slug) + 1
      return { x, y, width: length, height: width, label: String(number) }
    }),
  }
}

function formatSides(sides: readonly number[]) {
  return sides.map(side => formatNumber(Math.round(side * 100) / 100)).join(' × ')
}
