import { fetchOk } from '@/lib/browser/fetch-json'
import { drawPerson, formatViewUrl, PERSON_MM, PERSON_WIDTH_MM, type Rectangle } from '@/lib/trade/product/floor-space'
import type { PictureCard } from '@/lib/trade/product/picture-card'

/** Lengths in pixels, like all below. The card is upright, 4 to 5, which chats show without cropping. */
const WIDTH = 1080
const MOST_HEIGHT = 1350
const MARGIN = 64
const INNER_WIDTH = WIDTH - 2 * MARGIN

/** Font sizes, heights of a line, and font weights. */
const TITLE = { size: 54, line: 62, weight: 640 }
const SMALL = { size: 27, line: 38, weight: 400 }
const STRONG = { size: 34, line: 52, weight: 600 }

type Font = typeof TITLE

/** The least height of the drawing of the machines. */
const LEAST_DRAWING_HEIGHT = 200

/** The space around the machines and between the parts of the card. */
const PADDING = 28

/** The rule above a figure, and the space between it and the figure's name. */
const RULE = 1.5
const BELOW_RULE = 4

/** How far letters such as g hang below the baseline of a value. */
const DESCENT = 5

/**
 * Draws a picture card in the site's colours and letters.
 *
 * @param card its machines, figures and link
 * @param site name of the site, at the top
 * @throws if a drawing could not be fetched, or the browser draws no picture
 */
export async function drawCard({ title, machines, view, figures, url }: PictureCard, site: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  // Never null in the functions below, unlike `context`.
  const pen = context
  const style = getComputedStyle(document.documentElement)
  const { fontFamily } = getComputedStyle(document.body)
  const colour = (name: string) => style.getPropertyValue(`--${name}`)

  function setFont({ size, weight }: Font) {
    pen.font = `${weight} ${size}px ${fontFamily}`
  }

  function wrap(text: string, font: Font) {
    setFont(font)
    return wrapText(text, INNER_WIDTH, part => pen.measureText(part).width)
  }

  const titleLines = title.split('\n').flatMap(line => wrap(line, TITLE))
  const names = machines.flatMap(({ title: name }, index) => wrap(`${index + 1}  ${name}`, SMALL))
  // The values of a figure, one for each machine, are side by side.
  const columns = Math.max(1, ...figures.map(({ values }) => values.length))
  // A table has the name of a figure above its values.
  const rowHeight = columns > 1 ? SMALL.line + STRONG.line : STRONG.line
  // The heights of the card's parts above and below the drawing. Below it are the names, the figures and the link, each
  // with PADDING before it.
  const above = MARGIN + SMALL.line + titleLines.length * TITLE.line + PADDING
  const below = (names.length + 1) * SMALL.line + figures.length * rowHeight + 3 * PADDING + MARGIN
  const room = { width: INNER_WIDTH, height: Math.max(LEAST_DRAWING_HEIGHT, MOST_HEIGHT - above - below - 2 * PADDING) }
  const drawing = await drawMachines({ machines, view }, room, colour)

  canvas.width = WIDTH
  canvas.height = above + drawing.height + 2 * PADDING + below
  pen.fillStyle = colour('sheet')
  pen.fillRect(0, 0, WIDTH, canvas.height)
  pen.fillStyle = colour('plate')
  pen.fillRect(0, above, WIDTH, drawing.height + 2 * PADDING)
  pen.drawImage(drawing, MARGIN, above + PADDING)

  /** Writes lines from `top` on. Returns where they end. */
  function write(lines: readonly string[], top: number, font: Font, name = 'ink') {
    setFont(font)
    pen.fillStyle = colour(name)
    for (const [index, line] of lines.entries()) pen.fillText(line, MARGIN, top + index * font.line + font.size)
    return top + lines.length * font.line
  }

  const endOfSite = write([site], MARGIN, SMALL, 'ink-3')
  write(titleLines, endOfSite, TITLE)
  const endOfPlate = above + drawing.height + 2 * PADDING
  let y = write(names, endOfPlate + PADDING, SMALL) + PADDING
  for (const { name, values } of figures) {
    pen.fillStyle = colour('ink')
    pen.fillRect(MARGIN, y, INNER_WIDTH, RULE)
    const baseline = y + rowHeight - (STRONG.line - STRONG.size) / 2 - DESCENT
    // Above the values of a table, or on one line with a single value: `write` puts a baseline `size` below `top`.
    write([name], columns > 1 ? y + BELOW_RULE : baseline - SMALL.size, SMALL, 'ink-3')
    setFont(STRONG)
    pen.fillStyle = colour('ink')
    // The most that a value takes; `fillText` condenses a longer one.
    const width = columns > 1 ? INNER_WIDTH / columns - PADDING / 2 : INNER_WIDTH / 2
    for (const [index, value] of values.entries()) {
      // The values of a table begin at the left of their columns; a single value ends at the right edge.
      const start =
        columns > 1 ? (index * INNER_WIDTH) / columns : INNER_WIDTH - Math.min(width, pen.measureText(value).width)
      pen.fillText(value, MARGIN + start, baseline, width)
    }
    y += rowHeight
  }
  // The link without its query, which is too long to be typed; the message beside the picture has it whole.
  const { host, pathname } = new URL(url)
  write([host + pathname], y + PADDING, SMALL)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('This browser stores no picture'))))
  })
}

/** Breaks a text at spaces into lines of at most `width`, as `measure` measures them; a longer word stands alone. */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The space between two machines that stand side by side. */
const GAP_MM = 1000

/** The height of the number below a machine, in pixels. */
const NUMBER_HEIGHT = SMALL.line

/**
 * Draws numbered machines at one scale as an SVG picture, side by side or one below the other, whichever makes them
 * larger in the room. Seen from the side, the first stands beside a person.
 *
 * @param room the greatest width and height in pixels; the picture is as high as the machines
 */
async function drawMachines(
  { machines, view }: Pick<PictureCard, 'machines' | 'view'>,
  room: Pick<Rectangle, 'width' | 'height'>,
  colour: (name: string) => string,
): Promise<HTMLImageElement> {
  // The space in mm for a person with a gap; from above there is none.
  const personMm = view === 'side' ? PERSON_WIDTH_MM * 1.5 : 0
  const widths = machines.map(({ size }) => size[0])
  const heights = machines.map(({ size }) => Math.max(size[1], personMm && PERSON_MM))
  const wholeMm = sum(widths) + GAP_MM * (machines.length - 1) + personMm
  const besideScale = Math.min(room.width / wholeMm, (room.height - NUMBER_HEIGHT) / Math.max(...heights))
  const belowScale = Math.min(
    room.width / (Math.max(...widths) + personMm),
    (room.height - NUMBER_HEIGHT * machines.length) / sum(heights),
  )
  const isBeside = besideScale >= belowScale
  // Pixels per mm; 0 if no machine states its size, so that their numbers stand alone.
  const largestScale = Math.max(besideScale, belowScale)
  const scale = Number.isFinite(largestScale) ? largestScale : 0
  let x = personMm * scale
  let y = 0
  const placed = machines.map(({ size }, index) => {
    const [width, height] = [size[0] * scale, size[1] * scale]
    const rowHeight = (isBeside ? Math.max(...heights) : (heights[index] ?? 0)) * scale
    // Seen from above, machines side by side have a common axis; otherwise they stand on common ground.
    const top = y + (rowHeight - height) / (view === 'plan' && isBeside ? 2 : 1)
    const outline = { x, y: top, width, height }
    const ground = y + rowHeight
    if (isBeside) x += width + GAP_MM * scale
    else y += rowHeight + NUMBER_HEIGHT
    return { outline, ground }
  })
  const height = Math.ceil((placed.at(-1)?.ground ?? 0) + NUMBER_HEIGHT)
  const symbols = await Promise.all(
    machines.map(({ drawn }, index) => drawn && fetchSymbol(formatViewUrl(drawn, view), index)),
  )
  const parts = placed.map(({ outline, ground }, index) => {
    const element = machines[index]?.drawn ? `use href="#m${index}"` : 'rect'
    const machine = `<${element} ${formatBox(outline)}/>`
    const number = `<text x="${outline.x + outline.width / 2}" y="${ground + SMALL.size}" text-anchor="middle"
      font-size="${SMALL.size}" font-family="sans-serif" font-weight="700" stroke="none" fill="${colour('ink')}"
      >${index + 1}</text>`
    return `${machine}${number}`
  })
  const person =
    personMm > 0
      ? `<path fill="${colour('ink-3')}" stroke="none" transform="translate(0 ${placed[0]?.ground}) scale(${scale})"
          d="${drawPerson(0, 0)}"/>`
      : ''
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${room.width}"
    height="${height}">${symbols.join('')}<g fill="${colour('sheet')}" stroke="${colour('ink')}" stroke-width="1.5"
    >${parts.join('')}${person}</g></svg>`)}`
  await image.decode()
  return image
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}

/** Fetches the symbol of a view, and gives it the id `m` and `index`. */
async function fetchSymbol(url: string, index: number): Promise<string> {
  const text = await (await fetchOk(url)).text()
  const symbol = new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('symbol')
  if (!symbol) throw new Error(`${url} has no symbol`)
  symbol.id = `m${index}`
  return new XMLSerializer().serializeToString(symbol)
}

/** The attributes of an SVG element that place it in a box. */
function formatBox({ x, y, width, height }: Rectangle) {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`
}
