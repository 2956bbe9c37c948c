import type { PictureManifestEntry } from '@/lib/pictures/manifest'

/**
 * How high the frame of a machine's picture may be below a wide headline, as shares of the banner: the highest that
 * keeps the machine clear of the headline is taken.
 */
const FRAME_HEIGHTS = [1, 0.92, 0.84, 0.76, 0.68] as const

/** How far the frame stands above the banner's foot if a dimension line goes below its picture, as a share. */
export const RAISED_BY = 0.08

/** The longest line of a wide headline, in em. */
const LONGEST_LINE_EM = 11.5
const WIDE_LINES = 2

/** Letters of another script than Latin, the narrow and the broad ones of Latin, and vowel signs above and below. */
const OTHER_SCRIPT = /[^\u0020-\u024f\u2010-\u201f]/
const NARROW = /[ijlftrI .,:;!'’()|-]/
const BROAD = /[mwMW—]/
const MARK = /\p{M}/u

/** About how wide a letter is in the headline, in em: measured in the typefaces of both, rounded up. */
function measureLetter(letter: string) {
  if (MARK.test(letter)) return 0
  if (OTHER_SCRIPT.test(letter)) return 0.72
  if (NARROW.test(letter)) return 0.34
  return BROAD.test(letter) ? 0.92 : 0.6
}

/** The widths of a headline's lines, and their height, in em. */
export type WideHeadline = { lines: number[]; height: number }

/**
 * Measures a headline that reaches into the free corner of a machine's picture: two lines that are short enough. Null
 * for any other headline, which stands beside the picture.
 */
export function measureWideHeadline(statement: readonly string[]): WideHeadline | null {
  const lines = statement.map(line => [...line].reduce((sum, letter) => sum + measureLetter(letter), 0))
  if (lines.length !== WIDE_LINES || lines.some(width => width > LONGEST_LINE_EM)) return null
  // The style sheet of a language with signs above and below its letters sets lines farther apart.
  return { lines, height: statement.some(line => OTHER_SCRIPT.test(line)) ? 1.15 : 0.95 }
}

/** A window's width, and the height of the banner's picture in it, in pixels. */
type Room = { width: number; height: number }

/** What hero.tsx and hero-slide.tsx allow: windows from 900 px on, and in each the lowest to the highest banner. */
const ROOMS: Room[] = [900, 1100, 1280, 1440, 1700, 1920, 2560].flatMap(width => {
  const highest = Math.min(0.45 * width, 752)
  return [320, 400, 480, 560, 640, 720, highest].filter(height => height <= highest).map(height => ({ width, height }))
})

type Machine = Pick<PictureManifestEntry, 'width' | 'height' | 'skyline'>

/**
 * Picks the height of the frame that keeps a machine clear of a wide headline in every window: 0 is the full height of
 * the banner, and each further step is 8 % less.
 *
 * @param isRaised whether the frame stands above a dimension line
 */
export function pickFrameHeight(machine: Machine, headline: WideHeadline, isRaised: boolean): number {
  const raisedBy = isRaised ? RAISED_BY : 0
  const step = FRAME_HEIGHTS.findIndex(share =>
    ROOMS.every(room => isClear(machine, headline, room, { share: share - raisedBy, raisedBy })),
  )
  return step < 0 ? FRAME_HEIGHTS.length - 1 : step
}

/** Where the headline's first line begins below the banner's edge, in pixels, and where letters of a line end, in em. */
const TOP = 10
const DEPTH = 1
/** What is left free between letters and machine, in pixels. */
const CLEARANCE = 6

/** Whether a machine stands clear of the headline. The picture stands at the right lower corner of its frame. */
function isClear(
  { width, height, skyline }: Machine,
  headline: WideHeadline,
  room: Room,
  { share, raisedBy }: { share: number; raisedBy: number },
) {
  const [margin, gutter] = room.width >= 1536 ? [48, 32] : [32, 24]
  const column = (Math.min(room.width - 2 * margin, 1760) - 2 * gutter) / 3
  const pageLeft = Math.max(margin, (room.width - 1536) / 2)
  const right = room.width - pageLeft
  const em = Math.min(88, 0.052 * room.width)
  const ratio = width / height
  const shownWidth = Math.min(right - pageLeft - column, ratio * share * room.height)
  const shownHeight = shownWidth / ratio
  const top = room.height * (1 - raisedBy) - shownHeight
  return headline.lines.every((line, index) => {
    const behind = (pageLeft + line * em + CLEARANCE - (right - shownWidth)) / shownWidth
    const columns = skyline.slice(0, Math.max(0, Math.ceil(behind * skyline.length)))
    const end = TOP + (headline.height * index + DEPTH) * em + CLEARANCE
    return columns.every(start => top + start * shownHeight >= end)
  })
}
