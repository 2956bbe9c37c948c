import Big from 'big.js'
import { sumRun, sumSeconds, sumSetUps } from '@/lib/trade/planner/machine-load'
import { countMovingCrew, countPackers, getPackingSeconds, sumCrewSeconds } from '@/lib/trade/planner/packers'
import { findAmount, getAmount, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import type { CostDay } from './day'

/**
 * What the machines of a day would use in kWh if they drew their whole connected load, all copies together: while they
 * run, and while they are set up.
 */
export function measureConnected({ plan }: CostDay): Record<'running' | 'setUp', Big> {
  const measure = (getSeconds: typeof sumSeconds) =>
    sum(plan.machines, load => new Big(load.machine.kw).times(getSeconds(load)).div(3600))
  return { running: measure(sumRun), setUp: measure(sumSetUps) }
}

/** The connected load of all machines in kW. */
export function sumLoad({ plan }: CostDay): Big {
  return sum(plan.machines, ({ machine, count }) => new Big(machine.kw).times(count))
}

/**
 * The connected load in kW with compressor and light, for each of which the fixed charge of a month is paid. It is
 * whole, so that the load that is shown times the charge is what is paid.
 */
export function computeCharged(day: CostDay): Big {
  return sumLoad(day).times(getShare(day.answers, 'aux').plus(1)).round()
}

/**
 * Up to so many kW of connected load the first price of the fixed charge holds, then up to so many the second: the
 * classes of the low tension tariff that content/line/costs.yaml names. Above it, supply is at high tension.
 */
export const [SMALL_LOAD, MOST_LOW_TENSION] = [50, 112] as const

/** The input that is the fixed charge of a kW at the connected load of a plan. */
export function getFixedCharge(day: CostDay): CostInputId {
  const kw = computeCharged(day)
  if (kw.lte(SMALL_LOAD)) return 'fixed-charge-50'
  return kw.lte(MOST_LOW_TENSION) ? 'fixed-charge' : 'fixed-charge-112'
}

/**
 * Electricity of a day in kWh: a machine draws a share of its connected load while it runs, a smaller one while it is
 * set up, and the plant some more for air and light.
 */
export function computeEnergy(day: CostDay): Big {
  const { running, setUp } = measureConnected(day)
  return running
    .times(getAmount(day.answers, 'load-share'))
    .plus(setUp.times(getAmount(day.answers, 'load-set-up')))
    .times(getShare(day.answers, 'aux').plus(1))
}

/** Steps at whose machine all are helpers: they feed, match and stack sheets by hand. Ids of content/line/steps.yaml. */
const BY_HELPERS: ReadonlySet<string> = new Set(['build-board', 'join-webs'])

/** How many operators stand at one machine of a plan; half of one where the machine needs half a person. */
function countOperators({ machine, steps }: CostDay['plan']['machines'][number]): number {
  return steps.every(step => BY_HELPERS.has(step)) ? 0 : Math.min(1, machine.crew)
}

/**
 * The people who run the line in a shift. At each machine one person is an operator and all others are helpers; a
 * machine that needs half a person needs half an operator, and one where sheets are pasted by hand needs none. Packers
 * are at no machine.
 */
export function countCrew({ plan, brief }: CostDay) {
  const needed = plan.machines.reduce((total, load) => total + load.count * countOperators(load), 0)
  const packers = countPackers(brief)
  const operators = Math.min(plan.people - packers, Math.ceil(needed))
  return { operators, helpers: plan.people - packers - operators, packers }
}

/** The hours of a shift that a monthly wage pays for: 48 in a week of six days. */
const HOURS_IN_WAGE = 8

/** How many times its wage an hour beyond them is paid: section 59 of the Factories Act, 1948. */
const OVERTIME_RATE = 2

/** How many times a monthly wage is paid for a shift: 1 for 8 hours, 2 for 12. */
export function getOvertime({ brief }: Pick<CostDay, 'brief'>): number {
  const more = Math.max(0, brief.assume('shift-hours') - HOURS_IN_WAGE)
  return (HOURS_IN_WAGE + OVERTIME_RATE * more) / HOURS_IN_WAGE
}

/** From so many people on the law asks an employer for provident fund (PF) and bonus, besides ESI and gratuity. */
export const PEOPLE_OF_PF = 20

/**
 * So many machines have one helper who carries stacks between them: a trade assumption, as content/line/costs.yaml
 * says.
 */
const MACHINES_OF_CARRIER = 3

/**
 * How many helpers carry between the machines of a plan in a shift, where each machine has a crew for whole shifts: one
 * crew that moves carries its stacks itself, and of hours alone none is paid for a whole shift.
 */
export function countCarriers({ plan, answers }: CostDay): number {
  if (answers.values.labour !== 'whole') return 0
  return Math.floor(plan.machines.reduce((total, { count }) => total + count, 0) / MACHINES_OF_CARRIER)
}

/** The helpers of a shift at no machine: as many as the buyer types, else those who carry between machines. */
function countOthers(day: CostDay): Big {
  return findAmount(day.answers, 'other-helpers') ?? new Big(countCarriers(day))
}

/** The people at the machines, those who pack, and other helpers, in all shifts. */
function countShiftPeople(day: CostDay): Big {
  return countOthers(day).plus(day.plan.people).times(day.brief.number('shifts'))
}

/** What the employer pays on wages, as a share of them. */
function getOnCost(day: CostDay): Big {
  return getShare(day.answers, countShiftPeople(day).lt(PEOPLE_OF_PF) ? 'on-cost' : 'on-cost-20')
}

/** Wages of a day in ₹, with what the employer pays on them. */
export function computeLabour(day: CostDay): Big {
  const { operators, helpers, packers, others } = countPaid(day)
  return operators
    .times(getAmount(day.answers, 'operator'))
    .plus(helpers.plus(packers).plus(others).times(getAmount(day.answers, 'helper')))
    .times(getOvertime(day))
    .times(getOnCost(day).plus(1))
    .div(day.brief.assume('work-days'))
}

/**
 * How many monthly wages are paid. `whole` pays the crew of every machine for its shifts, `moving` one crew that goes
 * from machine to machine and then packs, `used` the hours that machines run and packing takes. `others` are helpers at
 * no machine, such as those who carry between machines; they are paid whole shifts.
 */
export function countPaid(day: CostDay): Paid & { others: Big } {
  return { ...countLineCrew(day), others: countOthers(day).times(day.brief.number('shifts')) }
}

/** Monthly wages by post. Packers are paid as helpers are. */
type Paid = { operators: Big; helpers: Big; packers: Big }

/** How many monthly wages are paid to those who work at machines or pack. */
function countLineCrew(day: CostDay): Paid {
  const { plan, brief, answers } = day
  if (answers.values.labour === 'used') {
    // The seconds of a shift in which a machine can run; a paid person works as many.
    const shiftSeconds = new Big(brief.assume('shift-hours')).times(brief.assume('shift-share')).times(3600)
    const operatorSeconds = sum(plan.machines, load => new Big(countOperators(load)).times(sumSeconds(load)))
    const helperSeconds = new Big(sumCrewSeconds(plan.machines)).minus(operatorSeconds)
    return {
      operators: operatorSeconds.div(shiftSeconds),
      helpers: helperSeconds.div(shiftSeconds),
      packers: new Big(getPackingSeconds(brief)).div(shiftSeconds),
    }
  }
  const shifts = new Big(brief.number('shifts'))
  if (answers.values.labour === 'moving') {
    const people = countMovingCrew(plan.machines, brief)
    const operators = Math.min(1, people)
    return { operators: shifts.times(operators), helpers: shifts.times(people - operators), packers: new Big(0) }
  }
  const { operators, helpers, packers } = countCrew(day)
  return { operators: shifts.times(operators), helpers: shifts.times(helpers), packers: shifts.times(packers) }
}

/** The number of people for whom the amount `staff` is enough; each one more adds `staff-more`. */
export const PEOPLE_IN_STAFF = 10

/** What supervisor and office cost in a month, in ₹: more for more people on the floor in all shifts. */
export function computeStaff(day: CostDay): Big {
  const { answers } = day
  const base = getAmount(answers, 'staff')
  const morePeople = countShiftPeople(day).minus(PEOPLE_IN_STAFF)
  // Without more people, `staff-more` is not read, so that the form does not ask for it (see listUsed in
  // cost-fields.ts).
  return morePeople.gt(0) ? base.plus(getAmount(answers, 'staff-more').times(morePeople)) : base
}

/** The price of all machines of a plan in ₹; null until the buyer has typed each of them, of which 0 is one. */
export function sumPrices({ plan, answers }: CostDay): Big | null {
  if (plan.machines.some(({ machine }) => answers.prices[machine.slug] === undefined)) return null
  return sum(plan.machines, ({ machine, count }) => (answers.prices[machine.slug] ?? new Big(0)).times(count))
}

/** Adds up what each entry comes to. */
export function sum<Entry>(entries: readonly Entry[], value: (entry: Entry) => Big): Big {
  return entries.reduce((total, entry) => total.plus(value(entry)), new Big(0))
}
