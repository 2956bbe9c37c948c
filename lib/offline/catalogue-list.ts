import { languageRoot } from '@/lib/language'
import { arrayOf, objectOf, parseNumber, parseRecord, parseText } from '@/lib/parse-json'

/**
 * The address of the list of files that the service worker can save for offline use. A step after the export writes it.
 */
export const OFFLINE_CATALOGUE = `${languageRoot}/offline-catalogue.json`

/** A file of the site: its URL, its size on the device, and for a script or style sheet its integrity hash. */
export type Sized = readonly [url: string, bytes: number, integrity?: string]

/** A picture: its URL up to the width, and the size in bytes by format and width. */
export type SizedPicture = {
  base: string
  avif: Readonly<Record<string, number>>
  webp: Readonly<Record<string, number>>
}

/**
 * All files that the catalogue needs without a network, and those of the 3-D models, which are the visitor's choice.
 * `version` changes whenever one of them changes.
 */
export type CatalogueList = {
  version: string
  pages: Sized[]
  files: Sized[]
  pictures: SizedPicture[]
  models: Sized[]
}

/** Parses the list; throws if it has another shape. */
export const parseCatalogueList = objectOf<CatalogueList>({
  version: parseText,
  pages: arrayOf(parseSized),
  files: arrayOf(parseSized),
  pictures: arrayOf(objectOf<SizedPicture>({ base: parseText, avif: parseSizes, webp: parseSizes })),
  models: arrayOf(parseSized),
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

/**
 * The display of the device: its screen width in CSS pixels, device pixels per CSS pixel, and whether the browser
 * supports AVIF.
 */
export type Device = { screenWidth: number; pixelRatio: number; hasAvif: boolean }

/** An AVIF picture of one pixel. */
const AVIF_SAMPLE =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A='

/** Reads the properties of the device that determine which picture files it needs. */
export async function readDevice(): Promise<Device> {
  const image = Object.assign(new Image(), { src: AVIF_SAMPLE })
  const hasAvif = await image.decode().then(
    () => true,
    () => false,
  )
  return { screenWidth: window.screen.width, pixelRatio: window.devicePixelRatio, hasAvif }
}

/** On most screens, machine pictures are not shown wider than this, and a higher pixel ratio adds no visible detail. */
const MAX_SHOWN_CSS_PX = 640
const MAX_PIXEL_RATIO = 2

/** The picture width to save: the largest that the device can show in full, or else the smallest available. */
export function pickWidth(widths: readonly number[], { screenWidth, pixelRatio }: Device): number {
  const shown = Math.min(screenWidth, MAX_SHOWN_CSS_PX) * Math.min(pixelRatio, MAX_PIXEL_RATIO)
  const fitting = widths.filter(width => width <= shown)
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...widths)
}

/**
 * The files that this device must download to save the catalogue. Scripts and styles come first, so that saved pages
 * work.
 *
 * @param withModels whether to save the 3-D models too
 */
export function createDownloads(
  { pages, files, pictures, models }: CatalogueList,
  device: Device,
  withModels = false,
): Sized[] {
  const chosen = pictures.flatMap(({ base, avif, webp }): Sized[] => {
    const format = device.hasAvif && Object.keys(avif).length > 0 ? 'avif' : 'webp'
    const sizes = format === 'avif' ? avif : webp
    const width = pickWidth(Object.keys(sizes).map(Number), device)
    const bytes = sizes[width]
    return bytes === undefined ? [] : [[`${base}-${width}.${format}`, bytes]]
  })
  return [...files, ...pages, ...chosen, ...(withModels ? models : [])]
}

/** The total size of the files, in bytes. */
export function countBytes(downloads: readonly Sized[]): number {
  return downloads.reduce((sum, [, bytes]) => sum + bytes, 0)
}

/** Formats a size for visitors: '8.1 MB', or '340 kB' below one megabyte. */
export function formatSizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
