/**
 * Dispatched on the document by any control that pauses motion. The chat button then stays still for the rest of the
 * visit.
 */
export const MOTION_PAUSED_EVENT = 'motion-paused'
