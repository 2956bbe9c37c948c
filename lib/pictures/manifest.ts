import 'server-only'
import { createReader } from '@/lib/content/files/read-made-file'

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

const readManifest = createReader<Record<string, PictureManifestEntry>>(MANIFEST_FILE, 'npm run pictures')

/** The finished picture of a key, or undefined where no original has that name. Throws when the pictures step never ran. */
export function findPicture(key: PictureKey): PictureManifestEntry | undefined {
  const manifest = readManifest()
  return Object.hasOwn(manifest, key) ? manifest[key] : undefined
}

/** The finished picture of a key. Throws, naming the missing original, when there is none. */
export function getPicture(key: PictureKey): PictureManifestEntry {
  const picture = findPicture(key)
  if (!picture) throw new Error(`content/images/${key} has no picture: add the original, then run npm run pictures`)
  return picture
}
