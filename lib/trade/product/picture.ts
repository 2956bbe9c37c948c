/** The folders of `content/images/` with original pictures, one per file. */
export const PICTURE_FOLDERS = ['products', 'applications', 'boxes', 'views'] as const
export type PictureFolder = (typeof PICTURE_FOLDERS)[number]

/**
 * The original's path without its extension: `products/<slug>` or another name that the machine's file has,
 * `applications/packaging-<n>`, `boxes/box-<n>` or `views/<name>`.
 */
export type PictureKey = `${PictureFolder}/${string}`

/**
 * What a browser needs to show a processed picture. `width` and `height` are in pixels of an original 1600 wide: they
 * give the aspect ratio, and what is drawn over the picture is placed and scaled in these pixels. `widths` are the
 * widths of the available files, in ascending order. A file has the URL `<base>-<width>.<format>`.
 */
export type ShownPicture = { width: number; height: number; base: string; widths: number[] }

/** Drops all other properties, so that they are not sent to the browser. */
export function toShownPicture({ base, widths, width, height }: ShownPicture): ShownPicture {
  return { base, widths, width, height }
}
