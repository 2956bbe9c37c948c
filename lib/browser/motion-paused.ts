/**
 * Dispatched on the document when the Pause button of a carousel is pressed. The chat button then stays still for the
 * rest of the visit.
 */
export const MOTION_PAUSED_EVENT = 'motion-paused'
