import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** Run by hand when the characters or the axes change; the font it makes is kept in the repository. */
const PACKAGE = 'node_modules/@fontsource-variable/archivo'
const SOURCE = path.join(PACKAGE, 'files/archivo-latin-standard-normal.woff2')
const FONT = 'assets/fonts/archivo-latin.woff2'
const LICENCE = 'assets/fonts/LICENSE-Archivo.txt'

/** The first visit pays for every byte of it. */
const MOST_BYTES = 40_000

/** Bounds of the design's type scale: text 400, headlines up to 640 with room for bold; figures 76 %, display 116 %. */
const AXES = { wght: { min: 400, max: 640 }, wdth: { min: 76, max: 116 } }

/** Kerning, and figures of one width for tables. */
const FEATURES = ['kern', 'tnum']

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
/** What no sentence of a catalogue needs; where a visitor types one, the fallback face shows it. */
const UNUSED = /[\\^`{}|~<>]/g
const CHARACTERS = `${ASCII.replace(UNUSED, '')}\u00a0©®°±²³½×–—‘’“”…•₹™é`

/**
 * What visitors have instead, with the mean advance in 1/2048 em over LETTERS. Arial's are read from Liberation Sans 2, which
 * has the same; the regular one equals the constant in Next's own font loader. Roboto, which Android has, is read from
 * @fontsource/roboto 5.3. Its regular is so near to Arial that one face serves both; some Androids have its bold only as
 * a drawn-out regular, which is 1 % narrower.
 */
const REGULAR = {
  family: 'Archivo fallback',
  fonts: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
  advance: 934.51,
}
const BOLD = {
  family: 'Archivo fallback',
  fonts: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  advance: 1011.05,
}
const ROBOTO_BOLD = { family: 'Archivo fallback 2', fonts: ['Roboto Bold', 'Roboto'], advance: 951.7 }
const BOLDS = [BOLD, ROBOTO_BOLD]

/** English text by frequency with its word spaces, as Next's font loader weighs it. */
const LETTERS = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      '

/** The roles of the type scale that differ in width or weight enough to need a fallback of their own. */
const ROLES = [
  { role: 'text', wght: 400, wdth: 100, weights: '400 559', stretch: '90% 107%', locals: [REGULAR] },
  { role: 'strong text', wght: 600, wdth: 100, weights: '560 640', stretch: '90% 107%', locals: BOLDS },
  { role: 'headline', wght: 620, wdth: 113, weights: '400 640', stretch: '108% 114%', locals: BOLDS },
  { role: 'display', wght: 640, wdth: 116, weights: '400 640', stretch: '115% 116%', locals: BOLDS },
  { role: 'figure', wght: 600, wdth: 78, weights: '400 640', stretch: '76% 89%', locals: BOLDS },
] as const

/** Fallback faces that take the room of the role, so that no line moves when the font arrives. */
async function createFallbacks(source: Buffer, { role, wght, wdth, weights, stretch, locals }: (typeof ROLES)[number]) {
  const instance = await subsetFont(source, ASCII, { targetFormat: 'sfnt', variationAxes: { wght, wdth } })
  // fontkit's `create` may also give a collection of fonts, which a font file is not.
  const font = create(instance) as Font
  const { ascent, descent, unitsPerEm } = font
  const total = font.glyphsForString(LETTERS).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
  const mean = total / LETTERS.length / unitsPerEm
  const formatPercent = (share: number) => `${(share * 100).toFixed(2)}%`
  const faces = locals.map(({ family, fonts, advance }) => {
    const adjust = mean / (advance / 2048)
    return `@font-face {
  font-family: '${family}';
  src: ${fonts.map(font => `local('${font}')`).join(', ')};
  font-weight: ${weights};
  font-stretch: ${stretch};
  size-adjust: ${formatPercent(adjust)};
  ascent-override: ${formatPercent(ascent / unitsPerEm / adjust)};
  descent-override: ${formatPercent(-descent / unitsPerEm / adjust)};
  line-gap-override: 0%;
}`
  })
  return [`/* ${role}: ${wght}, ${wdth}% */`, ...faces].join('\n')
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
  const whole = create(await subsetFont(source, CHARACTERS, { targetFormat: 'sfnt' })) as Font
  const missing = [...CHARACTERS].filter(character => !whole.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const fallbacks = await Promise.all(ROLES.map(role => createFallbacks(source, role)))
  console.log(`${FONT}: ${font.length} bytes. Not in the source: ${missing.join(' ') || 'none'}`)
  console.log(fallbacks.join('\n'))
}

main().catch(problem => {
  console.error(problem)
  process.exitCode = 1
})
