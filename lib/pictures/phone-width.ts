/**
 * What `sizes` says of the width of a picture on a phone, in vw: at most four fifths of the true one, which is nearly
 * the screen's, so that the browser loads a smaller file. With 2.5 device pixels per CSS pixel and more, the difference
 * is not visible; the decision and the bytes that it saves are in docs/decisions/, number 0027.
 */
export const PHONE_WIDTH = '58vw'

/** `sizes` of a picture as wide as a narrow window: on a tablet of two device pixels per CSS pixel it is sharp. */
export const NARROW_WIDTH = `(min-width: 600px) 95vw, ${PHONE_WIDTH}`
