import 'server-only'
import { createHash } from 'node:crypto'
import { getOriginalProducts, getProducts, getSearchWords, getWords } from '@/lib/content/content'
import { language, languageRoot } from '@/lib/language'
import { getApplications } from '@/lib/ready-plans/ready-plans'
import { createSearchIndex } from '@/lib/trade/search/search-index'

/** The index file of this build. The search knows the words of the site's own language, and the titles of this one. */
export function getSearchIndexFile() {
  const { searchNotes } = getWords().catalogue
  const translated = language ? getProducts() : []
  return createSearchIndexFile(getOriginalProducts(), getApplications(), getSearchWords(), searchNotes, translated)
}

/** The index file: its name and URL, which change with its content, and its JSON text. */
export function createSearchIndexFile(...catalogue: Parameters<typeof createSearchIndex>) {
  const body = JSON.stringify(createSearchIndex(...catalogue))
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10)
  return { name: `index-${hash}.json`, url: `/search${languageRoot}/index-${hash}.json`, body }
}
