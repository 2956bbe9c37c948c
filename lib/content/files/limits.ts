/**
 * Limits on the content. Each is several times what the largest machine needs, and well below what would break a page,
 * a data sheet or the build.
 */

/**
 * Size of a content file. The largest, search-words.yaml, has 60 kB; a YAML parser needs seconds for far larger ones.
 */
export const MAX_FILE_KB = 96

/** Size of an original picture: a photograph from a good camera. Larger files look no better at 2400 pixels. */
export const MAX_PICTURE_MB = 20

/** Sides of a picture in pixels. A smaller one is a mistake; decoded, 12,000 × 12,000 pixels take 550 MB. */
export const SHORTEST_PICTURE_SIDE = 100
export const LONGEST_PICTURE_SIDE = 12_000

/** Levels of nesting in a YAML file; the deepest real file has seven. */
export const MAX_NESTING = 12

/** Spaces before a line. One that is indented further is nested dozens of levels deep, as no real content is. */
export const LAST_COLUMN = 60

/** Characters in a title. It becomes a URL and a file name, which may have 255 bytes including its extension. */
export const LONGEST_TITLE = 160

/** Characters in a single-line text, such as a name or a stock. */
export const LONGEST_LINE = 200

/** Characters in a paragraph. */
export const LONGEST_TEXT = 2000

/** Characters in all bullets of a description together. */
export const LONGEST_DESCRIPTION = 4000

/** Characters without a space or a hyphen; a longer word does not fit on a phone screen. */
export const LONGEST_WORD = 40

/** Entries in any list in a file. */
export const MAX_ENTRIES = 60

/** Entries in a list of search-words.yaml. Every visitor who searches downloads all of them. */
export const MAX_SEARCH_ENTRIES = 400

/** Range of a measured number in its unit: in mm, from a micrometre to a kilometre. Pages print three decimals. */
export const MIN_VALUE = 0.001
export const MAX_VALUE = 1_000_000

/** Largest count of anything: pieces, colours, stored orders. */
export const MAX_COUNT = 99_999
