import { fill } from '@/lib/words'
import { getSpeech } from './speech'

/** Texts as a list in a sentence: 'A, B and C', 'A or B'. */
export function joinTexts(texts: readonly string[], by: 'and' | 'or'): string {
  const last = texts.at(-1) ?? ''
  return texts.length > 1 ? fill(getSpeech().phrases[by], { some: texts.slice(0, -1).join(', '), last }) : last
}
