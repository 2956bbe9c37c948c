import { fill, fillCount } from '@/lib/words'
import { formatNumber, formatSides } from '@/lib/words/format-number'
import { getStepKey } from './assumptions'
import type { Line } from './best-lines'
import { type Brief, countFlutes, countJobs, getChanges, getMakeReady, getSecondsPerDay, getSetUp } from './job'
import type { Step } from './line'
import { countSetUps, type Load, sumRun, sumSeconds, sumSetUps } from './machine-load'
import { type Pace, toNumber } from './pace'
import { isStrippedByHand } from './packers'
import { COMMON_PRESS, isBoughtPrint, needsLargePress } from './press'
import { formatHours, formatPosts, formatRate, formatShare } from './sentence'
import { isNested } from './sheet-layout'
import { countRuns } from './step-inputs'
import type { Choice, StepAnswer, Variant } from './variants'

// The calculation of each number as lines of plain text, computed only when a visitor opens it.

/** The blank: its formula and the values of its letters. */
export function explainBlank({ shape }: Variant, { number, thickness, words }: Brief): string[] {
  const { side, letters, bottoms } = words.explain
  const [across, along] = shape.formulas.map(formula => fill<string>(formula, words.formula))
  const sizes = ['l', 'w', 'h']
    .filter(id => number(id) > 0)
    .map(id => `${id.toUpperCase()} ${formatNumber(number(id))}`)
  const cupBottom = shape.measures['cup-bottom']
  return [
    fill(side, { formula: across ?? '', length: shape.across }),
    fill(side, { formula: along ?? '', length: shape.along }),
    fill(letters, { letters: [...sizes, `t ${formatNumber(thickness)}`].join(', ') }),
    ...(shape.blanks > 1 ? [words.sentence.panels] : []),
    ...(typeof cupBottom === 'number' ? [fill(bottoms, { width: cupBottom })] : []),
  ]
}

/** The blanks on a sheet, with the margins and gutters deducted. */
export function explainUps({ sheet, web, isMill, layout, ups, covers, shape }: Variant, brief: Brief): string[] {
  const { assume, style, words } = brief
  const { explain } = words
  if (!sheet || style.lay === 'blank') return []
  const laid = { sheet: formatSides(sheet), gutter: assume('gutter') }
  const margins = { side: assume('side-margin'), gripper: assume('gripper'), tail: assume('tail-margin') }
  return [
    web
      ? fill(explain.area, { ...laid, width: web[0], advance: web[1] })
      : fill(explain.sheet, { ...laid, ...margins }),
    ...(isMill ? [fill(explain.millSheet, { count: formatNumber(assume('mill-sheets')) })] : []),
    fill(explain.ups, { blank: formatSides(shape.piece), ups: layout.ups }),
    ...(ups === layout.ups ? [] : [fill(explain.ownUps, { ups })]),
    ...(shape.cover ? [fill(explain.cover, { cover: formatSides(shape.cover), ups: covers })] : []),
    isNested(layout, shape.piece)
      ? fill(style.formula === 'cup' ? explain.nested : explain.interlocked, {
          pitch: shape.pitch ?? 0,
          gutter: laid.gutter,
        })
      : explain.nesting,
  ]
}

/**
 * The input of a step: its output, its waste, its make-ready, and why the webs of a double wall, or the layers of a
 * board, are counted one by one.
 */
export function explainInput(answer: StepAnswer, brief: Brief): string[] {
  const { job, words } = brief
  const { input, inputWithWaste, makeReady: makeReadyText, webs, layers } = words.explain
  const makeReady = getMakeReady(answer.step, brief)
  const amount = formatInput(answer, words)
  const { waste, webs: counted } = answer.step
  const flute = String(job.answers.flute)
  const runs = countRuns(answer.step, brief)
  const isEach = counted === 'each' || counted === 'layers'
  return [
    waste > 0 ? fill(inputWithWaste, { amount, waste: formatRate(waste) }) : fill(input, { amount }),
    ...(makeReady > 0
      ? [fill(makeReadyText, { makeReady, each: answer.step.makeReady, changes: getChanges(answer.step, brief) })]
      : []),
    ...(isEach && runs === flute.length && runs > 1 ? [fill(webs, { flute, count: runs })] : []),
    ...(isEach && runs > flute.length ? [fill(layers, { flute, webs: flute.length, count: runs })] : []),
  ]
}

/** From this share of what a step takes on, make-ready is said: our estimate of what a plant head looks into. */
const MUCH_MAKE_READY = 0.2

/** Warns of a make-ready that takes much of what goes into a step; null if it takes less. */
export function warnOfMakeReady(answer: StepAnswer, brief: Brief): string | null {
  const makeReady = getMakeReady(answer.step, brief)
  if (makeReady <= answer.input * MUCH_MAKE_READY) return null
  const { makeReady: text, smallerSheet } = brief.words.route
  const values = { makeReady, amount: formatInput(answer, brief.words), share: formatShare(makeReady / answer.input) }
  const isOwnSheet = answer.step.counts === 'sheet' && brief.job.answers.sheet !== undefined
  return [fill(text, values), ...(isOwnSheet ? [smallerSheet] : [])].join(' ')
}

/** Says that people strip the waste after a die cutter without a stripping station; null if a machine strips it. */
export function warnOfStripping({ step }: StepAnswer, { machine }: Choice, { steps }: Variant, { words }: Brief) {
  return isStrippedByHand(step.id, machine, { steps }) ? words.route.handStripped : null
}

/** Names the width of the reels that the first step of a route takes; null of sheets, or if the plan slits them. */
export function warnOfReels(answer: StepAnswer, { web, measures, steps }: Variant, { style, words }: Brief) {
  const takesReels = style.lay === 'reel' || style.lay === 'web'
  const width = toNumber(web?.[0] ?? measures.web)
  if (answer !== steps[0] || answer.step.id === 'reel-slit' || !takesReels || width === 0) return null
  return fill(words.route.slitReels, { width })
}

/** Warns of a bought print on sheets that few presses take; null on smaller ones, and of any other step. */
export function warnOfPress({ step }: StepAnswer, variant: Variant, { words }: Brief): string | null {
  if (!isBoughtPrint(step) || !needsLargePress(variant)) return null
  return fill(words.route.largePress, { sheet: formatSides(COMMON_PRESS) })
}

/**
 * The input of a step: '20,203 blanks'. Metres are those of the web, or of a lane: one of the sheets that may run side
 * by side on it.
 */
export function formatInput({ step, input }: StepAnswer, { counted }: Brief['words']): string {
  return fillCount(counted[step.counts === 'metre' && step.sideBySide ? 'lane' : step.counts], input)
}

/** How many metres of web a step's input is, which counts metres of lanes; nothing if none run side by side. */
function explainLanes({ pace }: Choice, answer: StepAnswer, words: Brief['words']): string[] {
  const lanes = pace.parts.flatMap(({ note }) => (note?.text === 'lanes' ? (note.values.lanes ?? 1) : 1))
  const most = Math.max(...lanes)
  if (most === 1) return []
  const web = fillCount(words.counted.metre, Math.ceil(answer.input / most))
  return [fill(words.explain.lanes, { lane: formatInput(answer, words), lanes: most, web })]
}

/**
 * How often the machines of a step are set up in a day and how long that takes, and whether only for another size; null
 * for a step that takes no set-up.
 */
export function formatSetUps(step: Step, load: Load, brief: Brief): string | null {
  if (step.setUp === 0) return null
  const { setUps, setUpsOfSize } = brief.words.route
  const isOfSize = getChanges(step, brief) !== brief.number('changes')
  const count = countSetUps({ jobs: countJobs(step, brief) }, load.count) * Math.min(1, getChanges(step, brief))
  return fillCount(isOfSize ? setUpsOfSize : setUps, count, { hours: formatHours(sumSetUps(load)) })
}

/** The hours, utilisation and number of a machine in a step; empty if it does not fit. */
export function explainChoice(choice: Choice, answer: StepAnswer, brief: Brief): string[] {
  const { pace, load } = choice
  const { input, step } = answer
  const { explain } = brief.words
  if (load === null) return []
  const { count } = load
  const isTyped = brief.job.assumptions[getStepKey('byHand', step)] !== undefined
  const [perHour, share] = [Math.round(pace.perHour), formatShare(load.use)]
  const [run, setUp] = [formatHours(sumRun(load)), formatHours(sumSetUps(load))]
  const [hours, day] = [formatHours(sumSeconds(load) / count), formatHours(getSecondsPerDay(brief))]
  return [
    ...pace.parts.map(part => explainPace(part, pace.share, brief.words)),
    ...explainLanes(choice, answer, brief.words),
    ...(pace.byHand === null ? [] : [fill(isTyped ? explain.ownByHand : explain.byHand, { perHour: pace.byHand })]),
    ...(pace.large
      ? [fill(explain.large, { area: pace.large.area, share: formatShare(pace.large.share), perHour })]
      : []),
    ...(sumSetUps(load) > 0 ? explainSetUp(step, load, brief) : []),
    ...(count === 1
      ? [fill(explain.hours, { input, perHour, setUp, hours }), fill(explain.machines, { hours, day, share, count })]
      : [fill(explain.run, { input, perHour, run }), fill(explain.copies, { run, setUp, hours, day, share, count })]),
  ]
}

/** How the set-ups of a day come about; empty where it is one, for a job of one flute and a pack of one part. */
function explainSetUp(step: Step, { count }: Load, brief: Brief): string[] {
  const { style, words } = brief
  const { explain } = words
  const [changes, jobs, flutes] = [getChanges(step, brief), countJobs(step, brief), countFlutes(step, brief)]
  const [ofJob, ofDay] = [step.setUp * flutes, getSetUp(step, brief) / 3600]
  const isOfParts = jobs > Math.max(1, changes)
  const setUps = countSetUps({ jobs }, count)
  const each = formatNumber(ofJob)
  const values = { each, changes, setUp: formatNumber(ofDay * setUps) }
  const lines = flutes > 1 ? [fill(explain.setUpFlutes, { each: step.setUp, flutes, setUp: each })] : []
  if (count === 1) {
    if (isOfParts) return [...lines, fill(explain.setUpParts, { ...values, parts: style.parts })]
    return changes === 1 ? lines : [...lines, fill(explain.setUp, values)]
  }
  if (changes < 1) lines.push(fill(explain.setUp, { ...values, setUp: formatNumber(ofDay) }))
  const shared = { ...values, each: formatNumber(ofDay), machines: count, setUps }
  return [
    ...lines,
    isOfParts ? fill(explain.setUpSharedParts, { ...shared, jobs }) : fillCount(explain.setUpShared, jobs, shared),
  ]
}

/**
 * How many an hour follow from a speed of a machine: the share of its top speed that counts, its lowest speed, or that of
 * the web in front.
 */
function explainPace({ unit, high, low, taken, ...part }: Pace['parts'][number], share: number, words: Brief['words']) {
  const { explain, pace } = words
  const perHour = Math.round(part.perHour)
  const own =
    taken === low
      ? fill(explain.lowest, { speed: low, unit })
      : fill(explain.share, { share: formatShare(share), speed: high, unit })
  const speed = part.isHeld ? fill(explain.held, { speed: taken, unit }) : own
  if (!part.note) return fill(explain.pace, { speed, perHour })
  return fill(explain.paceBecause, { speed, note: fill<string>(pace[part.note.text], part.note.values), perHour })
}

/** The connected load of a line by machine. It is the maximum that they draw, not their consumption. */
export function explainPower({ machines, watts }: Line, { explain }: Brief['words']): string[] {
  const lines = machines.map(({ machine, count }) =>
    fill(explain[machine.unknown.includes('power') ? 'notCounted' : 'power'], {
      count,
      kw: machine.kw,
      machine: machine.title,
    }),
  )
  return [...lines, fill(explain.powerSum, { kw: watts / 1000 })]
}

/** The people of a line by machine, those who pack, and who is not counted. */
export function explainPeople({ machines, people, packers, variant }: Line, words: Brief['words']): string[] {
  const { explain } = words
  const staffed = machines.filter(({ machine }) => !machine.addOnTo)
  const lines = staffed.map(({ machine: { crew, title, unknown }, count }) =>
    fill(explain[unknown.includes('people') ? 'notCounted' : 'people'], { count, crew, machine: title }),
  )
  return [
    ...lines,
    ...(packers > 0 ? [fill(explain.packers, { packers })] : []),
    fill(explain.peopleSum, { people }),
    formatPosts({ machines, variant }, words),
  ]
}

/** The floor area of the machines of a line, without aisles. */
export function explainArea({ machines, area }: Line, { explain }: Brief['words']): string[] {
  const lines = machines.map(({ machine, count }) => {
    const size = machine.size.map(side => formatNumber(side / 1000)).join(' × ')
    return fill(explain[machine.unknown.includes('size') ? 'notCounted' : 'floor'], {
      count,
      size,
      machine: machine.title,
    })
  })
  // From mm² to m² with one decimal.
  return [...lines, fill(explain.floorSum, { area: Math.round(area / 1e5) / 10 })]
}
