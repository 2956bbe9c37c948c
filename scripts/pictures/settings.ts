import { join } from 'node:path'
import { readChannels } from '@/lib/colour'
import { readBrand } from '@/lib/content/brand'
import { openFolder } from '@/lib/content/files/open-folder'
import { ContentError, type Problem } from '@/lib/content/files/problem'
import { getProjectFolder } from '@/lib/content/project-folder'

/**
 * Everything that affects a finished picture. It is part of each file's hash, so that a change here remakes every
 * picture. Lengths are pixels of an original scaled to `fullWidth`.
 */
export const PICTURE_SETTINGS = {
  /** Increase it if a change of the code changes the pictures. */
  recipe: 4,
  fullWidth: 2400,
  /** The background of every cut-out. */
  get plate() {
    return readPlate()
  },
  /** A pixel with a higher alpha (of 255) belongs to the subject. Most of a soft shadow is below. */
  subjectAlpha: 24,
  /** A pixel with at least this alpha is solid, not shadow. */
  solidAlpha: 250,
  /**
   * How a shadow of an opacity of 0 to 1 is drawn: `strength` × opacity ^ `power`. Rendered shadows are soft all round,
   * like a halo: so drawn they are deeper at the feet, from 0.59 on, and fainter farther away.
   */
  shadow: { strength: 1.3, power: 1.5 },
  /** The distances from the subject at which a cut-out is cropped; the shadow needs more room at the bottom. */
  margin: { side: 66, top: 36, bottom: 150 },
  /** Width of the border in which a shadow fades into the plate. */
  fade: 54,
  /**
   * The widths in which each picture is made, as far as it has them. Those above 1200 are for the hero on screens of
   * two device pixels per CSS pixel.
   */
  widths: [320, 480, 640, 720, 960, 1200, 1600],
  /**
   * How a picture is made smaller. The usual kernel, Lanczos, sharpens: edges against the light ground turn into strings
   * of bright dots, which cost 7 % of the bytes and come out as specks.
   */
  kernel: 'mitchell',
  // Phones show these pictures at nearly two device pixels per CSS pixel, where full chroma looks the same but takes a
  // quarter more bytes.
  avif: { quality: 48, effort: 2, chromaSubsampling: '4:2:0' },
  // From this width on, more than phones need, AVIF is made with less effort: in two fifths less time, with 5 % more
  // bytes. On wide screens a picture is seen pixel by pixel, where a lower quality leaves specks around a machine.
  wideAvif: { from: 960, effort: 1, quality: 56 },
  webp: { quality: 75 },
} as const

/**
 * The red, green and blue of the plate, each 0 to 255. Read at each use, because `npm run dev` makes pictures before
 * and after the colour changes, and without the rest of the content, because pages wait for the pictures.
 */
function readPlate() {
  const [r, g, b] = readChannels(readColours().plate)
  return { r, g, b }
}

/** The colours of the brand. */
export function readColours() {
  const problems: Problem[] = []
  const brand = readBrand(openFolder(join(getProjectFolder(), 'content')), problems)
  if (!brand) throw new ContentError(problems)
  return brand.colours
}
