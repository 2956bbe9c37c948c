import { openFolder } from '@/lib/content/files/open-folder'
import type { Problem } from '@/lib/content/files/problem'
import { readWords } from '@/lib/content/words/words'
import type { Words } from '@/lib/words/defaults'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'

/** Mistakes would be added to these. */
const problems: Problem[] = []

/**
 * The words of the site, for components that get them from a page; never null, because the tests' catalogue has no
 * mistakes. Its machines, which take a second, are not read.
 */
export const words = readWords(openFolder(FIXTURE_CATALOGUE), 'en-IN', problems) as Words
