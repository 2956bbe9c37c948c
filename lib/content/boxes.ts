import 'server-only'
import type { Box } from './application'
import { getContent } from './content'

export type { Box }

/** The boxes of the box strip in the order of their numbers. */
export function getBoxes(folder?: string): Box[] {
  return getContent(folder).boxes
}
