/**
 * Bounds of the content. Each is several times what the largest machine needs, and less than what breaks a page, a data sheet or
 * the build.
 */

/** The largest file so far has 8 kB; a reader of YAML takes seconds for thousands of fields. */
export const MOST_FILE_KB = 64

/** A photograph of a good camera; larger ones are no better at 1600 pixels. */
export const MOST_PICTURE_MB = 20

/** The sides of a picture in pixels: decoded, 12,000 × 12,000 fill 550 MB. */
export const LONGEST_PICTURE_SIDE = 12_000

/** Groups in groups; the deepest of ours has seven. */
export const MOST_LEVELS = 12

/** A column that no line of ours begins in; what does is one group within another, dozens of times. */
export const LAST_COLUMN = 60

/** Letters of a title: it becomes an address and a file name, which may have 255 bytes with its ending. */
export const LONGEST_TITLE = 160

/** Letters of a text on one line, such as a name or a stock. */
export const LONGEST_LINE = 200

/** Letters of a paragraph. */
export const LONGEST_TEXT = 2000

/** Letters of all bullets of a description. */
export const LONGEST_DESCRIPTION = 4000

/** Letters without a space or a hyphen: more do not fit on a telephone. */
export const LONGEST_WORD = 40

/** Entries of any list in a file. */
export const MOST_ENTRIES = 60

/** Entries of a list in search-words.yaml: each travels to whoever searches. */
export const MOST_SEARCH_ENTRIES = 400

/** Of a measured number, in its unit: a micrometre in mm, a kilometre in mm. Pages print three decimals. */
export const LEAST_NUMBER = 0.001
export const MOST_NUMBER = 1_000_000

/** Of what is counted: pieces, colours, stored orders. */
export const MOST_COUNTED = 99_999
