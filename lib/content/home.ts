import 'server-only'
import { getContent } from './content'
import type { Home } from './home-file'

export type { Home }

/** Texts and lists of the home and About pages. */
export function getHome(): Home {
  return getContent().home
}
