/**
 * `npm run fonts`: makes the site's fonts and the @font-face rules of their fallbacks, all of which are committed. Run it
 * when the characters or the axes change. e2e/outer/budgets.spec.ts measures that no line moves when the font arrives.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { ASCII, FONT_SOURCE } from '@/scripts/data-sheets/fonts'

const FONT = 'assets/fonts/archivo-latin.woff2'
/** The narrow digits of figures, which only pages that show such figures load. */
const FIGURES_FONT = 'assets/fonts/archivo-figures.woff2'
/** The sign of the rupee, which the package keeps in another file. Only pages with a price load it. */
const RUPEE_FONT = 'assets/fonts/archivo-rupee.woff2'
const RUPEE_SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2'
const LICENCE = 'assets/fonts/LICENSE-Archivo.txt'
const FALLBACKS = 'components/ui/font-fallback.css'

/** A limit, because every first visit downloads the font. */
const MAX_BYTES = 26_000

/**
 * The range of the design's type scale: weights from text (400) to headlines (640), widths from text to headlines. A
 * variable font stores what is narrower than its standard width separately from what is wider: with the narrow half it
 * would have 36 kB instead of 25.
 */
const AXES = { wght: { min: 400, max: 640 }, wdth: { min: 100, max: 113 } }

/** The width of figures. */
const FIGURES_WIDTH = 78
const FIGURES_CHARACTERS = '0123456789,.:–×+−%'

/** Kerning and tabular figures. */
const FEATURES = ['kern', 'tnum']

/** Characters of ASCII that no text of the site needs. */
const UNUSED = /[\\^`{}|~<>]/g
/** The characters of the site's font. If a visitor types any other, the fallback font shows it. */
const CHARACTERS = `${ASCII.replace(UNUSED, '')}\u00a0©®°±²³·×÷–—‘’“”…•−™é`

/**
 * System fonts to fall back to. `meanAdvance` is the mean width of a character of LETTERS, with the space after it, in
 * 1/2048 of the font size. Arial's was measured with Liberation Sans 2, which has the same metrics; that of the regular
 * one equals the constant in Next's font loader. Roboto, Android's font, was measured with @fontsource/roboto 5.3.
 *
 * A @font-face has one size-adjust for all fonts in it. Roboto's regular is so close to Arial's that both share one.
 * Roboto Bold is narrower than Arial Bold, so it has one of its own, in a second family: `font-family` lists it after
 * the first, for devices that have no font of the first.
 */
const REGULAR = {
  family: 'Archivo fallback',
  fonts: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
  meanAdvance: 934.51,
}
const BOLD = {
  family: 'Archivo fallback',
  fonts: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  meanAdvance: 1011.05,
}
// Some Android devices have no Roboto Bold and make it from the regular, which is 1 % narrower.
const ROBOTO_BOLD = { family: 'Archivo fallback 2', fonts: ['Roboto Bold', 'Roboto'], meanAdvance: 951.7 }
const BOLDS = [BOLD, ROBOTO_BOLD]

/** Letters and spaces by their frequency in English, as in Next's font loader. */
const LETTERS = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      '

/**
 * The roles of the type scale whose width or weight requires a separate fallback. `wght` and `wdth` are the instance
 * of our font that is measured; `weights` and `stretch` are the CSS ranges of its fallback, which may not overlap.
 */
const ROLES = [
  { role: 'text', wght: 400, wdth: 100, weights: '400 559', stretch: '90% 107%', fallbacks: [REGULAR] },
  { role: 'strong text', wght: 600, wdth: 100, weights: '560 640', stretch: '90% 107%', fallbacks: BOLDS },
  { role: 'headline', wght: 620, wdth: 113, weights: '400 640', stretch: '108% 114%', fallbacks: BOLDS },
] as const

/** Creates a role's fallback @font-face rules, with metrics adjusted so that no line moves when the font arrives. */
async function createFallbacks(
  source: Buffer,
  { role, wght, wdth, weights, stretch, fallbacks }: (typeof ROLES)[number],
) {
  const instance = await subsetFont(source, ASCII, { targetFormat: 'sfnt', variationAxes: { wght, wdth } })
  // fontkit's `create` also returns collections, which this file is not.
  const font = create(instance) as Font
  const { ascent, descent, unitsPerEm } = font
  const total = font.glyphsForString(LETTERS).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
  const mean = total / LETTERS.length / unitsPerEm
  const formatPercent = (share: number) => `${(share * 100).toFixed(2)}%`
  const faces = fallbacks.map(({ family, fonts, meanAdvance }) => {
    const adjust = mean / (meanAdvance / 2048)
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
  const source = await readFile(FONT_SOURCE)
  const options = { targetFormat: 'woff2', variationAxes: AXES, keepFeatures: FEATURES, noHinting: true } as const
  const ownFont = await subsetFont(source, CHARACTERS, options)
  if (ownFont.length > MAX_BYTES) throw new Error(`${FONT} would be ${ownFont.length} bytes, more than ${MAX_BYTES}`)
  await mkdir(path.dirname(FONT), { recursive: true })
  await writeFile(FONT, ownFont)
  const inWidth = (wdth: number) => ({ ...options, variationAxes: { ...AXES, wdth } })
  await writeFile(FIGURES_FONT, await subsetFont(source, FIGURES_CHARACTERS, inWidth(FIGURES_WIDTH)))
  // With the axis of widths, the file of this one sign would be twice as large; it has the width of text.
  await writeFile(RUPEE_FONT, await subsetFont(await readFile(RUPEE_SOURCE), '₹', inWidth(100)))
  await copyFile(path.join(FONT_SOURCE, '../../LICENSE'), LICENCE)
  const complete = create(source) as Font
  const missing = [...CHARACTERS].filter(character => !complete.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const rules = await Promise.all(ROLES.map(role => createFallbacks(source, role)))
  console.log(`${FONT}: ${ownFont.length} bytes. Not in the source: ${missing.join(' ') || 'none'}`)
  const title =
    "/* Fonts of visitors' systems stretched to Archivo's measures, so that nothing moves when it arrives. From: npm run fonts */"
  await writeFile(FALLBACKS, `${[title, ...rules].join('\n')}\n`)
}

main().catch(problem => {
  console.error(problem)
  process.exitCode = 1
})
