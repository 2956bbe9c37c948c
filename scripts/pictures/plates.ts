/**
 * The plate that is shown in place of a machine's picture until there is one: the machine's name on a drawn name plate
 * with rivets, below its outline to scale if its size is stated. All lengths are pixels of the drawing.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { openFolder } from '@/lib/content/files/open-folder'
import { parseFile } from '@/lib/content/files/parse-file'
import { readLanguages } from '@/lib/content/language/language-file'
import { openTranslation } from '@/lib/content/language/open-translation'
import { productSchema, toProduct } from '@/lib/content/product'
import { standsOnFloor } from '@/lib/trade/fit/hall-fit'
import { drawFloorSpace } from '@/lib/trade/product/floor-space'
import type { MachineSize } from '@/lib/trade/product/product'
import { ASCII, FONT_SOURCE } from '@/scripts/data-sheets/fonts'
import { type Fonts, measureText, toTextPaths, wrapText } from '@/scripts/files/text-paths'
import type { Original } from './originals'
import { readColours } from './settings'

/** The size of the drawing, in the ratio of most machines' pictures, and the width between its margins. */
const WIDTH = 1600
const HEIGHT = 1200
const MARGIN = 110
const ROOM = WIDTH - 2 * MARGIN

/**
 * The maximum height of an outline, the height of the name plate, below an outline or alone, and the gap between both.
 */
const OUTLINE_HEIGHT = 600
const NAME_HEIGHT = 290
const NAME_HEIGHT_ALONE = 480
const GAP = 90

/** The distance of the name from the edge of its plate, of a rivet from two edges, and the width of all lines. */
const PADDING = 90
const RIVET = 44
const STROKE = 6

/** Font sizes of a name, largest first; the height of a line and the place of its baseline, as shares of the size. */
const SIZES = [112, 96, 84, 72, 62, 54, 46, 40, 34]
const LINE = 1.16
const BASELINE = 0.78

/** The picture of a machine that has none: its key in the manifest, the name of its files, and its drawing. */
export type Plate = { key: string; name: string; title: string; svg: string }

/**
 * Draws a plate for each machine that names no picture and has none of its own, and another one for each language in
 * which its title differs. A machine whose file has mistakes gets none: the check of the content stops the build.
 */
export async function drawPlates(root: string, originals: readonly Original[]): Promise<Plate[]> {
  const source = openFolder(path.join(root, 'content'))
  const pictured = new Set(originals.filter(({ folder }) => folder === 'products').map(({ name }) => name))
  const slugs = source
    .list()
    .flatMap(file => /^products\/(?<slug>[^/]+)\.yaml$/.exec(file)?.groups?.slug ?? [])
    .filter(slug => !pictured.has(slug))
  if (slugs.length === 0) return []
  const translations = readLanguages(source).map(({ code, fonts }) => ({
    prefix: `${code}/`,
    source: openTranslation(source, code),
    font: fonts && path.join('node_modules', fonts.strong),
  }))
  const versions = [{ prefix: '', source, font: undefined }, ...translations]
  const plates = versions.map(async ({ prefix, source: own, font }) => {
    const products = slugs.flatMap(slug => {
      const file = parseFile(own, `products/${slug}.yaml`, productSchema)
      // The place in the catalogue does not matter here, so every machine gets the first one.
      return file && !file.value.picture ? [{ slug, product: toProduct(file.value, 1) }] : []
    })
    const fonts = await openFonts(products.map(({ product }) => product.title).join(''), font)
    return products.map(({ slug, product }) => {
      const size = standsOnFloor(product) ? product.size : null
      const { title } = product
      return { key: `${prefix}products/${slug}`, name: slug, title, svg: drawPlate(title, size, fonts) }
    })
  })
  const [first = [], ...others] = await Promise.all(plates)
  const isOther = ({ name, title }: Plate) => first.some(plate => plate.name === name && plate.title !== title)
  return [...first, ...others.flat().filter(isOther)]
}

/** The site's font in the style of its headings, then that of a language, reduced to the letters of a text. */
async function openFonts(text: string, file: string | undefined): Promise<Fonts> {
  const fonts = [
    subsetFont(readFileSync(FONT_SOURCE), ASCII + text, {
      targetFormat: 'sfnt',
      variationAxes: { wght: 620, wdth: 88 },
    }),
    ...(file ? [subsetFont(readFileSync(file), ASCII + text, { targetFormat: 'sfnt' })] : []),
  ]
  return (await Promise.all(fonts)).map(font => create(font) as Font)
}

/** Breaks the name into as few lines as fit, of about equal length. */
function balanceText(fonts: Fonts, text: string, size: number, room: number) {
  const lines = wrapText(fonts, text, size, room)
  for (let width = room - size; width > room / 2; width -= size) {
    const narrower = wrapText(fonts, text, size, width)
    // Any narrower, and the name would need another line, or a word would not fit.
    if (narrower.length > lines.length || narrower.some(line => measureText(fonts, line, size) > width)) break
    lines.splice(0, lines.length, ...narrower)
  }
  return lines
}

/** An SVG: the side view beside a person, where a size is stated, and the name on a plate with four rivets. */
function drawPlate(title: string, size: MachineSize | null, fonts: Fonts): string {
  const colours = readColours()
  const outline = size && drawOutline(size, colours)
  const height = size ? NAME_HEIGHT : NAME_HEIGHT_ALONE
  const above = outline ? outline.height + GAP : 0
  const y = (HEIGHT - above - height) / 2 + above
  const room = ROOM - 2 * PADDING
  const fits = (tried: number) => {
    const wrapped = wrapText(fonts, title, tried, room)
    const isLowEnough = wrapped.length * tried * LINE <= height - PADDING
    return isLowEnough && wrapped.every(line => measureText(fonts, line, tried) <= room)
  }
  const fontSize = SIZES.find(fits) ?? SIZES.at(-1) ?? 0
  const lines = balanceText(fonts, title, fontSize, room)
  const top = y + height / 2 - (lines.length * fontSize * LINE) / 2
  const name = lines.map((text, index) => {
    const x = (WIDTH - measureText(fonts, text, fontSize)) / 2
    return toTextPaths(fonts, text, { x, y: top + (index + BASELINE) * fontSize * LINE, size: fontSize })
  })
  const rivets = [MARGIN + RIVET, WIDTH - MARGIN - RIVET].flatMap(x =>
    [y + RIVET, y + height - RIVET].map(at => `<circle cx="${x}" cy="${at}" r="11"/>`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path fill="${colours.plate}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
    ${outline ? `<g transform="translate(0 ${y - above})">${outline.svg}</g>` : ''}
    <g fill="${colours.sheet}" stroke="${colours.ink}" stroke-width="${STROKE}">
      <rect x="${MARGIN}" y="${y}" width="${ROOM}" height="${height}" rx="26"/>${rivets.join('')}
    </g>
    <g fill="${colours.ink}">${name.join('')}</g>
  </svg>`
}

/** The side view to scale, on the floor and beside a person, and its height. */
function drawOutline(size: MachineSize, colours: ReturnType<typeof readColours>) {
  // No height, because only the side view of the drawing is used; it is scaled to its room below.
  const { viewBox, side, person, door } = drawFloorSpace(size, { width: ROOM, height: Infinity })
  const left = side.x
  // The drawing begins before the machine, at the negative viewBox[0]; from the machine on it is this wide.
  const width = viewBox[0] + viewBox[2]
  const ground = side.y + side.height
  const scale = Math.min(ROOM / width, OUTLINE_HEIGHT / ground)
  const stroke = STROKE / scale
  const svg = `<g transform="translate(${(WIDTH - width * scale) / 2 - left * scale} 0) scale(${scale})">
      <rect fill="${colours.sheet}" stroke="${colours.ink}" stroke-width="${stroke}"
        x="${side.x}" y="${side.y}" width="${side.width}" height="${side.height}"/>
      <path fill="none" stroke="${colours['line-2']}" stroke-width="${stroke}" d="${door}"/>
      <path fill="${colours['ink-3']}" d="${person}"/>
      <path stroke="${colours.ink}" stroke-width="${stroke}" d="M${left} ${ground}h${width}"/>
    </g>`
  return { svg, height: ground * scale }
}
