import { type Assumed, getPacksPerDay, getSecondsPerDay } from './job'

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
