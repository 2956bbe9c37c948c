import 'server-only'
import { getContent } from './content'
import type { Words } from './words/words'

/** The words of buttons, labels, headings, messages and pages, by feature. A client component gets them as values. */
export function getWords(): Words {
  return getContent().words
}
