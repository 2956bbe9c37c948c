import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

/** Run by hand when the characters or the axes change; the font it makes is kept in the repository. */
const PACKAGE = 'node_modules/@fontsource-variable/archivo'
const SOURCE = path.join(PACKAGE, 'files/archivo-latin-standard-normal.woff2')
const FONT = 'assets/fonts/archivo-latin.woff2'
const LICENCE = 'assets/fonts/LICENSE-Archivo.txt'

/** The first visit pays for every byte of it. */
const MOST_BYTES = 60_000

/** Bounds of the design's type scale: text 400, headlines up to 640 with room for bold; figures 76 %, display 116 %. */
const AXES = { wght: { min: 400, max: 640 }, wdth: { min: 76, max: 116 } }

/** Kerning, and figures of one width for tables. */
const FEATURES = ['kern', 'tnum']

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const CHARACTERS = `${ASCII}\u00a0£§©®°±²³µ·«»¼½¾×÷–—‘’“”…•′″↑↓→←−€₹™áäçèéíñóöü`

/**
 * Mean advance of Arial in 1/2048 em over LETTERS. Both read from Liberation Sans 2, which has Arial's advances;
 * the regular one equals the constant in Next's own font loader.
 */
const ARIAL = { Arial: 934.51, 'Arial Bold': 1011.05 }

/** English text by frequency with its word spaces, as Next's font loader weighs it. */
const LETTERS = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      '

/** The roles of the type scale that differ in width or weight enough to need a fallback of their own. */
const ROLES = [
  { role: 'text', wght: 400, wdth: 100, weights: '400 559', stretch: '90% 107%', local: 'Arial' },
  { role: 'strong text', wght: 600, wdth: 100, weights: '560 640', stretch: '90% 107%', local: 'Arial Bold' },
  { role: 'headline', wght: 620, wdth: 113, weights: '400 640', stretch: '108% 114%', local: 'Arial Bold' },
  { role: 'display', wght: 640, wdth: 116, weights: '400 640', stretch: '115% 116%', local: 'Arial Bold' },
  { role: 'figure', wght: 600, wdth: 78, weights: '400 640', stretch: '76% 89%', local: 'Arial Bold' },
] as const

/** Glyph number of a character in a `cmap` of format 4, which starts at `map`; 0 where the font has none. */
function findGlyph(font: Buffer, map: number, code: number) {
  const span = font.readUInt16BE(map + 6)
  for (let end = map + 14; end < map + 14 + span; end += 2) {
    if (code > font.readUInt16BE(end)) continue
    const start = font.readUInt16BE(end + span + 2)
    if (code < start) return 0
    const delta = font.readUInt16BE(end + 2 * span + 2)
    const range = end + 3 * span + 2
    const offset = font.readUInt16BE(range)
    const glyph = offset === 0 ? code : font.readUInt16BE(range + offset + 2 * (code - start))
    return (glyph + delta) & 0xffff
  }
  return 0
}

/**
 * Reads what the fallback needs from an uncompressed font: the tables head, hhea, hmtx and cmap of
 * https://learn.microsoft.com/typography/opentype/spec. Lengths are font units; a missing character has no advance.
 */
function readMetrics(font: Buffer) {
  const tables: Record<string, number> = {}
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
    tables[font.toString('latin1', record, record + 4)] = font.readUInt32BE(record + 8)
  }
  const { head = 0, hhea = 0, hmtx = 0, cmap = 0 } = tables
  const maps = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, n) => cmap + font.readUInt32BE(cmap + 8 + 8 * n))
  const map = maps.find(offset => font.readUInt16BE(offset) === 4) ?? cmap
  const lastAdvance = font.readUInt16BE(hhea + 34) - 1
  return {
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    unitsPerEm: font.readUInt16BE(head + 18),
    findAdvance(character: string) {
      const glyph = findGlyph(font, map, character.charCodeAt(0))
      return glyph === 0 ? null : font.readUInt16BE(hmtx + 4 * Math.min(glyph, lastAdvance))
    },
  }
}

/** A fallback face that takes the room of the role, so that no line moves when the font arrives. */
async function toFallback(source: Buffer, { role, wght, wdth, weights, stretch, local }: (typeof ROLES)[number]) {
  const instance = await subsetFont(source, ASCII, { targetFormat: 'sfnt', variationAxes: { wght, wdth } })
  const { ascent, descent, unitsPerEm, findAdvance } = readMetrics(instance)
  const total = [...LETTERS].reduce((sum, letter) => sum + (findAdvance(letter) ?? 0), 0)
  const adjust = total / LETTERS.length / unitsPerEm / (ARIAL[local] / 2048)
  const toPercent = (share: number) => `${(share * 100).toFixed(2)}%`
  return `/* ${role}: ${wght}, ${wdth}% */
@font-face {
  font-family: 'Archivo fallback';
  src: local('${local}');
  font-weight: ${weights};
  font-stretch: ${stretch};
  size-adjust: ${toPercent(adjust)};
  ascent-override: ${toPercent(ascent / unitsPerEm / adjust)};
  descent-override: ${toPercent(descent / unitsPerEm / adjust)};
  line-gap-override: 0%;
}`
}

async function main() {
  const source = await readFile(SOURCE)
  const font = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: AXES,
    keepFeatures: FEATURES,
    noHinting: true,
  })
  if (font.length > MOST_BYTES) throw new Error(`${FONT} would be ${font.length} bytes, more than ${MOST_BYTES}`)
  await mkdir(path.dirname(FONT), { recursive: true })
  await writeFile(FONT, font)
  await copyFile(path.join(PACKAGE, 'LICENSE'), LICENCE)
  const { findAdvance } = readMetrics(await subsetFont(source, CHARACTERS, { targetFormat: 'sfnt' }))
  const missing = [...CHARACTERS].filter(character => findAdvance(character) === null)
  const fallbacks = await Promise.all(ROLES.map(role => toFallback(source, role)))
  console.log(`${FONT}: ${font.length} bytes. Not in the source: ${missing.join(' ') || 'none'}`)
  console.log(fallbacks.join('\n'))
}

main().catch(problem => {
  console.error(problem)
  process.exitCode = 1
})
