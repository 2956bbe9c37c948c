import { fill } from '@/lib/words'
import { joinTexts } from '@/lib/words/join-texts'
import { type Brief, getMakeReady, getPacksPerDay } from './job'
import type { Plan } from './plan-job'
import { countPerPack } from './step-inputs'
import type { StepAnswer } from './variants'

/** Where the main board or paper of a day goes, as shares of 1 that add up to 1. */
export type Yield = { packs: number; trim: number; makeReady: number; waste: number }

/**
 * Finds how much of the main material leaves as packs: of printed sheets, board, greyboard or a reel. Shares of the
 * area are shares of the weight too, because all of it has one weight. What is cut away between the flaps of a blank is
 * trim where its outline is known. Null if no step takes the main material.
 */
export function findYield({ variant, edges }: Pick<Plan, 'variant' | 'edges'>, brief: Brief): Yield | null {
  const { style, job } = brief
  const { shape, steps } = variant
  const main = steps.filter(({ step: { branch } }) => branch === undefined || branch === getMainBranch(brief))
  const first = main.find(({ step }) => step.counts === 'metre' || toArea('sheet') > 0 || step.counts === 'part')
  if (!first) return null
  const webs = first.step.webs === 'each' ? String(job.answers.flute).length : 1
  // Areas in mm² a day: of what is bought, of what leaves in packs, and of what the first step would take without
  // losses.
  const bought = (first.input / webs) * toArea(first.step.counts)
  const packs = getPacksPerDay(brief)
  const isPrinted = getMainBranch(brief) === 'print'
  const piece = isPrinted ? shape.areas.piece + area(shape.cover ?? []) : shape.areas.blank
  const used = packs * style.parts * piece
  const needed = ((packs * countPerPack(first.step, brief, variant)) / webs) * toArea(first.step.counts)
  const edgeTrim = bought * edges
  const makeReady = main.reduce((sum, { step }) => sum + getMakeReady(step, brief) * toArea(step.counts), 0)
  const total = Math.max(bought + edgeTrim, used)
  if (total <= 0) return null
  // Each part is at most what the parts before it leave of the total.
  const trim = Math.min(Math.max(needed - used, 0) + edgeTrim, total - used)
  const lostAtStarts = Math.min(makeReady, total - used - trim)
  const shares = { packs: used / total, trim: trim / total, makeReady: lostAtStarts / total }
  return { ...shares, waste: 1 - shares.packs - shares.trim - shares.makeReady }

  /** The area in mm² of what a step counts. */
  function toArea(counts: StepAnswer['step']['counts']): number {
    if (counts === 'metre') return 1000 * Number(variant.measures.web ?? 0)
    if (counts === 'stroke') return area(variant.web ?? [])
    if (counts === 'sheet') return area(variant.sheet ?? [])
    return area([shape.across, shape.along])
  }
}

/** The branch that the main material begins in: printed sheets of a carton, own board of a corrugated box. */
function getMainBranch({ style }: Brief): string | undefined {
  if (style.material === 'corrugated') return 'board'
  return style.lay === 'trade' && style.material !== 'rigid board' ? 'print' : undefined
}

/** The area of a rectangle in mm²; 0 without sides. */
function area([long = 0, short = 0]: readonly number[]) {
  return long * short
}

/** The parts of a yield that are lost, in the order of the sentence. */
const LOST = ['trim', 'makeReady', 'waste'] as const

/** What of a pack the yield does not count, by the names of its words: other materials, and edges cut off before. */
function listBesides({ steps }: Plan['variant']): (keyof Brief['words']['route']['besides'])[] {
  const has = (...ids: string[]) => steps.some(({ step }) => ids.includes(step.id))
  return [
    ...(has('flute-lam') ? (['topSheets'] as const) : []),
    ...(has('wrap', 'hand-wrap') ? (['wraps'] as const) : []),
    ...(has('board-slit') ? (['edges'] as const) : []),
    ...(has('cup-bottoms') ? (['bottoms'] as const) : []),
  ]
}

/**
 * The yield in sentences, in whole kg of 100; parts of which nothing is lost are left out. The last one says what of the
 * pack is not counted.
 */
export function formatYield(shares: Yield, variant: Plan['variant'], { route }: Brief['words']): string {
  const said = formatShares(shares, route)
  const materials = listBesides(variant).map(material => route.besides[material])
  if (said === '' || materials.length === 0) return said
  return `${said} ${fill(route.notCounted, { materials: joinTexts(materials, 'and') })}`
}

/** Where 100 kg go; empty if all of it leaves as packs. */
function formatShares({ packs, trim, makeReady }: Yield, route: Brief['words']['route']): string {
  // Running totals are rounded, not the parts, so that the parts add up to 100.
  const ends = [packs, packs + trim, packs + trim + makeReady, 1].map(share => Math.round(share * 100))
  const [kept = 0, trimmed = 0, made = 0, all = 0] = ends
  const kg = { trim: trimmed - kept, makeReady: made - trimmed, waste: all - made }
  const parts = LOST.flatMap(part => (kg[part] > 0 ? fill(route.lost[part], { kg: kg[part] }) : []))
  if (parts.length === 0) return ''
  const lost = joinTexts(parts, 'and')
  return kept > 0 ? fill(route.yield, { packs: kept, lost }) : fill(route.noYield, { lost })
}
