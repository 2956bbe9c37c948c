// How many machines share the work of a day, and how busy each of them is.

/**
 * The seconds of a day that machines run for an amount, and those to set up one of them for the day's job changes: for
 * all parts of a pack (`setUpAll`), such as lid and base, and for one of them (`setUpOne`).
 */
type Workload = { run: number; setUpAll: number; setUpOne: number }

/**
 * How many machines share a workload, the seconds that each of them is set up, and the share of the day that each is
 * busy, 1 for all of it.
 */
export type Load = Workload & { setUp: number; count: number; use: number }

/** The seconds that all machines of a load are busy, set-ups included. */
export function sumSeconds({ run, setUp, count }: Pick<Load, 'run' | 'setUp' | 'count'>): number {
  return run + setUp * count
}

/**
 * Divides the work of a day among as few machines as can do it: each of them is set up for all parts of a pack, or for
 * one, if that takes no more machines. Null if none has time to run.
 * @param day seconds of a day in which a machine can run or be set up
 * @param parts how many a pack has
 */
export function shareLoad({ run, setUpAll, setUpOne }: Workload, day: number, parts: number): Load | null {
  const together = countMachines(run, day - setUpAll)
  const apart = parts * countMachines(run / parts, day - setUpOne)
  const [count, setUp] = apart <= together ? [apart, setUpOne] : [together, setUpAll]
  return count < Infinity ? { run, setUpAll, setUpOne, setUp, count, use: (run / count + setUp) / day } : null
}

/**
 * What a load becomes with one machine more, or with one more for each part of a pack where each machine does one part:
 * the number of machines, and the share of a day that each is busy.
 */
export function addMachine({ run, setUpAll, setUp, count }: Load, day: number, parts: number) {
  const more = count + (setUp === setUpAll ? 1 : parts)
  return { count: more, use: (run / more + setUp) / day }
}

/** How many machines run for these seconds together, if each has so many `left` after its set-up; at least one. */
function countMachines(run: number, left: number): number {
  return left > 0 ? Math.max(1, Math.ceil(run / left)) : Infinity
}
