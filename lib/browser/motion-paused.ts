/** Sent on the document by any control that pauses movement; the chat button then rests for the visit. */
export const MOTION_PAUSED_EVENT = 'motion-paused'
