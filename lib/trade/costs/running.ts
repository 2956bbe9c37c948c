import Big from 'big.js'
import { getSecondsPerDay } from '@/lib/trade/planner/job'
import { sumSeconds } from '@/lib/trade/planner/variants'
import { getAmount, getShare } from './cost-answers'
import { type CostDay, findInput, toSquareMetres } from './day'

/** What the machines of a day would use in kWh if they drew their whole connected load, all copies together. */
export function measureConnected({ plan }: CostDay): Big {
  return sum(plan.machines, load => new Big(load.machine.kw).times(sumSeconds(load)).div(3600))
}

/** Electricity of a day in kWh: a machine draws a share of its connected load while it runs, and the plant some more for air and light. */
export function computeEnergy(day: CostDay): Big {
  return measureConnected(day).times(getAmount(day.answers, 'load-share')).times(getShare(day.answers, 'aux').plus(1))
}

/** Who runs the line in a shift: at each machine one person is an operator. */
export function countCrew({ plan }: CostDay) {
  const leads = plan.machines.reduce((total, { machine, count }) => total + count * Math.min(1, machine.crew), 0)
  const operators = Math.min(plan.people, Math.ceil(leads))
  return { operators, helpers: plan.people - operators }
}

/** Wages of a day with what the employer pays on them. */
export function computeLabour(day: CostDay): Big {
  const { operators, helpers } = countPaid(day)
  return operators
    .times(getAmount(day.answers, 'operator'))
    .plus(helpers.times(getAmount(day.answers, 'helper')))
    .times(getShare(day.answers, 'on-cost').plus(1))
    .div(day.brief.assume('work-days'))
}

/**
 * How many monthly wages are paid. `whole` pays the crew of every machine for its shifts, `moving` one crew that goes
 * from machine to machine, `used` the hours that machines run.
 */
export function countPaid(day: CostDay): { operators: Big; helpers: Big } {
  const { plan, brief, answers } = day
  if (answers.values.labour === 'used') {
    // The seconds of a shift in which a machine can run; a paid person works as many.
    const shift = new Big(brief.assume('shift-hours')).times(brief.assume('shift-share')).times(3600)
    const leads = sum(plan.machines, load => new Big(Math.min(1, load.machine.crew)).times(sumSeconds(load)))
    return { operators: leads.div(shift), helpers: sumCrewSeconds(day).minus(leads).div(shift) }
  }
  const ofShifts = (operators: number, people: number) => {
    const shifts = new Big(brief.number('shifts'))
    return { operators: shifts.times(operators), helpers: shifts.times(people - operators) }
  }
  if (answers.values.labour === 'moving') {
    const largest = Math.ceil(Math.max(0, ...plan.machines.map(({ machine }) => machine.crew)))
    const people = Math.max(largest, Math.ceil(sumCrewSeconds(day).div(getSecondsPerDay(brief)).toNumber()))
    return ofShifts(Math.min(1, people), people)
  }
  return ofShifts(countCrew(day).operators, plan.people)
}

function sumCrewSeconds({ plan }: CostDay) {
  return sum(plan.machines, load => new Big(load.machine.crew).times(sumSeconds(load)))
}

/** The number of people for whom the amount `staff` is enough; each one more adds `staff-more`. */
const FEW = 10

/** People at the machines in all shifts beyond those for whom `staff` is enough. */
function countMore({ plan, brief }: CostDay): number {
  return Math.max(0, plan.people * brief.number('shifts') - FEW)
}

/** Supervisor and office in a month, more of them for more people. */
export function computeStaff(day: CostDay): Big {
  const [base, more] = [getAmount(day.answers, 'staff'), countMore(day)]
  return more > 0 ? base.plus(getAmount(day.answers, 'staff-more').times(more)) : base
}

/** Steps that make board from reels. */
const FROM_REELS = ['make-board', 'make-single-face']

/**
 * The area in m² that is rented: of the buyer's hall, or of the planned one with room for stores; reels of paper need
 * more of it.
 */
export function measureRented(day: CostDay): Big {
  const { plan, brief, answers } = day
  const { hall } = brief.job.answers
  if (Array.isArray(hall)) return new Big(hall[0] ?? 0).times(hall[1] ?? 0)
  const store = FROM_REELS.some(id => findInput(day, id) !== null) ? 'store-reels' : 'store'
  return toSquareMetres([plan.hall.length, plan.hall.width]).times(getAmount(answers, store))
}

/** Rent of a month. */
export function computeRent(day: CostDay): Big {
  return measureRented(day).times(getAmount(day.answers, 'rent'))
}

/** The price of all machines of a plan; null until the buyer has typed each of them; 0 is a price. */
export function sumPrices({ plan, answers }: CostDay): Big | null {
  if (plan.machines.some(({ machine }) => answers.prices[machine.slug] === undefined)) return null
  return sum(plan.machines, ({ machine, count }) => (answers.prices[machine.slug] ?? new Big(0)).times(count))
}

/** Adds up what each entry comes to. */
export function sum<Entry>(entries: readonly Entry[], value: (entry: Entry) => Big): Big {
  return entries.reduce((total, entry) => total.plus(value(entry)), new Big(0))
}
