import 'server-only'
import type { Application } from './application'
import { getContent } from './content'

export type { Application }

/** The sample packs in the order of their numbers. */
export function getApplications(folder?: string): Application[] {
  return getContent(folder).applications
}
