import 'server-only'
import { getContent } from './content'
import type { Navigation } from './navigation-file'

export type { Navigation }

/** The menus: navigation bar, side menu, and the useful links in the footer. */
export function getNavigation(): Navigation {
  return getContent().navigation
}
