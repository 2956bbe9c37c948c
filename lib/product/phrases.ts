import type { Words } from '@/lib/content/words/words'
import { fill } from '@/lib/words'

type Phrases = Words['phrases']

let known = { text: '{}', phrases: {} as Phrases }

/**
 * The phrases around figures and materials. Functions that format figures are called wherever one is shown, so that
 * next.config.ts puts these words of content/words/phrases.yaml into the code.
 */
export function getPhrases(): Phrases {
  const text = process.env.PHRASES ?? known.text
  if (text !== known.text) known = { text, phrases: JSON.parse(text) }
  return known.phrases
}

/** Texts as a list in a sentence: 'A, B and C', 'A or B'. */
export function joinTexts(texts: readonly string[], by: 'and' | 'or'): string {
  const last = texts.at(-1) ?? ''
  return texts.length > 1 ? fill(getPhrases()[by], { some: texts.slice(0, -1).join(', '), last }) : last
}
