import { listOf, objectOf, parseNumber, parseRecord, parseText } from '@/lib/browser/parse-json'

/** An address of the site, the bytes that its file takes on the device, and for a script or style sheet its integrity. */
export type Sized = readonly [url: string, bytes: number, integrity?: string]

/** A picture's address up to its width, and the bytes of each width by format. */
export type SizedPicture = {
  base: string
  avif: Readonly<Record<string, number>>
  webp: Readonly<Record<string, number>>
}

/** All that opens the catalogue without a network. `version` changes with any of it. */
export type CatalogueList = { version: string; pages: Sized[]; files: Sized[]; pictures: SizedPicture[] }

/** Reads the list; throws on anything else. */
export const parseCatalogueList = objectOf<CatalogueList>({
  version: parseText,
  pages: listOf(parseSized),
  files: listOf(parseSized),
  pictures: listOf(objectOf<SizedPicture>({ base: parseText, avif: parseSizes, webp: parseSizes })),
})

function parseSized(json: unknown): Sized {
  const [url, bytes, integrity] = Array.isArray(json) ? json : []
  return integrity === undefined
    ? [parseText(url), parseNumber(bytes)]
    : [parseText(url), parseNumber(bytes), parseText(integrity)]
}

function parseSizes(json: unknown): Record<string, number> {
  return Object.fromEntries(Object.entries(parseRecord(json)).map(([width, bytes]) => [width, parseNumber(bytes)]))
}

/** What the device shows: CSS width of its screen, pixels in one of these, and whether its browser knows AVIF. */
export type Device = { screenWidth: number; pixelRatio: number; hasAvif: boolean }

/** A machine's picture is not shown wider than this on most screens, and a finer screen than this shows no more. */
const SHOWN_CSS_PX = 640
const MOST_PIXEL_RATIO = 2

/** The one width to keep: the largest that the device shows in full, or the smallest there is. */
export function pickWidth(widths: readonly number[], { screenWidth, pixelRatio }: Device): number {
  const shown = Math.min(screenWidth, SHOWN_CSS_PX) * Math.min(pixelRatio, MOST_PIXEL_RATIO)
  const fitting = widths.filter(width => width <= shown)
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...widths)
}

/** What this device loads to keep the catalogue: files first, so that a page that is there also works. */
export function createDownloads({ pages, files, pictures }: CatalogueList, device: Device): Sized[] {
  const chosen = pictures.flatMap(({ base, avif, webp }): Sized[] => {
    const format = device.hasAvif && Object.keys(avif).length > 0 ? 'avif' : 'webp'
    const sizes = format === 'avif' ? avif : webp
    const width = pickWidth(Object.keys(sizes).map(Number), device)
    const bytes = sizes[width]
    return bytes === undefined ? [] : [[`${base}-${width}.${format}`, bytes]]
  })
  return [...files, ...pages, ...chosen]
}

export function countBytes(downloads: readonly Sized[]): number {
  return downloads.reduce((sum, [, bytes]) => sum + bytes, 0)
}

/** A size as visitors read it: '8.1 MB'; below one megabyte '340 kB'. */
export function formatSizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
