import { getWords } from '@/lib/content/content'

/** The words of the site, for components that get them from a page. */
export const words = getWords()
