import { fill } from '@/lib/words'
import { joinTexts } from '@/lib/words/join-texts'
import { type Brief, getMakeReady, getPacksPerDay } from './job'
import { countLanes } from './pace'
import type { Plan } from './plan-job'
import { countPerPack, type StepAnswer } from './variants'

/** Where the main board or paper of a day goes, as shares of 1 that add up to 1. */
export type Yield = { packs: number; trim: number; makeReady: number; waste: number }

/** A step that the main material runs through; null for another branch. */
type OfMain = (answer: StepAnswer) => boolean

/**
 * Finds what of the main material leaves as packs: of printed sheets, of board, of greyboard or of a reel. By area,
 * which is by weight too, because one material has one weight. Slots and cut-outs within a blank are not counted as
 * lost. Null where no step takes it.
 */
export function findYield({ variant, machines }: Pick<Plan, 'variant' | 'machines'>, brief: Brief): Yield | null {
  const { style, job } = brief
  const { shape, steps, perPart, measures } = variant
  const isMain: OfMain = ({ step: { branch } }) => branch === undefined || branch === getMainBranch(brief)
  const main = steps.filter(isMain)
  const first = main.find(({ step }) => step.counts === 'metre' || toArea('sheet') > 0 || step.counts === 'part')
  if (!first) return null
  const webs = first.step.webs === 'each' ? String(job.answers.flute).length : 1
  const bought = (first.input / webs) * toArea(first.step.counts)
  const packs = getPacksPerDay(brief)
  const isPrinted = getMainBranch(brief) === 'print'
  const piece = isPrinted ? area(shape.piece) + area(shape.cover ?? []) : area([shape.across, shape.along])
  const used = packs * style.parts * piece
  const needed = ((packs * countPerPack(first.step, brief, { perPart, measures })) / webs) * toArea(first.step.counts)
  const edges = bought * findEdges(first)
  const makeReady = main.reduce((sum, { step }) => sum + getMakeReady(step, brief) * toArea(step.counts), 0)
  const total = Math.max(bought + edges, used)
  if (total <= 0) return null
  const trim = Math.min(Math.max(needed - used, 0) + edges, total - used)
  const lost = Math.min(makeReady, total - used - trim)
  const shares = { packs: used / total, trim: trim / total, makeReady: lost / total }
  return { ...shares, waste: 1 - shares.packs - shares.trim - shares.makeReady }

  /** The area in mm² of what a step counts. */
  function toArea(counts: StepAnswer['step']['counts']): number {
    if (counts === 'metre') return 1000 * Number(measures.web ?? 0)
    if (counts === 'sheet' || counts === 'stroke') return area(variant.sheet ?? [])
    return area([shape.across, shape.along])
  }

  /** What is cut off at the edges of a corrugated web, as a share of what is within them. */
  function findEdges({ step, choices }: StepAnswer): number {
    if (!step.sideBySide) return 0
    const used = machines.find(({ steps: own }) => own.includes(step.id))?.machine
    const work = choices.find(({ machine }) => machine.slug === used?.slug) && used?.works.find(w => w.step === step.id)
    if (!work) return 0
    const { lanes, width } = countLanes(work, measures, brief)
    return (2 * brief.assume('deckle-trim')) / Math.max(lanes * width, 1)
  }
}

/** The branch that the main material begins in: printed sheets of a carton, own board of a corrugated box. */
function getMainBranch({ style }: Brief): string | undefined {
  if (style.material === 'corrugated') return 'board'
  return style.lay === 'trade' && style.material !== 'rigid board' ? 'print' : undefined
}

function area([long = 0, short = 0]: readonly number[]) {
  return long * short
}

const LOST = ['trim', 'makeReady', 'waste'] as const

/** The yield as a sentence, in whole kg of 100; parts of which nothing is lost are left out. */
export function formatYield({ packs, trim, makeReady }: Yield, { route }: Brief['words']): string {
  // Sums are rounded, not parts: so they add up to 100.
  const ends = [packs, packs + trim, packs + trim + makeReady, 1].map(share => Math.round(share * 100))
  const [kept = 0, trimmed = 0, made = 0, all = 0] = ends
  if (kept === 0) return fill(route.noYield, { makeReady: made - trimmed })
  const lost = { trim: trimmed - kept, makeReady: made - trimmed, waste: all - made }
  const parts = LOST.flatMap(part => (lost[part] > 0 ? fill(route.lost[part], { kg: lost[part] }) : []))
  return parts.length > 0 ? fill(route.yield, { packs: kept, lost: joinTexts(parts, 'and') }) : ''
}
