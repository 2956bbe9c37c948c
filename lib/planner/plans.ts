import { type Brief, getSecondsPerDay } from './job'
import type { PlannerMachine } from './planner-data'
import type { Choice, Variant } from './variants'

/** A machine of a plan with all its steps. `use` and `hours` are totals of these steps on one machine. */
type PlanMachine = {
  machine: PlannerMachine
  steps: string[]
  isAsk: boolean
  count: number
  seconds: number
  use: number
}

/** Machines that make a day's packs, one for each step that is not bought in. */
export type Line = {
  variant: Variant
  machines: PlanMachine[]
  people: number
  watts: number
  /** Floor area of the machines in mm². */
  area: number
  /** Number of machines. */
  count: number
}

export const PLAN_NAMES = ['fewest people', 'least power and floor', 'fewest machines'] as const

export type PlanName = (typeof PLAN_NAMES)[number]

const HANDWORK = { automatic: 0, 'semi-automatic': 1, 'hand-fed': 2 }

/**
 * The values that each plan minimises, most important first. Ties are decided by fewer figures to ask about,
 * better-founded figures, less power, less floor, less waste of board.
 */
const AIMS: Record<PlanName, (line: Line) => number[]> = {
  'fewest people': line => [line.people, sum(line, ({ machine }) => HANDWORK[machine.automation])],
  'least power and floor': line => [line.watts, line.area],
  'fewest machines': line => [line.count],
}

/** The best line for each plan among all variants; empty if a step has no machine. */
export function findLines(brief: Brief, variants: readonly Variant[]): Map<PlanName, Line> {
  const available = getSecondsPerDay(brief)
  const best = new Map<PlanName, { line: Line; ranks: number[] }>()
  for (const variant of variants) {
    for (const choices of listCombinations(variant)) {
      const line = buildLine(variant, choices, available)
      const ties = rankTies(line)
      for (const name of PLAN_NAMES) {
        const ranks = [...AIMS[name](line), ...ties]
        const known = best.get(name)
        if (!known || isBefore(ranks, known.ranks, line, known.line)) best.set(name, { line, ranks })
      }
    }
  }
  return new Map([...best].map(([name, { line }]) => [name, line]))
}

type Chosen = { step: string; choice: Choice }

/** Maximum number of machines per step to combine: a catalogue of thousands has hundreds for each step. */
const MOST_TRIED = 8

/** The machines of a step, limited to the best by people, power and number. */
function listBest(choices: Choice[]): Choice[] {
  if (choices.length <= MOST_TRIED) return choices
  const costs: ((choice: Choice) => number)[] = [
    ({ machine, machines }) => (machines ?? 0) * machine.crew,
    ({ machine, machines }) => (machines ?? 0) * machine.kw,
    ({ machines }) => machines ?? 0,
  ]
  const share = Math.floor(MOST_TRIED / costs.length)
  const best = costs.flatMap(cost => {
    return [...choices].sort((one, other) => cost(one) - cost(other) || rankAlone(one, other)).slice(0, share)
  })
  return [...new Set(best)]
}

function rankAlone({ machine: one }: Choice, { machine: other }: Choice) {
  return one.basis - other.basis || one.kw - other.kw || (one.slug < other.slug ? -1 : 1)
}

/** All combinations of one machine per step that is not bought in. */
function listCombinations({ steps }: Variant): Chosen[][] {
  let lists: Chosen[][] = [[]]
  for (const { step, choices } of steps) {
    if (step.boughtIn !== null) continue
    const possible = listBest(choices.filter(({ fit }) => fit !== 'refused'))
    lists = lists.flatMap(list => possible.map(choice => [...list, { step: step.id, choice }]))
  }
  return lists.filter(list => list.length > 0)
}

function buildLine(variant: Variant, chosen: readonly Chosen[], available: number): Line {
  const bySlug = new Map<string, PlanMachine>()
  for (const { step, choice } of chosen) {
    const known = bySlug.get(choice.machine.slug)
    const seconds = (known?.seconds ?? 0) + (choice.seconds ?? 0)
    const use = seconds / available
    bySlug.set(choice.machine.slug, {
      machine: choice.machine,
      steps: [...(known?.steps ?? []), step],
      isAsk: choice.fit === 'ask' || known?.isAsk === true,
      count: Math.max(1, Math.ceil(use)),
      seconds,
      use,
    })
  }
  const machines = [...bySlug.values()]
  const add = (value: (machine: PlannerMachine) => number) =>
    machines.reduce((total, { machine, count }) => total + count * value(machine), 0)
  return {
    variant,
    machines,
    people: Math.ceil(add(({ crew }) => crew)),
    watts: Math.round(add(({ kw }) => kw * 1000)),
    area: add(({ size: [length = 0, width = 0] }) => length * width),
    count: add(() => 1),
  }
}

function sum({ machines }: Line, value: (machine: PlanMachine) => number) {
  return machines.reduce((total, machine) => total + value(machine), 0)
}

function rankTies(line: Line): number[] {
  const asks = sum(line, ({ isAsk }) => (isAsk ? 1 : 0))
  return [asks, sum(line, ({ machine }) => machine.basis), line.watts, line.area, findWaste(line.variant)]
}

/** Sheet area for a thousand blanks in mm²; 0 for a web. */
function findWaste({ sheet, layout }: Variant) {
  return sheet ? Math.round((sheet[0] * sheet[1] * 1000) / Math.max(layout.ups, 1)) : 0
}

function isBefore(ranks: readonly number[], known: readonly number[], line: Line, other: Line) {
  const index = ranks.findIndex((rank, place) => rank !== known[place])
  if (index >= 0) return (ranks[index] ?? 0) < (known[index] ?? 0)
  return listSlugs(line) < listSlugs(other)
}

function listSlugs({ machines, variant }: Line) {
  return [...machines.map(({ machine }) => machine.slug), ...(variant.sheet ?? [])].join()
}
