import 'server-only'
import { speak } from '@/lib/words/speech'
import { checkContent, listNamingFiles } from './checks/check-content'
import { type Content, toContent } from './convert-content'
import type { ContentSource } from './files/content-source'
import { ContentError, type Problem } from './files/problem'
import { readFiles } from './read-files'

/** Reads the current content, without a cache. Throws a ContentError that lists every mistake. */
export function readContent(source: ContentSource): Content {
  const { content, problems } = parseContent(source)
  if (!content || problems.length > 0) throw new ContentError(problems)
  return content
}

/**
 * Reads all files, checks them against each other, and converts them; lists every mistake. The content is null if a
 * file other than a machine's has mistakes of its own. `files` are those that name machines; `parsed` are files with
 * the functions that report mistakes in them.
 */
export function parseContent(source: ContentSource) {
  const problems: Problem[] = []
  const read = readFiles(source, problems)
  const { brand, words, company, navigation, searchWords, applications, terms, machines } = read
  // A translation has the figures and names of a content that has been checked, in other words.
  if (!source.originals) {
    // The checks write figures in their sentences.
    if (brand && words) speak({ locale: brand.locale, phrases: words.phrases })
    checkContent(source, read)
  }
  const { files, slugs } = machines
  const parsed = { company, navigation, searchWords, applications, terms, machines: files, slugs }
  return { content: toContent(source, read), parsed, files: listNamingFiles(read), problems }
}
