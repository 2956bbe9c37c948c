import type { Words } from '@/lib/content/words/words'
import { fill } from '@/lib/words'

type Phrases = Words['phrases']

/** Numbers and names alone, for a content whose phrases cannot be read. */
const PLAIN: Phrases = {
  ...{ about: '{value}', upTo: '{value}', from: '{value}', above: '{value}', range: '{least}–{most}' },
  ...{ or: '{some}, {last}', and: '{some}, {last}', ply: '{ply}', flute: '{flutes}', doubleWall: '{flutes}' },
  ...{ note: '{stock}, {note}', typical: '', materials: {} },
  specification: { worksOn: '', makes: '', options: '', operators: '' },
}

let phrases: Phrases | null = null

/** Sets the phrases of a content that has been read. */
export function setPhrases(own: Phrases): void {
  phrases = own
}

/**
 * The phrases around figures and materials, lib/words/en/phrases.ts. Functions that format figures are called wherever
 * one is shown, so that next.config.ts puts these words into the code of the browser.
 */
export function getPhrases(): Phrases {
  phrases ??= process.env.PHRASES ? JSON.parse(process.env.PHRASES) : PLAIN
  return phrases ?? PLAIN
}

/** Texts as a list in a sentence: 'A, B and C', 'A or B'. */
export function joinTexts(texts: readonly string[], by: 'and' | 'or'): string {
  const last = texts.at(-1) ?? ''
  return texts.length > 1 ? fill(getPhrases()[by], { some: texts.slice(0, -1).join(', '), last }) : last
}
