import type { Step } from './line'
import type { Plan } from './plan-job'

/** What a piece looks like on its way through a line. */
export type Form = 'reel' | 'sheet' | 'blank' | 'pack'

/**
 * Where pieces stop in a hall: at the machines that share a step, by their index in the hall, each of them busy for the
 * share `use` of the day; without machines, at the way out. `form` is what they arrive as, `from` the stops that they come
 * from, by index: none for what comes in by the door.
 */
export type Stop = { from: number[]; form: Form; use: number; machines: number[] }

/** What a step gives, and therefore what arrives at a step that counts packs: a bag is made of a reel or of sheets. */
function getOutput({ counts }: Step): Form {
  if (counts === 'metre' || counts === 'sheet') return counts === 'metre' ? 'reel' : 'sheet'
  return counts === 'pack' || counts === 'bundle' ? 'pack' : 'blank'
}

/** What arrives at a step. A step that cuts by length, or by strokes, takes the reel. */
function getInput({ counts, belt }: Step, before: Step | undefined): Form {
  if (counts === 'pack') return before ? getOutput(before) : 'blank'
  if (counts === 'metre' || counts === 'stroke' || belt === 'cut') return 'reel'
  // Greyboard comes as sheets.
  if (counts === 'sheet' || (counts === 'part' && !before)) return 'sheet'
  return counts === 'bundle' ? 'pack' : 'blank'
}

/**
 * The stops of a plan in the order of its route, the way out last. Pieces of a branch, such as print, join the others at
 * the next step without a branch. Steps that are done elsewhere have no stop.
 */
export function listStops({ variant, machines, hall }: Pick<Plan, 'variant' | 'machines' | 'hall'>): Stop[] {
  const stops: Stop[] = []
  // The last stop, and its step, of each branch that has not joined yet; those of the line have no branch.
  const ends = new Map<string | undefined, { stop: number; step: Step }>()
  for (const { step } of variant.steps) {
    const used = machines.find(({ steps }) => steps.includes(step.id))
    if (!used) continue
    const before = ends.get(step.branch)
    const from = step.branch === undefined ? [...ends.values()] : before ? [before] : []
    if (step.branch === undefined) ends.clear()
    ends.set(step.branch, { stop: stops.length, step })
    stops.push({
      from: from.map(({ stop }) => stop),
      form: getInput(step, before?.step),
      use: Math.round(used.use * 1000) / 1000,
      machines: hall.machines.flatMap(({ slug }, index) => (slug === used.machine.slug ? index : [])),
    })
  }
  return [...stops, { from: [...ends.values()].map(({ stop }) => stop), form: 'pack', use: 0, machines: [] }]
}
