import { type Assumed, getPacksPerDay, getSecondsPerDay } from './job'
import { type Load, sumSeconds } from './machine-load'
import type { PlannerMachine } from './planner-data'
import type { Variant } from './variants'

/**
 * People who inspect and pack in a shift, at no machine: as many as the day's packs take, at what one of them handles in
 * an hour. None if that is 0, because the crews of the machines pack.
 */
export function countPackers(brief: Assumed<'work-days' | 'shift-hours' | 'shift-share'>): number {
  return Math.ceil(getPackingSeconds(brief) / getSecondsPerDay(brief))
}

/** The seconds that packing a day's packs takes one person. */
export function getPackingSeconds(brief: Assumed<'work-days'>): number {
  const rate = brief.number('packing-rate')
  return rate > 0 ? Math.round((getPacksPerDay(brief) * 3600) / rate) : 0
}

/** Whether people strip the waste of a step by hand: its machine leaves it in the sheet, and none strips after it. */
export function isStrippedByHand(
  step: string,
  { works }: Pick<PlannerMachine, 'works'>,
  { steps }: Pick<Variant, 'steps'>,
) {
  const leavesWaste = works.some(work => work.step === step && work.leavesWaste)
  return leavesWaste && !steps.some(answer => answer.step.id === 'separate')
}

/** Machines that do the work of a day, with the people at one of them. */
type Crewed = { machine: Pick<PlannerMachine, 'crew'> } & Pick<Load, 'works' | 'count'>

/** The seconds that people work at running machines in a day, all of them together. */
export function sumCrewSeconds(machines: readonly Crewed[]): number {
  return machines.reduce((total, load) => total + load.machine.crew * sumSeconds(load), 0)
}

/**
 * The people of a shift if one crew goes from machine to machine and then packs: enough for the machine with the largest
 * crew, and for all the work of a day.
 */
export function countMovingCrew(
  machines: readonly Crewed[],
  brief: Assumed<'work-days' | 'shift-hours' | 'shift-share'>,
): number {
  const largest = Math.ceil(Math.max(0, ...machines.map(({ machine }) => machine.crew)))
  const seconds = sumCrewSeconds(machines) + getPackingSeconds(brief)
  return Math.max(largest, Math.ceil(seconds / getSecondsPerDay(brief)))
}
