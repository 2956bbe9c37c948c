import 'server-only'
import { getApplications, getOriginalProducts, getProducts, getSearchWords, getWords } from '@/lib/content/content'
import { language } from '@/lib/language'
import { createSearchIndexFile } from '@/lib/trade/search/search-index'

/** The index file of this build. The search knows the words of the site's own language, and the titles of this one. */
export function getSearchIndexFile() {
  const { searchNotes } = getWords().catalogue
  const translated = language ? getProducts() : []
  return createSearchIndexFile(getOriginalProducts(), getApplications(), getSearchWords(), searchNotes, translated)
}
