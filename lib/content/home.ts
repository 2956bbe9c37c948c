import 'server-only'
import { getContent } from './content'
import type { Home } from './home-file'

/** Texts and lists of content/home.yaml, shown on the home, About and contact pages. */
export function getHome(): Home {
  return getContent().home
}
