import 'server-only'
import { getOriginalProducts, getProducts, getSearchWords, getWords } from '@/lib/content/content'
import { createDataFile } from '@/lib/data-file'
import { language } from '@/lib/language'
import { getApplications } from '@/lib/ready-plans/ready-plans'
import { createSearchIndex } from '@/lib/trade/search/search-index'

/**
 * The index file of this build. It has the words of the site's own language, and the titles in the language of this
 * build.
 */
export function getSearchIndexFile() {
  const { searchNotes } = getWords().catalogue
  const translated = language ? getProducts() : []
  return createSearchIndexFile(getOriginalProducts(), getApplications(), getSearchWords(), searchNotes, translated)
}

/** The index file of a catalogue. */
export function createSearchIndexFile(...catalogue: Parameters<typeof createSearchIndex>) {
  return createDataFile('search', 'index', createSearchIndex(...catalogue))
}
