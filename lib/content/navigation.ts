import 'server-only'
import { getContent } from './content'
import type { Navigation } from './navigation-file'

export type { Navigation }

/** The menus: bar at the top, side menu, useful links of the footer. */
export function getNavigation(folder?: string): Navigation {
  return getContent(folder).navigation
}
