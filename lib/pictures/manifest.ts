import 'server-only'
import { createReader } from '@/lib/content/files/read-made-file'
import { language } from '@/lib/language'
import type { PictureKey, ShownPicture } from '@/lib/trade/product/picture'
import type { Point } from './drawing'

/** The points for a drawing over a machine's picture: both ends of the front bottom edge, and one point per station. */
export type PicturePoints = {
  edge: [Point, Point]
  stations: { name: string; at: Point }[]
}

/** A processed picture. */
export type PictureManifestEntry = ShownPicture & {
  points: PicturePoints | null
  /** True for a photograph that is cropped to fill its frame, false for a cut-out on the site's background. */
  opaque: boolean
  /** Where the subject begins in columns of equal width, from left to right: shares of the height, from above. */
  skyline: number[]
  /** Where it ends in the same columns, without its shadow; 0 where there is nothing. */
  foot: number[]
}

/** Written by `npm run pictures`; relative to the project's root. */
export const MANIFEST_FILE = '.cache/pictures/manifest.json'

const readManifest = createReader<Record<string, PictureManifestEntry>>(MANIFEST_FILE, 'npm run pictures')

/**
 * The processed picture of a key; undefined if there is no original. A machine always has a picture: without an
 * original, the pictures step makes a plate with its name, and another one in this language if the name differs. Throws
 * if the step has not run.
 */
export function findPicture(key: PictureKey): PictureManifestEntry | undefined {
  const manifest = readManifest()
  return manifest[`${language}/${key}`] ?? manifest[key]
}

/** The processed picture of a key. Throws an error that contains the key if there is no original. */
export function getPicture(key: PictureKey): PictureManifestEntry {
  const picture = findPicture(key)
  if (!picture) throw new Error(`content/images/${key} has no picture: add the original, then run npm run pictures`)
  return picture
}

/** The further views of a machine, by the endings of their originals' names. */
const VIEWS = ['operator', 'delivery'] as const

export type MachineView = { name: (typeof VIEWS)[number]; picture: PictureManifestEntry }

/**
 * The further views of a machine for which there is an original beside its picture, named `<picture>-<name>`. They are
 * drawn, so a machine with a photograph, a picture without points, has none.
 */
export function findMachineViews(key: PictureKey): MachineView[] {
  if (!findPicture(key)?.points) return []
  return VIEWS.flatMap(name => {
    const picture = findPicture(`${key}-${name}`)
    return picture ? [{ name, picture }] : []
  })
}
