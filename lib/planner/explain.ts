import { formatNumber, formatSides } from '@/lib/format-number'
import { type Brief, getSecondsPerDay } from './job'
import type { Line } from './plans'
import { formatShare } from './sentence'
import type { Choice, StepAnswer, Variant } from './variants'

// The calculation of each number as lines of plain text, computed only when a visitor opens it.

/** The blank: its formula and the values of its letters. */
export function explainBlank({ shape }: Variant, { number, thickness }: Brief): string[] {
  const [across, along] = shape.formulas
  const letters = ['l', 'w', 'h'].flatMap(id =>
    number(id) > 0 ? `${id.toUpperCase()} ${formatNumber(number(id))}` : [],
  )
  return [
    `${across} = ${formatNumber(shape.across)} mm`,
    `${along} = ${formatNumber(shape.along)} mm`,
    `${[...letters, `t ${formatNumber(thickness)}`].join(', ')} mm, rounded up`,
  ]
}

/** The blanks on a sheet, with the margins and gutters deducted. */
export function explainUps({ sheet, layout, shape }: Variant, { assume, style }: Brief): string[] {
  if (!sheet || style.lay === 'blank') return []
  const margins =
    style.lay === 'reel'
      ? 'no margins'
      : `margins ${assume('side-margin')} mm at each side, ${assume('gripper')} mm gripper, ${assume('tail-margin')} mm tail`
  return [
    `${formatSides(sheet)}, ${margins}, ${assume('gutter')} mm between blanks`,
    `${formatSides(shape.piece)} goes ${formatNumber(layout.ups)} times`,
    'Real outlines often nest tighter.',
  ]
}

/** The input of a step: its output and its waste. */
export function explainInput({ step, input }: StepAnswer): string[] {
  const lost = step.waste > 0 ? `, ${formatShare(step.waste)} of them for waste` : ', no waste'
  return [`${formatNumber(input)} ${formatCounted(step.counts, input)}${lost}`]
}

/** The hours, utilisation and number of a machine in a step; empty if it does not fit. */
export function explainChoice(choice: Choice, { step, input }: StepAnswer, brief: Brief): string[] {
  const { pace, seconds, use, machines } = choice
  if (seconds === null || use === null) return []
  const hours = formatHours(seconds)
  const setUp = step.setUp * (step.perPart ? brief.style.parts : 1)
  const day = formatHours(getSecondsPerDay(brief))
  return [
    ...pace.parts.map(({ unit, high, low, taken, perHour, note }) => {
      const speed =
        taken === low
          ? `${formatNumber(low)} ${unit}, its lowest`
          : `${formatShare(pace.share)} of ${formatNumber(high)} ${unit}`
      return `${speed}${note && `; ${groupDigits(note)}`}: ${formatNumber(Math.round(perHour))} an hour`
    }),
    ...(pace.byHand === null ? [] : [`Fed by hand: ${formatNumber(pace.byHand)} an hour, our estimate`]),
    `${formatNumber(input)} ÷ ${formatNumber(Math.round(pace.perHour))} + ${formatNumber(setUp)} h to set up = ${hours} h`,
    `${hours} of ${day} h = ${formatShare(use)}: ${formatNumber(machines ?? 0)} needed`,
  ]
}

/** The connected load of a line by machine. It is the maximum that they draw, not their consumption. */
export function explainPower({ machines, watts }: Line): string[] {
  const lines = machines.map(({ machine, count }) => `${count} × ${formatNumber(machine.kw)} kW: ${machine.title}`)
  return [...lines, `${formatNumber(watts / 1000)} kW connected load, not consumption`]
}

/** The people of a line by machine. */
export function explainPeople({ machines, people }: Line): string[] {
  const lines = machines.map(({ machine, count }) => `${count} × ${formatNumber(machine.crew)}: ${machine.title}`)
  return [...lines, `${formatNumber(people)} in all, rounded up; 0.5 is one for two machines`]
}

/** The number of each machine, from the share of a day that all its steps take. */
export function explainCount({ machines }: Line): string[] {
  return machines.map(({ machine, count, use }) => `${formatShare(use)} of the day, ${count} needed: ${machine.title}`)
}

/** The floor area of the machines of a line, without aisles. */
export function explainArea({ machines, area }: Line): string[] {
  const lines = machines.map(({ machine, count }) => {
    return `${count} × ${machine.size.map(side => formatNumber(side / 1000)).join(' × ')} m: ${machine.title}`
  })
  return [...lines, `${formatNumber(Math.round(area / 1e5) / 10)} m² without aisles`]
}

/** Hours with two decimals. */
export function formatHours(seconds: number): string {
  return formatNumber(Math.round(seconds / 36) / 100)
}

/** The unit that a step counts, in the plural if `count` is not one. */
export function formatCounted(counted: string, count: number): string {
  return count === 1 ? counted : `${counted}s`
}

/** Notes are created for every tried sheet, so digits are grouped only in those that are shown. */
function groupDigits(note: string) {
  return note.replace(/\d{4,}/g, digits => formatNumber(Number(digits)))
}
