// How many machines share the jobs of a day, and how busy each of them is.

/**
 * Work of a day in a step: the seconds that machines run for it, into how many `jobs` of like size it is divided, and
 * the seconds to set up a machine for one of them. The parts of a pack that are set up by themselves, such as lid and
 * base, are jobs of their own; a job of several days counts as one, with its share of a set-up.
 */
export type Workload = { run: number; jobs: number; setUp: number }

/** What `count` machines do in a day, and the share of the day that each is busy, 1 for all of it. */
export type Load = { works: readonly Workload[]; count: number; use: number }

/** Above this share of a day, a machine has no time left to make up for a stop. */
const FULL = 0.9

/** Whether a machine is busy for nearly all of the day. */
export function isFull({ use }: Pick<Load, 'use'>): boolean {
  return use > FULL
}

/** The seconds that all machines of a load are busy, set-ups included. */
export function sumSeconds(load: Pick<Load, 'works' | 'count'>): number {
  return sumRun(load) + sumSetUps(load)
}

/** The seconds that all machines of a load run. */
export function sumRun({ works }: Pick<Load, 'works'>): number {
  return works.reduce((total, { run }) => total + run, 0)
}

/** The seconds that all machines of a load are set up. */
export function sumSetUps({ works, count }: Pick<Load, 'works' | 'count'>): number {
  return works.reduce((total, work) => total + countSetUps(work, count) * work.setUp, 0)
}

/**
 * How often machines are set up if they share jobs of like size so that all are busy equally long: once for each job,
 * and once more for each job that is handed from one machine to the next. Two machines share eight jobs without one, and
 * three jobs with one.
 */
export function countSetUps({ jobs }: Pick<Workload, 'jobs'>, count: number): number {
  return jobs + count - findGroups(jobs, count)
}

/** Into how many groups of like size jobs and machines can be divided, so that no group hands a job to another. */
function findGroups(jobs: number, count: number): number {
  if (!Number.isInteger(jobs)) return 1
  const rest = count % jobs
  return rest === 0 ? jobs : findGroups(rest, jobs)
}

/**
 * Divides the jobs of a day among as few machines as can do them. Null if a machine is set up for the whole day for a
 * single job of each work.
 * @param day seconds of a day in which a machine can run or be set up
 */
export function shareLoad(works: readonly Workload[], day: number): Load | null {
  const left = day - works.reduce((total, { setUp }) => total + setUp, 0)
  if (left <= 0) return null
  let count = Math.max(1, Math.ceil(sumRun({ works }) / left))
  while (computeUse(works, count, day) > 1) count += 1
  return { works, count, use: computeUse(works, count, day) }
}

/** The load with as few more machines as make each of them less busy; null if they only stand and are set up. */
export function addMachines({ works, count, use }: Load, day: number): Load | null {
  if (sumRun({ works }) === 0) return null
  let more = count + 1
  while (computeUse(works, more, day) >= use) more += 1
  return { works, count: more, use: computeUse(works, more, day) }
}

/** The share of the day that each of `count` machines is busy. */
function computeUse(works: readonly Workload[], count: number, day: number): number {
  return sumSeconds({ works, count }) / count / day
}
