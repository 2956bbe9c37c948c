/**
 * The smallest and largest number that a figure covers. Without a lower limit it starts at 0, without an upper one it
 * ends at OPEN_END.
 */
export type Span = readonly [min: number, max: number]

/** No upper limit. It is the largest integer that JSON stores exactly; infinity would become null. */
export const OPEN_END = Number.MAX_SAFE_INTEGER
