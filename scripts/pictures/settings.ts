/** What an original may be. The reader goes by the bytes; the ending only tells pictures from other files. */
export const ORIGINAL_ENDINGS = ['webp', 'png', 'jpg', 'jpeg', 'avif', 'svg'] as const

export const POINTS_ENDING = '.points.json'

/**
 * Everything that decides what a finished picture looks like. It is part of each file's hash, so that a change here
 * makes every picture anew. Lengths are pixels of an original brought to `fullWidth`.
 */
export const PICTURE_SETTINGS = {
  /** Raise it when the code, not a number, changes what comes out. */
  recipe: 2,
  fullWidth: 1600,
  /** Plate, `#E8EAEC`: the ground of every cut-out. */
  plate: { r: 0xe8, g: 0xea, b: 0xec },
  /** A pixel belongs to the subject above this alpha (of 255); a soft shadow mostly stays below. */
  subjectAlpha: 24,
  /** A pixel from this alpha on is solid, not shadow. */
  solidAlpha: 250,
  margin: { side: 44, top: 24, bottom: 100 },
  /** Width of the rim in which a shadow fades to the plate. */
  fade: 36,
  widths: [320, 480, 640, 720, 960, 1200],
  // Shown at nearly two pixels a point, where quality 50 and full colour resolution look the same and cost a quarter more.
  avif: { quality: 45, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 75 },
} as const
