import { fetchOk } from '@/lib/browser/fetch-json'
import { drawPerson, fitView, PERSON_MM, PERSON_WIDTH_MM, type Rectangle } from '@/lib/trade/product/floor-space'
import type { PictureCard } from '@/lib/trade/product/picture-card'

/** The width of the card, its greatest height, and its margin in pixels: upright, as chats show without cropping. */
const [WIDTH, MOST_HEIGHT, MARGIN] = [1080, 1350, 64]
const INNER = WIDTH - 2 * MARGIN

/** Font sizes and line heights in pixels. */
const TITLE = { size: 54, line: 62, weight: 640 }
const SMALL = { size: 27, line: 38, weight: 400 }
const STRONG = { size: 34, line: 52, weight: 600 }

type Font = typeof TITLE

/** The least height of the machines in pixels, and the space around them and between the parts of the card. */
const LEAST_DRAWING = 200
const PADDING = 28

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
  const pen = context
  const style = getComputedStyle(document.documentElement)
  const { fontFamily } = getComputedStyle(document.body)
  const colour = (name: string) => style.getPropertyValue(`--${name}`)

  function setFont({ size, weight }: Font) {
    pen.font = `${weight} ${size}px ${fontFamily}`
  }

  function wrap(text: string, font: Font) {
    setFont(font)
    return wrapText(text, INNER, part => pen.measureText(part).width)
  }

  const titleLines = title.split('\n').flatMap(line => wrap(line, TITLE))
  const names = machines.flatMap(({ title: name }, index) => wrap(`${index + 1}  ${name}`, SMALL))
  const columns = Math.max(1, ...figures.map(({ values }) => values.length))
  // A table has the name of a figure above its values.
  const rowHeight = columns > 1 ? SMALL.line + STRONG.line : STRONG.line
  const above = MARGIN + SMALL.line + titleLines.length * TITLE.line + PADDING
  const below = (names.length + 1) * SMALL.line + figures.length * rowHeight + 3 * PADDING + MARGIN
  const room = { width: INNER, height: Math.max(LEAST_DRAWING, MOST_HEIGHT - above - below - 2 * PADDING) }
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

  write(titleLines, write([site], MARGIN, SMALL, 'ink-3'), TITLE)
  let y = PADDING + write(names, above + drawing.height + 3 * PADDING, SMALL)
  for (const { name, values } of figures) {
    pen.fillStyle = colour('ink')
    pen.fillRect(MARGIN, y, INNER, 1.5)
    const baseline = y + rowHeight - (STRONG.line - STRONG.size) / 2 - 5
    if (columns > 1) write([name], y + 4, SMALL, 'ink-3')
    else write([name], baseline - SMALL.size, SMALL, 'ink-3')
    setFont(STRONG)
    pen.fillStyle = colour('ink')
    const width = columns > 1 ? INNER / columns - PADDING / 2 : INNER / 2
    for (const [index, value] of values.entries()) {
      const start = columns > 1 ? (index * INNER) / columns : INNER - Math.min(width, pen.measureText(value).width)
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

/** Breaks a text at spaces into lines of at most `width`; a longer word stands alone. */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The space between two machines beside each other, in mm, and the height of a number below a machine in pixels. */
const GAP_MM = 1000
const NUMBER_HEIGHT = SMALL.line

/**
 * Draws numbered machines at one scale as an SVG picture, beside or below each other, whichever is larger in the room;
 * from the side, the first stands beside a person.
 *
 * @param room the greatest width and height in pixels; the picture is as high as the machines
 */
async function drawMachines(
  { machines, view }: Pick<PictureCard, 'machines' | 'view'>,
  room: Pick<Rectangle, 'width' | 'height'>,
  colour: (name: string) => string,
): Promise<HTMLImageElement> {
  const person = view === 'side' ? PERSON_WIDTH_MM * 1.5 : 0
  const widths = machines.map(({ size }) => size[0])
  const heights = machines.map(({ size }) => Math.max(size[1], person && PERSON_MM))
  const long = sum(widths) + GAP_MM * (machines.length - 1) + person
  const besideScale = Math.min(room.width / long, (room.height - NUMBER_HEIGHT) / Math.max(...heights))
  const belowScale = Math.min(
    room.width / (Math.max(...widths) + person),
    (room.height - NUMBER_HEIGHT * machines.length) / sum(heights),
  )
  const isBeside = besideScale >= belowScale
  const scale = Math.max(besideScale, belowScale)
  let [x, y] = [person * scale, 0]
  const placed = machines.map(({ size }, index) => {
    const [width, height] = [size[0] * scale, size[1] * scale]
    const rowHeight = (isBeside ? Math.max(...heights) : (heights[index] ?? 0)) * scale
    // From above, machines beside each other stand in line.
    const top = y + (rowHeight - height) / (view === 'plan' && isBeside ? 2 : 1)
    const outline = { x, y: top, width, height }
    const ground = y + rowHeight
    if (isBeside) x += width + GAP_MM * scale
    else y += rowHeight + NUMBER_HEIGHT
    return { outline, ground }
  })
  const height = Math.ceil((placed.at(-1)?.ground ?? 0) + NUMBER_HEIGHT)
  const symbols = await Promise.all(machines.map(({ drawn }, index) => drawn && fetchSymbol(drawn.url, view, index)))
  const parts = placed.map(({ outline, ground }, index) => {
    const drawn = machines[index]?.drawn
    const fitted = drawn && fitView(outline, drawn.views[view], view === 'side')
    const frame = fitted?.isStretched ? '' : `<rect ${formatBox(outline)} fill="none" stroke-dasharray="6 6"/>`
    const use = fitted ? `<use href="#m${index}" ${formatBox(fitted.box)}/>` : ''
    const number = `<text x="${outline.x + outline.width / 2}" y="${ground + SMALL.size}" text-anchor="middle"
      font-size="${SMALL.size}" font-family="sans-serif" font-weight="700" stroke="none" fill="${colour('ink')}"
      >${index + 1}</text>`
    return `${frame}${use}${number}`
  })
  const standing =
    person > 0
      ? `<path fill="${colour('ink-3')}" stroke="none" transform="translate(0 ${placed[0]?.ground}) scale(${scale})"
          d="${drawPerson(0, 0)}"/>`
      : ''
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${room.width}"
    height="${height}">${symbols.join('')}<g fill="${colour('sheet')}" stroke="${colour('ink')}" stroke-width="1.5"
    >${parts.join('')}${standing}</g></svg>`)}`
  await image.decode()
  return image
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}

/** Fetches a view of a line drawing as a symbol with the id `m` and `index`. */
async function fetchSymbol(url: string, view: string, index: number): Promise<string> {
  const text = await (await fetchOk(url)).text()
  const symbol = new DOMParser().parseFromString(text, 'image/svg+xml').getElementById(view)
  if (!symbol) throw new Error(`${url} has no view '${view}'`)
  symbol.id = `m${index}`
  return new XMLSerializer().serializeToString(symbol)
}

function formatBox({ x, y, width, height }: Rectangle) {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`
}
