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
  /** Whether what arrives is a web, which runs straight over what stands between: from a stand, or to its cutter. */
  isWeb?: boolean
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
 * at the next step without a branch. Steps that are done elsewhere have no stop. Stands that hold the reels of a
 * machine are stops before it.
 */
export function listStops({ variant, machines, hall }: Pick<Plan, 'variant' | 'machines' | 'hall'>): Stop[] {
  const stops: Stop[] = []
  // The last stop, and its step, of each branch that has not joined yet; the main line is the branch `undefined`.
  const ends = new Map<string | undefined, { stop: number; step: Step }>()
  for (const { step } of variant.steps) {
    const [used, stands] = machines.filter(({ steps }) => steps.includes(step.id))
    if (!used) continue
    const findInHall = (slug: string) => hall.machines.flatMap((machine, index) => (machine.slug === slug ? index : []))
    const before = ends.get(step.branch)
    // A step of the main line joins all branches.
    const sources = [...ends]
      .filter(([branch]) => step.branch === undefined || branch === step.branch)
      .map(([, { stop }]) => stop)
    if (step.branch === undefined) ends.clear()
    // Each of several machines has as many stands in front of it, and takes a reel from each of them.
    const reels = stands ? stands.count / used.count : 0
    const standing = stands ? findInHall(stands.machine.slug) : []
    const first = stops.length
    for (let reel = 0; reel < reels; reel++) {
      stops.push({ from: sources, form: 'reel', use: 0, machines: standing.filter((_, at) => at % reels === reel) })
    }
    ends.set(step.branch, { stop: stops.length, step })
    stops.push({
      from: reels > 0 ? Array.from({ length: reels }, (_, reel) => first + reel) : sources,
      form: getInput(step, before?.step),
      // Three digits, because stops are data of the page.
      use: Math.round(used.use * 1000) / 1000,
      machines: findInHall(used.machine.slug),
      ...(reels > 0 || step.onWeb ? { isWeb: true } : {}),
    })
  }
  return [...stops, { from: [...ends.values()].map(({ stop }) => stop), form: 'pack', use: 0, machines: [] }]
}
