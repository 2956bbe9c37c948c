/**
 * `npm run words`: lists every text of the site that content/words may change, a line each: its file, its key, what it
 * says by default, and what the content says instead. After `--`: a word, which limits the list to lines that have it.
 */
import { openFolder } from '@/lib/content/files/open-folder'
import { listWords } from './words/list-words'

const [wanted = ''] = process.argv.slice(2)
for (const line of listWords(openFolder('content')))
  if (line.toLowerCase().includes(wanted.toLowerCase())) console.info(line)
