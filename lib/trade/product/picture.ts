/**
 * The properties of a processed picture that a browser needs to show it. `width` and `height` in pixels give the aspect
 * ratio, `widths` are the widths of the available files in ascending order, and a file has the URL
 * `<base>-<width>.<format>`.
 */
export type ShownPicture = { width: number; height: number; base: string; widths: number[] }

/** Drops all other properties, so that they are not sent to the browser. */
export function toShownPicture({ base, widths, width, height }: ShownPicture): ShownPicture {
  return { base, widths, width, height }
}
