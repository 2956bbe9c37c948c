/**
 * The width of a picture on a phone, for `sizes`: at most three quarters of its true width, so that the browser loads a
 * smaller file. On screens of 2.5 points a pixel and more the difference is not visible; record 0027 has the bytes.
 */
export const PHONE_WIDTH = '58vw'
