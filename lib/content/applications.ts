import 'server-only'
import type { Application, Box } from './application'
import { getContent } from './content'

export type { Application, Box }

/** The sample packs in the order of their numbers. */
export function getApplications(): Application[] {
  return getContent().applications
}

/** The boxes on the About page in the order of their numbers. */
export function getBoxes(): Box[] {
  return getContent().boxes
}
