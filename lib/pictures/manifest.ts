import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders of `content/images/` that hold originals, one picture per file. */
export const PICTURE_FOLDERS = ['products', 'applications', 'boxes', 'views'] as const
export type PictureFolder = (typeof PICTURE_FOLDERS)[number]

/** `products/<slug>`, `applications/packaging-<n>`, `boxes/box-<n>` or `views/<name>`: the original's place without its ending. */
export type PictureKey = `${PictureFolder}/${string}`

/** A place in a picture: x from the left and y from the top, each 0 to 1. */
export type PicturePoint = [x: number, y: number]

/** Places a drawing over a machine's picture needs: the front bottom edge for the dimension line, one point per station. */
export type PicturePoints = {
  edge: [PicturePoint, PicturePoint]
  stations: { name: string; at: PicturePoint }[]
}

/** One picture as the site shows it. `width` and `height` are pixels and give the proportion; `widths` are the files at hand, ascending. */
export type PictureManifestEntry = {
  width: number
  height: number
  base: string
  widths: number[]
  points: PicturePoints | null
  /** A photograph that fills its frame, to be cropped to cover; otherwise a cut-out that lies on the plate. */
  opaque: boolean
}

/** Written by the pictures step, relative to the project's root. */
export const MANIFEST_FILE = '.cache/pictures/manifest.json'

let manifest: Record<string, PictureManifestEntry> | undefined

function readManifest() {
  try {
    // Written by our own step and renamed into place when complete, so its shape is not checked again.
    return JSON.parse(readFileSync(path.join(process.cwd(), MANIFEST_FILE), 'utf8')) as Record<
      string,
      PictureManifestEntry
    >
  } catch (cause) {
    throw new Error(`${MANIFEST_FILE} cannot be read: run npm run pictures`, { cause })
  }
}

/** The finished picture of a key, or undefined where no original has that name. Throws when the pictures step never ran. */
export function findPicture(key: PictureKey): PictureManifestEntry | undefined {
  manifest ??= readManifest()
  return Object.hasOwn(manifest, key) ? manifest[key] : undefined
}

/** The finished picture of a key. Throws, naming the missing original, when there is none. */
export function getPicture(key: PictureKey): PictureManifestEntry {
  const picture = findPicture(key)
  if (!picture) throw new Error(`content/images/${key} has no picture: add the original, then run npm run pictures`)
  return picture
}
