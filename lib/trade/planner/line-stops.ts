import type { Step } from './line'
import type { Plan } from './plan-job'

/** What a piece looks like on its way through a line. */
export type Form = 'reel' | 'sheet' | 'blank' | 'pack'

/** Where pieces stop in a hall: at the machines that share a step, or at the way out. */
export type Stop = {
  /** The indices of the stops that pieces come from; empty if they come in by the door. */
  from: number[]
  /** What pieces look like as they arrive. */
  form: Form
  /** The share of the day that each of the machines is busy, 0 to 1; 0 for the way out. */
  use: number
  /** The indices of the machines in the hall plan; empty for the way out. */
  machines: number[]
}

/** What comes out of a step, by the unit in which the step counts. */
function getOutput({ counts }: Step): Form {
  if (counts === 'metre' || counts === 'sheet') return counts === 'metre' ? 'reel' : 'sheet'
  return counts === 'pack' || counts === 'bundle' ? 'pack' : 'blank'
}

/** What arrives at a step, by the unit in which it counts. `before` is the step that pieces come from. */
function getInput({ counts, belt }: Step, before: Step | undefined): Form {
  // Packs are made of what the step before gives: a bag of a reel or of sheets.
  if (counts === 'pack') return before ? getOutput(before) : 'blank'
  // Steps that cut by length or by strokes take the reel.
  if (counts === 'metre' || counts === 'stroke' || belt === 'cut') return 'reel'
  // Greyboard comes as sheets.
  if (counts === 'sheet' || (counts === 'part' && !before)) return 'sheet'
  return counts === 'bundle' ? 'pack' : 'blank'
}

/**
 * The stops of a plan in the order of its route, the way out last. Pieces of a branch, such as print, join the others
 * at the next step without a branch. Steps that are done elsewhere have no stop.
 */
export function listStops({ variant, machines, hall }: Pick<Plan, 'variant' | 'machines' | 'hall'>): Stop[] {
  const stops: Stop[] = []
  // The last stop, and its step, of each branch that has not joined yet; the main line is the branch `undefined`.
  const ends = new Map<string | undefined, { stop: number; step: Step }>()
  for (const { step } of variant.steps) {
    const used = machines.find(({ steps }) => steps.includes(step.id))
    if (!used) continue
    const before = ends.get(step.branch)
    // A step of the main line joins all branches.
    const sources = [...ends].filter(([branch]) => step.branch === undefined || branch === step.branch)
    if (step.branch === undefined) ends.clear()
    ends.set(step.branch, { stop: stops.length, step })
    stops.push({
      from: sources.map(([, { stop }]) => stop),
      form: getInput(step, before?.step),
      // Three digits, because stops are data of the page.
      use: Math.round(used.use * 1000) / 1000,
      machines: hall.machines.flatMap(({ slug }, index) => (slug === used.machine.slug ? index : [])),
    })
  }
  return [...stops, { from: [...ends.values()].map(({ stop }) => stop), form: 'pack', use: 0, machines: [] }]
}
