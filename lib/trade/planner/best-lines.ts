import { listGaps } from './gaps'
import { type Brief, getMachineKey, getSecondsPerDay } from './job'
import type { Unknown } from './line'
import { shareLoad } from './machine-load'
import { countPackers } from './packers'
import type { PlannerMachine } from './planner-data'
import { needsLargePress } from './press'
import { findStands, type PlanMachine } from './reels'
import type { Choice, StepAnswer, Variant } from './variants'

// Of all lines of machines that make a day's packs, the best for each aim: with the fewest people, the least power, or
// the fewest machines; and then the best sheet for these machines.

/** Machines that make a day's packs, one for each step that is not bought in. */
export type Line = {
  variant: Variant
  machines: PlanMachine[]
  /** People in a shift: at the machines, and `packers` at none. */
  people: number
  packers: number
  /** Connected load of the machines. */
  watts: number
  /** Floor area of the machines in mm². */
  area: number
  /** Number of machines. */
  count: number
}

/** Each plan is named after the figure that it has least of. */
export const PLAN_NAMES = ['fewestPeople', 'leastPower', 'fewestMachines'] as const

export type PlanName = (typeof PLAN_NAMES)[number]

/** The four figures that plans are compared by, as they are shown: floor in whole m². */
const FIGURES = {
  people: (line: Line) => line.people,
  watts: (line: Line) => countKnown(line, 'power', line.watts),
  floor: (line: Line) => countKnown(line, 'size', Math.round(line.area / 1e6)),
  count: (line: Line) => line.count,
}

/**
 * The figures that each plan minimises, the most important first; the next one decides between equal lines. Each plan
 * has all four, so no line that was not chosen is better than the chosen one in all of them.
 */
const AIMS: Record<PlanName, readonly (keyof typeof FIGURES)[]> = {
  fewestPeople: ['people', 'watts', 'floor', 'count'],
  leastPower: ['watts', 'floor', 'people', 'count'],
  fewestMachines: ['count', 'watts', 'floor', 'people'],
}

/**
 * A figure of a line; infinite if one of its machines does not state it, so that no line is chosen for what is unknown.
 */
function countKnown({ machines }: Line, figure: Unknown, known: number) {
  return machines.some(({ machine }) => machine.unknown.includes(figure)) ? Number.POSITIVE_INFINITY : known
}

/** The best line for each plan among all variants; empty if a step has no machine. */
export function findLines(
  brief: Brief,
  variants: readonly Variant[],
  machines: readonly PlannerMachine[],
): Map<PlanName, Line> {
  const [day, packers] = [getSecondsPerDay(brief), countPackers(brief)]
  const stands = machines.filter(({ addOnTo }) => addOnTo)
  const best = new Map<PlanName, { ranks: number[]; lines: Line[] }>()
  for (const variant of listOwnVariants(variants, brief)) {
    for (const choices of listCombinations(variant, brief)) {
      const line = buildLine({ variant, packers, day, stands }, choices)
      if (!line) continue
      const ties = rankTies(line)
      for (const name of PLAN_NAMES) {
        const ranks = [...AIMS[name].map(figure => FIGURES[figure](line)), ...ties]
        const known = best.get(name)
        const order = known ? compareRanks(ranks, known.ranks) : -1
        if (order < 0) best.set(name, { ranks, lines: [line] })
        else if (order === 0) known?.lines.push(line)
      }
    }
  }
  return new Map([...best].map(([name, { lines }]) => [name, chooseSheet(lines)]))
}

/** Board up to this times the least counts as no more: to print more sheets would cost what it saves. Our estimate. */
const AS_LITTLE = 1.03

/**
 * Chooses among lines that are equal but for their sheets, and of which there is at least one: first those that take as
 * little board a day as any, with make-ready and waste; then those whose sheets common presses print; then the fewest
 * sheets. At last the names decide.
 */
function chooseSheet(lines: readonly Line[]): Line {
  const least = Math.min(...lines.map(({ variant }) => measureBoard(variant)))
  const rank = ({ variant }: Line) => [
    Number(measureBoard(variant) > least * AS_LITTLE),
    Number(needsLargePress(variant)),
    variant.web ? measureBoard(variant) : countSheets(variant),
  ]
  const [first] = [...lines].sort((one, other) => {
    return compareRanks(rank(one), rank(other)) || (listSlugs(one) < listSlugs(other) ? -1 : 1)
  })
  return first as Line
}

/** The machine that is chosen for a step, which `step` names by its id. */
type Chosen = { step: string; choice: Choice }

/** Maximum number of machines per step to combine: a catalogue of thousands has hundreds for each step. */
const MOST_TRIED = 8

/** The machines of a step; of more than MOST_TRIED, the best by people, by power and by number. */
function listBest(choices: Choice[]): Choice[] {
  if (choices.length <= MOST_TRIED) return choices
  const costs: ((choice: Choice) => number)[] = [
    ({ machine, load }) => (load?.count ?? 0) * machine.crew,
    ({ machine, load }) => (load?.count ?? 0) * machine.kw,
    ({ load }) => load?.count ?? 0,
  ]
  const share = Math.floor(MOST_TRIED / costs.length)
  const best = costs.flatMap(cost => {
    return [...choices].sort((one, other) => cost(one) - cost(other) || rankAlone(one, other)).slice(0, share)
  })
  return [...new Set(best)]
}

/**
 * Orders two machines between which the figures of a plan do not decide: better known figures first, then less power.
 */
function rankAlone({ machine: one }: Choice, { machine: other }: Choice) {
  return one.basis - other.basis || one.kw - other.kw || (one.slug < other.slug ? -1 : 1)
}

/**
 * The machines that may do a step: those that fit, and those that have to be asked about (a limit is not stated) unless
 * one that fits has the same degree of automation. An automatic machine that has to be asked about stays beside a
 * hand-fed one that fits, or a large job would be offered nothing else.
 */
function listPossible(choices: readonly Choice[]): Choice[] {
  const fitting = new Set(choices.flatMap(({ fit, machine }) => (fit === 'fits' ? machine.automation : [])))
  return choices.filter(({ fit, machine }) => fit === 'fits' || (fit === 'ask' && !fitting.has(machine.automation)))
}

/** The machine that the visitor plans a step with; undefined if there is none, or it cannot do the job. */
function findOwn({ step, choices }: StepAnswer, { job }: Brief): Choice | undefined {
  return choices.find(({ machine, load }) => load && machine.slug === job.answers[getMachineKey(step)])
}

/**
 * The variants that use the most of the machines that the visitor plans with or has, of those that can make the job: who
 * prints himself takes no machine that slots and prints.
 */
function listOwnVariants(variants: readonly Variant[], brief: Brief): Variant[] {
  const countOwn = ({ steps }: Variant) => steps.filter(answer => answer.step.isOwn || findOwn(answer, brief)).length
  const fitting = variants.filter(variant => variant.fits && listGaps(variant, brief).length === 0)
  const most = Math.max(...fitting.map(countOwn))
  return fitting.filter(variant => countOwn(variant) === most)
}

/** All combinations of one machine per step that is not bought in: the visitor's own, or one of those that may do it. */
function listCombinations({ steps }: Variant, brief: Brief): Chosen[][] {
  let lists: Chosen[][] = [[]]
  for (const answer of steps) {
    const { step, choices } = answer
    if (step.boughtIn !== undefined) continue
    const own = findOwn(answer, brief)
    const possible = own ? [own] : listBest(listPossible(choices))
    lists = lists.flatMap(list => possible.map(choice => [...list, { step: step.id, choice }]))
  }
  return lists.filter(list => list.length > 0)
}

/** What a line is built from besides its machines: the seconds of a `day`, and reel stands. */
type LineParts = Pick<Line, 'variant' | 'packers'> & { day: number; stands: readonly PlannerMachine[] }

/** A line of these machines. Null if one of them has no time to run after it is set up for all its steps. */
function buildLine({ variant, packers, day, stands }: LineParts, chosen: readonly Chosen[]): Line | null {
  const bySlug = new Map<string, PlanMachine>()
  for (const { step, choice } of chosen) {
    const known = bySlug.get(choice.machine.slug)
    const load = shareLoad([...(known?.works ?? []), ...(choice.load?.works ?? [])], day)
    if (!load) return null
    const steps = [...(known?.steps ?? []), step]
    const isAsk = choice.fit === 'ask' || known?.isAsk === true
    // The largest crew that one of its steps takes stands at the machine.
    const machine = known && known.machine.crew > choice.machine.crew ? known.machine : choice.machine
    bySlug.set(machine.slug, { ...load, machine, steps, isAsk })
  }
  const machines = [...bySlug.values()].flatMap(load => [load, ...findStands(load, variant, stands)])
  const add = (value: (machine: PlannerMachine) => number) =>
    machines.reduce((total, { machine, count }) => total + count * value(machine), 0)
  return {
    variant,
    machines,
    people: Math.ceil(add(({ crew }) => crew)) + packers,
    packers,
    watts: Math.round(add(({ kw }) => kw * 1000)),
    area: add(({ size: [length = 0, width = 0] }) => length * width),
    count: add(() => 1),
  }
}

/** Adds up a value of the machines of a line, each kind counted once. */
function sum({ machines }: Line, value: (machine: PlanMachine) => number) {
  return machines.reduce((total, machine) => total + value(machine), 0)
}

/** What decides between lines with equal figures: fewer unknown limits, better known figures, less floor. */
function rankTies(line: Line): number[] {
  const asks = sum(line, ({ isAsk }) => (isAsk ? 1 : 0))
  return [asks, sum(line, ({ machine }) => machine.basis), line.area]
}

/** What a variant takes of its sheets, or of the web of strokes, in a day, in mm²; 0 for another web. */
export function measureBoard(variant: Variant) {
  const [width, length] = variant.web ?? variant.sheet ?? [0, 0]
  return width * length * countSheets(variant)
}

/**
 * The sheets, or strokes, of a day with all make-ready and waste: those of its print, or without one of the first step
 * that counts them.
 */
function countSheets({ steps }: Variant) {
  const takes = steps.filter(({ step: { counts } }) => counts === 'sheet' || counts === 'stroke')
  return (takes.find(({ step }) => step.branch === 'print') ?? takes[0])?.input ?? 0
}

/** Compares numbers one by one: the first that differ decide. */
function compareRanks(ranks: readonly number[], others: readonly number[]): number {
  const index = ranks.findIndex((rank, place) => rank !== others[place])
  return index < 0 ? 0 : Math.sign((ranks[index] ?? 0) - (others[index] ?? 0))
}

function listSlugs({ machines, variant }: Line) {
  return [...machines.map(({ machine }) => machine.slug), ...(variant.sheet ?? [])].join()
}
