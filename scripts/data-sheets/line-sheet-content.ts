import type { Company } from '@/lib/content/company'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import type { ReadyPlan } from '@/lib/ready-plans/plan-samples'
import { type Answer, type Brief, createBrief, listQuestions, nameChoice } from '@/lib/trade/planner/job'
import type { Question } from '@/lib/trade/planner/line'
import { sumSeconds } from '@/lib/trade/planner/machine-load'
import type { Plan } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { formatReserve } from '@/lib/trade/planner/reserve'
import {
  formatAnswer,
  formatAssumption,
  formatHours,
  formatMetres,
  formatShare,
  nameMachine,
} from '@/lib/trade/planner/sentence'
import { getMargins } from '@/lib/trade/planner/sheets'
import { listVariants, type StepAnswer, type Variant } from '@/lib/trade/planner/variants'
import { capitalize, uncapitalize } from '@/lib/trade/product/capital'
import { fill, fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { formatNumber, formatSides } from '@/lib/words/format-number'
import { createContactRows } from './machine-sheet-content'

export type LineSheetContent = ReturnType<typeof createLineSheetContent>
export type RouteRow = ReturnType<typeof createRouteRow>
export type ScaleDrawing = ReturnType<typeof drawHall>

type SheetWords = Words['planner']['sheet']
/** What a sheet is made from besides its plan; `siteUrl` begins its links. */
type LineSheetContext = { data: PlannerData; words: SheetWords; company: Company; siteUrl: string }

/**
 * Creates the content of a ready plan's sheet, plain strings and rectangles, from its first plan. Throws if it has
 * none, which the content check prevents.
 */
export function createLineSheetContent(
  { slug, name, pack, job, answer }: ReadyPlan,
  { data, words, company, siteUrl }: LineSheetContext,
) {
  const [plan] = answer.plans
  if (!plan) throw new Error(`The sample '${name}' has no plan`)
  const brief = createBrief(data, job)
  return {
    words: { title: words.title, head: words.head, columns: words.columns },
    company: company.name,
    title: name,
    kind: capitalize(pack),
    job: formatJob(data, brief, words),
    sentence: formatAnswer(answer, job, data.planWords),
    route: plan.variant.steps.map(step => createRouteRow(step, plan, brief)),
    drawings: [...drawSheetOfBlanks(plan.variant, brief, words), drawHall(plan, brief, words)],
    assumptions: listUsed(data, brief, plan).map(assumption => ({
      name: assumption.label,
      value: formatAssumption(assumption.value, assumption),
    })),
    contact: createContactRows(company),
    url: siteUrl + toAddress(paths.readyPlan(slug)),
  }
}

/**
 * The assumptions that the plan rests on: the aisle of the hall, and those that planning asks for, which is found out
 * by planning again.
 */
function listUsed(data: PlannerData, brief: Brief, { variant }: Plan) {
  const used = new Set<string>(['aisle'])
  const assume: Brief['assume'] = id => {
    used.add(id)
    return brief.assume(id)
  }
  listVariants(data, { ...brief, assume }, variant.shape.blanks)
  return data.assumptions.filter(({ id }) => used.has(id))
}

/** The questions about the pack with their answers, and the daily output, as one text. */
function formatJob(data: PlannerData, { style, job: { answers } }: Brief, words: SheetWords) {
  const pack = listQuestions(data, style).filter(({ group }) => group === 'pack')
  const packAnswers = pack.flatMap(question => formatPackAnswer(question, answers[question.id], words, data))
  const values = { quantity: Number(answers.quantity), per: nameChoice(answers.per, data) }
  const output = fillCount(words.output, Number(answers.shifts), values)
  return fill(words.job, { style: style.name, code: style.code, answers: [...packAnswers, output].join('; ') })
}

/** The text of an answer, in a list; empty for one that says no or nothing. */
function formatPackAnswer(
  { label, unit }: Question,
  answer: Answer | undefined,
  words: SheetWords,
  data: PlannerData,
): string[] {
  if (answer === undefined || answer === false || answer === 0) return []
  const name = uncapitalize(label)
  if (answer === true) return [name]
  const value = typeof answer === 'number' ? formatNumber(answer) : nameChoice(answer, data)
  return [fill(words.answer, { label: name, value: value + (unit ? ` ${unit}` : '') })]
}

/**
 * A step of the route. `machine` begins with its number in the hall plan. `share` is the utilisation, 0 to 1; a
 * bought-in step has none, and a note instead of figures.
 */
function createRouteRow({ step, choices }: StepAnswer, { machines }: Plan, brief: Brief) {
  const number = machines.findIndex(({ steps }) => steps.includes(step.id))
  const chosen = machines[number]
  const choice = choices.find(({ machine }) => machine.slug === chosen?.machine.slug)
  if (!chosen || !choice) {
    return { step: step.name, machine: '', note: step.boughtIn ?? '', count: '', hours: '', use: '', share: null }
  }
  const share = chosen.use
  return {
    step: step.name,
    machine: `${number + 1}  ${nameMachine(chosen.machine, brief.words)}`,
    note: [...choice.reasons.map(({ text }) => text), formatReserve(chosen, brief) ?? []].flat().join('; '),
    count: formatNumber(chosen.count),
    hours: formatHours(choice.load ? sumSeconds({ ...choice.load, count: chosen.count }) : 0),
    use: formatShare(share),
    share,
  }
}

/** Draws the blanks on their sheet: rectangles inside an outline, in mm. Empty for a pack that is made from a web. */
function drawSheetOfBlanks({ sheet, layout, shape }: Variant, brief: Brief, words: SheetWords): ScaleDrawing[] {
  if (!sheet) return []
  const { side, tail } = getMargins(brief)
  const [width, height] = sheet
  const rectangles = layout.blocks.flatMap(block => {
    const [across, along] = shape.piece
    const [blankWidth, blankHeight] = block.isTurned ? [along, across] : [across, along]
    return Array.from({ length: block.columns * block.rows }, (_, index) => ({
      x: side + block.x + (index % block.columns) * block.step[0],
      y: tail + block.y + Math.floor(index / block.columns) * block.step[1],
      width: blankWidth,
      height: blankHeight,
      label: '',
    }))
  })
  // The words of the captions have the unit, so the sides are without it.
  const caption = fillCount(brief.style.lay === 'reel' ? words.area : words.sheet, layout.ups, {
    sheet: formatSides(sheet, ''),
    blank: formatSides(shape.piece, ''),
  })
  const alt = fillCount(brief.words.drawings.sheetAlt, layout.ups, {
    sheet: formatSides(sheet, ''),
    blank: formatSides(shape.piece),
  })
  return [{ caption, alt, width, height, rectangles }]
}

/** Draws the hall with its numbered machines: rectangles inside an outline, in mm. `alt` says it in words. */
function drawHall({ hall, machines }: Plan, { assume, words: { drawings } }: Brief, words: SheetWords) {
  const { length, width } = hall
  return {
    caption: fill(words.hall, { size: formatSides([length / 1000, width / 1000], ''), aisle: assume('aisle') }),
    alt: fillCount(drawings.hallAlt, hall.machines.length, {
      length: formatMetres(length),
      width: formatMetres(width),
    }),
    width: length,
    height: width,
    rectangles: hall.machines.map(({ slug, x, y, length, width }) => {
      const number = machines.findIndex(({ machine }) => machine.slug === slug) + 1
      return { x, y, width: length, height: width, label: String(number) }
    }),
  }
}
