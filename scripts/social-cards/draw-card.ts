import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import { getBrand } from '@/lib/content/content'
import { subsetSheetFonts } from '@/scripts/data-sheets/fonts'
import { renderSvg } from '@/scripts/files/render-svg'
import { type Fonts, measureText, toTextPaths, wrapText } from '@/scripts/files/text-paths'

/** The size in pixels that link previews require, the margin at both sides, and the logo before the company's name. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 56
const LOGO = { y: 562, height: 39, gap: 17 }

/** Font sizes of a title, largest first: the first with which it fits three lines, or the last. */
const TITLE_SIZES = [64, 56, 48, 42, 36]
const MOST_TITLE_LINES = 3
const TITLE_WIDTH = 620
/** The height of a title's line as a share of its size, and the baseline of its first line. */
const TITLE_LINE = 1.06
const TITLE_BASELINE = 150

/** The text below the title: its distance from it, its width, its font size and the height of its lines. */
const TEXT_GAP = 24
const TEXT_WIDTH = 560
const TEXT_SIZE = 30
const TEXT_LINE = 40

/** The most lines of text below the title. */
export const MOST_LINES = 3

/** The line at the bottom and the bar on its left end; below it the baseline and the size of the name and of the year. */
const LINE_Y = 540
const BAR = { width: 88, height: 8 }
const COMPANY = { y: 592, size: 28 }
const SINCE = { y: 591, size: 24 }

/** The most room for the picture, its distance from the right edge, and the y at which it ends. */
const PICTURE = { width: 560, height: 470, fromRight: 24, bottom: 520 }

/** The colours and the logo of the company. */
export const { colours, logo } = getBrand()

/** What a card says. `lines` are figures with their units, or one short text; `since` is the year of foundation. */
export type CardContent = { title: string; lines: readonly string[]; company: string; since: string }
export type CardFonts = { title: Fonts; text: Fonts }

/** Opens fonts for drawing text as outlines, so that cards do not depend on installed fonts. */
export async function openCardFonts(contents: readonly CardContent[]): Promise<CardFonts> {
  const { title, text } = await subsetSheetFonts(contents)
  // fontkit's `create` also returns collections, which these files are not.
  const open = (fonts: readonly Buffer[]) => fonts.map(font => create(font) as Font)
  return { title: open(title), text: open(text) }
}

/**
 * Draws a preview card: the title at the left, the picture at the right, the company at the bottom.
 *
 * @param picture a picture on the plate colour, of any size
 * @returns a JPEG of 1200 × 630 pixels, whose full chroma keeps the edges of letters clean
 */
export async function drawCard(
  { title, lines: texts, company, since }: CardContent,
  picture: Buffer,
  fonts: CardFonts,
) {
  const fits = (size: number) => wrapText(fonts.title, title, size, TITLE_WIDTH).length <= MOST_TITLE_LINES
  const size = TITLE_SIZES.find(fits) ?? TITLE_SIZES.at(-1) ?? 0
  const titleLines = wrapText(fonts.title, title, size, TITLE_WIDTH)
  const below = TITLE_BASELINE + titleLines.length * size * TITLE_LINE + TEXT_GAP
  const lines = texts.flatMap(text => wrapText(fonts.text, text, TEXT_SIZE, TEXT_WIDTH)).slice(0, MOST_LINES)
  const titlePaths = titleLines.map((text, index) =>
    toTextPaths(fonts.title, text, { x: MARGIN, y: TITLE_BASELINE + index * size * TITLE_LINE, size }),
  )
  const linePaths = lines.map((text, index) =>
    toTextPaths(fonts.text, text, { x: MARGIN, y: below + index * TEXT_LINE, size: TEXT_SIZE }),
  )
  // Below a line: the logo and the company at the left, the year of foundation at the right.
  const mark = await renderSvg(logo.replaceAll('currentColor', colours.ink), LOGO.height)
  const companyX = MARGIN + mark.info.width + LOGO.gap
  const sinceX = WIDTH - MARGIN - measureText(fonts.text, since, SINCE.size)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path stroke="${colours.ink}" stroke-width="2" d="M${MARGIN} ${LINE_Y}H${WIDTH - MARGIN}"/>
    <path fill="${colours['kraft-edge']}" d="M${MARGIN} ${LINE_Y - BAR.height / 2}h${BAR.width}v${BAR.height}h-${BAR.width}z"/>
    <g fill="${colours.ink}">
      ${toTextPaths(fonts.title, company, { ...COMPANY, x: companyX })}
      ${titlePaths.join('')}
    </g>
    <g fill="${colours['ink-2']}">
      ${toTextPaths(fonts.text, since, { ...SINCE, x: sinceX })}
      ${linePaths.join('')}
    </g>
  </svg>`
  const machine = await sharp(picture)
    .resize(PICTURE.width, PICTURE.height, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colours.plate } })
    .composite([
      {
        input: machine.data,
        left: WIDTH - PICTURE.fromRight - machine.info.width,
        top: Math.round(PICTURE.bottom - machine.info.height),
      },
      { input: mark.data, left: MARGIN, top: LOGO.y },
      { input: Buffer.from(svg) },
    ])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
