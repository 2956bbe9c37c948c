import { MAX_QUANTITY } from '@/lib/constants'
import { uncapitalize } from '@/lib/trade/product/capital'
import { fill, fillCount } from '@/lib/words'
import { formatNumber, formatSigned } from '@/lib/words/format-number'
import type { Job } from './job'
import type { Assumption } from './line'
import { isFull } from './machine-load'
import { isStrippedByHand } from './packers'
import type { Plan, PlannerAnswer } from './plan-job'
import type { PlannerData, PlannerMachine } from './planner-data'

type PlanWords = PlannerData['planWords']

/** The answer as a sentence: the first plan, or what prevents a plan and the change that would help. */
export function formatAnswer({ plans: [first], gaps }: PlannerAnswer, job: Job, words: PlanWords): string {
  if (first) {
    return [formatPlan(first, job, words), ...formatOverruns(first, job, words), ...formatFit(first, job, words)].join(
      ' ',
    )
  }
  const { none, nearest, nearestFor, ask } = words.sentence
  const changes = gaps.flatMap(gap => {
    if (gap.nearest === null) return []
    return gaps.length > 1 ? fill(nearestFor, { step: uncapitalize(gap.step.name), change: gap.nearest }) : gap.nearest
  })
  const steps = gaps.map(({ step }) => uncapitalize(step.name)).join(', ')
  return fill(none, { steps, help: changes.length > 0 ? fill(nearest, { changes: changes.join('; ') }) : ask })
}

/**
 * The answer beside the figures of its plan, which say its size, and the notice of what it exceeds: 'The slowest step,
 * folding and gluing, is busy 25 % of a shift. The machines fit your hall.' Without a plan, or for one without machines, the
 * sentence of {@link formatAnswer}.
 *
 * @param saysHall false if another sentence follows that says what the hall holds
 */
export function formatVerdict(answer: PlannerAnswer, job: Job, words: PlanWords, saysHall = true): string {
  const [first] = answer.plans
  if (!first?.bottleneck) return formatAnswer(answer, job, words)
  const { verdict, verdictFull } = words.sentence
  return [
    fill(isFull(first.bottleneck) ? verdictFull : verdict, nameSlowest(first.bottleneck, job, words)),
    ...formatFit(first, job, words, saysHall),
  ].join(' ')
}

/** Steps in which board is made from reels, with heat. */
export const HEATED = ['make-board', 'make-single-face']

/**
 * What a plan needs besides electricity, in sentences: the compressed air and the heat of its machines, and what gives
 * them, which is none of these machines.
 */
export function formatServices({ machines }: Pick<Plan, 'machines'>, words: PlanWords): string[] {
  const { air, pressure, airSum, steam, notAmong, needed } = words.route
  const blown = machines.flatMap(({ machine }) => {
    if (!machine.air) return []
    const range = [...new Set(machine.air)].map(end => formatNumber(end)).join('–')
    return fill(pressure, { machine: nameMachine(machine, words), pressure: range })
  })
  // A sum that leaves out one of the machines that state a pressure would make a compressor too small.
  const isKnown = machines.every(({ machine }) => !machine.air || machine.airUse !== undefined)
  const flow = isKnown ? machines.reduce((sum, { machine, count }) => sum + count * (machine.airUse ?? 0), 0) : 0
  const heated = listHeated(machines)
  const names = heated.map(({ machine }) => nameMachine(machine, words)).join(', ')
  const others = [
    ...(blown.length > 0 ? [needed.compressor] : []),
    ...(heated.length > 0 ? [needed.boiler, needed.kitchen] : []),
    // A corrugator has stands of its own.
    ...(heated.some(({ steps }) => steps.includes('make-single-face')) &&
    !machines.some(({ machine }) => machine.addOnTo)
      ? [needed.stands]
      : []),
  ]
  return [
    ...(blown.length > 0 ? [fill(air, { machines: blown.join(', ') })] : []),
    ...(flow > 0 ? [fill(airSum, formatFlow(flow))] : []),
    ...(heated.length > 0 ? [fill(steam, { machines: names })] : []),
    ...(others.length > 0 ? [fill(notAmong, { others: others.join(', ') })] : []),
  ]
}

/** The machines of a plan whose files state no air, in a sentence: most machines of a line need some. */
export function formatUnstatedAir({ machines }: Pick<Plan, 'machines'>, words: PlanWords): string[] {
  const silent = machines.flatMap(({ machine }) => (machine.air ? [] : nameMachine(machine, words)))
  return silent.length > 0 ? [fill(words.route.noAir, { machines: silent.join(', ') })] : []
}

/** The machines of a plan that make board with heat; a stand, which shares their step, is none. */
function listHeated(machines: Plan['machines']) {
  return machines.filter(({ machine, steps }) => !machine.addOnTo && steps.some(step => HEATED.includes(step)))
}

/** The posts that the people of a plan do not include, in a sentence. */
export function formatPosts({ machines, variant }: Pick<Plan, 'machines' | 'variant'>, { figures }: PlanWords): string {
  const posts = listHeated(machines).length > 0 ? figures.notAmongHeated : figures.notAmong
  const isStripped = machines.some(({ machine, steps }) => steps.some(id => isStrippedByHand(id, machine, variant)))
  return isStripped ? `${posts} ${figures.strippers}` : posts
}

/** Litres in a cubic foot. */
const CUBIC_FOOT = 28.3168

/** A flow of free air in the units that compressors are sold in, from l/min: m³/h, and cubic feet a minute. */
export function formatFlow(litres: number) {
  const [cubicMetres, cfm] = [Math.round((litres * 60) / 100) / 10, Math.round((litres / CUBIC_FOOT) * 10) / 10]
  return { litres: formatNumber(litres), cubicMetres: formatNumber(cubicMetres), cfm: formatNumber(cfm) }
}

/** The routes that cannot make a job, each in a sentence with its step and the change of the job that would help. */
export function formatLeftOut({ leftOut }: PlannerAnswer, { route: words }: PlanWords): string[] {
  return leftOut.map(({ route, step, nearest }) => {
    const sentence = fill(words.leftOut, { route: route.name, step: uncapitalize(step.name) })
    return nearest === null ? sentence : `${sentence} ${fill(words.nearest, { changes: nearest })}`
  })
}

/**
 * A plan as a sentence: '3 machines, crew of 7, 60 kW, a hall of 18 × 9 m; the slowest step, folding and gluing, is
 * busy 25 % of a shift.'
 */
function formatPlan(plan: Plan, job: Job, words: PlanWords): string {
  const { idle, busy } = words.sentence
  const size = formatPlanSize(plan, words)
  return plan.bottleneck ? fill(busy, { size, ...nameSlowest(plan.bottleneck, job, words) }) : fill(idle, { size })
}

/** The slowest step of a plan as the parts of a sentence: its name, how busy it is, and of how many shifts. */
function nameSlowest({ step, use }: NonNullable<Plan['bottleneck']>, { answers }: Job, { sentence }: PlanWords) {
  const { one, two, three } = sentence.shifts
  return {
    step: uncapitalize(step.name),
    share: formatShare(use),
    shifts: [one, two, three][Number(answers.shifts) - 1] ?? '',
  }
}

/** Says by how much a plan exceeds the buyer's power and hall. */
export function formatOverruns(plan: Plan, { answers }: Job, { overruns: words }: PlanWords): string[] {
  const { overruns, watts } = plan
  const power = { kw: watts / 1000, excess: formatExcess(overruns.kw), own: Number(answers.kw) }
  return [
    ...(overruns.kw > 0 ? [fill(words.power, power)] : []),
    ...(overruns.hall > 0 ? [formatHallNeed(plan, words)] : []),
  ]
}

/** Says that the buyer's hall is too small for a plan, with both sides that are needed. */
export function formatHallNeed({ hall }: Pick<Plan, 'hall'>, words: PlanWords['overruns']): string {
  return fill(words.hall, { length: formatMetres(hall.length), width: formatMetres(hall.width) })
}

/**
 * Says that a box is made in two panels, which of the buyer's limits the plan is known to keep, and what it leaves of
 * the power, because what is none of its machines takes power too: 'The machines’ 28.1 kW leave 1.9 of your 30 kW for
 * compressor, boiler and light.'
 */
function formatFit(plan: Plan, job: Job, { sentence }: PlanWords, saysHall = true): string[] {
  const { overruns, machines, watts, variant } = plan
  const { answers } = job
  const { fits, panels } = sentence
  const unknown = machines.flatMap(({ machine }) => machine.unknown)
  const kw = typeof answers.kw === 'number' && overruns.kw === 0 && !unknown.includes('power') ? answers.kw : null
  return [
    ...(variant.shape.blanks > 1 ? [panels] : []),
    ...(kw === null ? [] : [fill(fits.power, { load: watts / 1000, rest: Math.round(kw * 1000 - watts) / 1000, kw })]),
    ...(saysHall && isInHall(plan, job) ? [fits.hall] : []),
  ]
}

/** Whether the buyer's hall is known to hold the machines of a plan: the files of all of them state their size. */
export function isInHall({ overruns, machines }: Plan, { answers }: Job): boolean {
  const areSizesKnown = !machines.some(({ machine }) => machine.unknown.includes('size'))
  return answers.hall !== undefined && overruns.hall === 0 && areSizesKnown
}

/** A machine with the model that is planned: 'Corrugated cardboard production line, 3 ply model'. */
export function nameMachine({ title, model }: PlannerMachine, { route }: PlanWords): string {
  return model === undefined ? title : `${title}, ${fill(route.model, { model })}`
}

/**
 * The note of a planned machine in the enquiry: 'Line plan: folding and gluing, 25 % of 1 shift'. The utilisation is
 * that of one machine if there are several. A count above the limit of the enquiry is included: 'Line plan: 120
 * machines, folding and gluing, 99 % of 1 shift'.
 */
export function formatMachineNote(
  { variant }: Plan,
  { machine: { model }, steps, use, count }: Plan['machines'][number],
  { answers }: Job,
  { ways, route }: PlanWords,
): string {
  const names = variant.steps.filter(({ step }) => steps.includes(step.id)).map(({ step }) => uncapitalize(step.name))
  const values = {
    steps: [...(model === undefined ? [] : [fill(route.model, { model })]), ...names].join(', '),
    share: formatShare(use),
    shifts: fillCount(ways.shifts, Number(answers.shifts)),
  }
  return count > MAX_QUANTITY ? fill(ways.noteOfMany, { count, ...values }) : fill(ways.note, values)
}

/**
 * The size of a plan: '3 machines, crew of 7, 60 kW, a hall of 18 × 9 m'. People are those of a shift, the hall is that
 * of the machines with their aisles.
 */
export function formatPlanSize({ count, people, watts, hall }: Plan, { sentence }: PlanWords): string {
  const [length, width] = [formatMetres(hall.length), formatMetres(hall.width)]
  return fillCount(sentence.size, count, { people, kw: watts / 1000, length, width })
}

/** Formats a share as whole per cent. */
export function formatShare(share: number): string {
  return `${formatSigned(Math.round(share * 100))} %`
}

/** Formats a share as per cent with at most one decimal: waste of 2.5 %. */
export function formatRate(share: number): string {
  return `${formatNumber(Math.round(share * 1000) / 10)} %`
}

/** The value of an assumption. Without a unit and with a maximum of 1 it is a share. */
export function formatAssumption(value: number, { unit, range }: Pick<Assumption, 'unit' | 'range'>): string {
  if (unit === undefined && range[1] <= 1) return formatRate(value)
  return `${formatNumber(value)}${unit ? ` ${unit}` : ''}`
}

/** Formats a length in mm as metres, rounded up to one decimal. */
export function formatMetres(mm: number): string {
  return formatNumber(Math.ceil(mm / 100) / 10)
}

/** Formats by how many kW or m a plan exceeds what the buyer has, rounded up to one decimal. */
export function formatExcess(amount: number): string {
  // Rounded to whole watts or mm first, because 16.1 × 1,000 is a little more than 16,100.
  return formatMetres(Math.round(amount * 1000))
}

/** Hours with one decimal, for a line that says little else. */
export function formatHoursInShort(seconds: number): string {
  // A tenth of an hour is 360 seconds.
  return formatNumber(Math.round(seconds / 360) / 10)
}

/** Hours with two decimals. */
export function formatHours(seconds: number): string {
  // A hundredth of an hour is 36 seconds.
  return formatNumber(Math.round(seconds / 36) / 100)
}
