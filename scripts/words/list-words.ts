import type { ContentSource } from '@/lib/content/files/content-source'
import { findText, listLeaves, readOriginal } from '@/lib/content/language/translate'
import { DEFAULT_WORDS, FEATURES, getWordsFile } from '@/lib/words/defaults'

/**
 * Every text that content/words may change, and those that it adds, as lines: file, key, default text, and behind an
 * arrow what the content says instead.
 */
export function listWords(source: ContentSource): string[] {
  return FEATURES.flatMap(feature => {
    const { texts } = DEFAULT_WORDS[feature]
    const file = getWordsFile(feature)
    return listLeaves(readOriginal(source, file)).map(({ path, text }) => {
      const standard = findText(texts, path)
      const override = text === standard ? '' : ` → '${text}'`
      return `content/${file} ${path.join('.')}: '${standard ?? ''}'${override}`
    })
  })
}
