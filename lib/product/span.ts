/** The numbers a figure covers, smallest and largest. A figure that only limits upwards starts at 0, one downwards ends at OPEN_END. */
export type Span = readonly [min: number, max: number]

/** No end: the largest number that a JSON file keeps exactly. */
export const OPEN_END = Number.MAX_SAFE_INTEGER
