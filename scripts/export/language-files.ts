/**
 * Writes what the pages of a further language load in addition to other pages: a font of its letters, reduced to the
 * shapes of its texts and of what visitors type, and the style sheet that names the font. Usage, with SITE_LANGUAGE
 * set: `tsx --conditions=react-server scripts/export/language-files.ts`
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { findLanguage } from '@/lib/content/content'
import { openFolder } from '@/lib/content/files/open-folder'
import type { Language } from '@/lib/content/language/language-file'
import { LANGUAGE_FILES, type LanguageFiles, LETTERS_FOLDER, LETTERS_URL } from '@/lib/content/language/made-files'
import { openHashCache } from '@/scripts/files/hash-cache'
import { hashSource } from '@/scripts/files/made-files'
import { keepShapes } from './keep-shapes'

type Fonts = NonNullable<Language['fonts']>

/** Part of the cache's key. Increase it if a change of this code changes the font. */
const RECIPE = 2

/** Files with the versions of the tools that make the font, also part of the cache's key. */
const TOOLS = ['node_modules/subset-font/package.json', 'node_modules/harfbuzzjs/package.json']

/**
 * The lightest weight in the design's type scale, and that of headings: the letters of these fonts are narrower than the
 * site's own at the width of a heading, with thinner strokes, and look as bold only at a greater weight.
 */
const WEIGHTS = { min: 400, max: 720 }

/**
 * The OpenType features that join letters into shapes and place marks, in the order in which they are applied. Kerning
 * is left out, which saves 1.5 kB.
 */
const SHAPING_FEATURES = [
  'ccmp',
  'nukt',
  'akhn',
  'rphf',
  'rkrf',
  'blwf',
  'half',
  'vatu',
  'cjct',
  'pres',
  'abvs',
  'blws',
  'psts',
  'haln',
  'abvm',
  'blwm',
  'mark',
  'mkmk',
  'init',
  'medi',
  'fina',
  'rlig',
  'liga',
  'calt',
]

/**
 * A run of characters that the font of the site lacks. It has Latin letters and the signs of punctuation, currency,
 * number and mathematics, but not the two that join letters or keep them apart (200C, 200D).
 */
const FOREIGN = /(?:[^\0-\u024F\u2000-\u206F\u20A0-\u20CF\u2100-\u22FF]|[\u200C\u200D])+/gu

/** The virama, the sign that joins two letters, of each script of India. */
const VIRAMA = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D]/

/** A letter, with the dot below (nukta) that makes it another letter in the scripts of India. */
const LETTERS = /\p{L}[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0C3C\u0CBC]?/gu

/** The height of a line as shares of the text size: the same for the font and its fallback, so that no line moves. */
const METRICS = 'ascent-override: 98%; descent-override: 32%; line-gap-override: 0%;'

/**
 * Selects the largest headings. The home page's banner makes its own smaller in these languages, whose letters are higher
 * than Latin capitals, so that its controls are on the first screen at 1280 × 800 even below a heading of three lines. Its
 * wide headline has two and keeps its size, as does the title of a page, in a header of its own without controls below.
 */
const LARGEST_HEADINGS = "[class*='text-display']"
const THREE_LINES = ":not([class*='w-max'],header>*)"

/**
 * The style sheet of a language. Until its font has loaded, a font of the system is shown with the same line heights.
 * Letters have no space between them, because it would break the line that joins those of some scripts.
 *
 * @param fontUrl the URL of the font
 */
function createStyles(fontUrl: string, { system, headingLine }: Fonts) {
  const locals = system.map(name => `local('${name}')`).join()
  const fallback = locals && `@font-face{font-family:'Letters fallback';src:${locals};${METRICS}}\n`
  return `@font-face{font-family:Letters;src:url(${fontUrl}) format('woff2');font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;${METRICS}}
${fallback}html{--font-text:var(--font-archivo),var(--font-rupee),Letters,'Letters fallback','Archivo fallback','Archivo fallback 2',system-ui,sans-serif}
h1,h2,h3{font-weight:${WEIGHTS.max};line-height:${headingLine}}
${LARGEST_HEADINGS}{line-height:calc(${headingLine} - .15)}
${LARGEST_HEADINGS}${THREE_LINES}{font-size:clamp(2.375rem,3.75vw,4.5rem)}
*{letter-spacing:normal}
`
}

/** What visitors may type: any two letters of the texts joined by `virama`, with any mark. */
function listSyllables(texts: string, virama: string): string[] {
  const letters = [...new Set(texts.match(LETTERS))]
  const marks = [...new Set(texts.match(/\p{M}/gu))]
  return letters.flatMap(one => letters.map(other => marks.map(mark => one + virama + other + mark).join(' ')))
}

/** Reduces a font to `words` and, in a script that joins letters, to the syllables that visitors may type. As WOFF2. */
async function makeFont(original: Buffer, words: readonly string[]): Promise<Buffer> {
  const letters = words.join(' ')
  // keepShapes takes an uncompressed font, of which it keeps the shapes of the texts.
  const whole = await subsetFont(original, letters, { targetFormat: 'sfnt' })
  const [virama] = VIRAMA.exec(letters) ?? []
  const needed = virama ? await keepShapes(whole, [...words, ...listSyllables(letters, virama)]) : whole
  return subsetFont(needed, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: SHAPING_FEATURES,
    variationAxes: { wght: WEIGHTS },
  })
}

async function main() {
  const language = findLanguage()
  rmSync(LETTERS_FOLDER, { recursive: true, force: true })
  mkdirSync(LETTERS_FOLDER, { recursive: true })
  // The site's own font has all letters of this language.
  if (!language?.fonts) return
  const { fonts, code } = language
  const source = openFolder(join('content', code))
  const texts = source.list().filter(path => path.endsWith('.yaml'))
  const words = new Set(texts.flatMap(path => readFileSync(join('content', code, path), 'utf8').match(FOREIGN) ?? []))
  const letters = [...words].join(' ')
  const original = readFileSync(join('node_modules', fonts.letters))
  const cache = openHashCache(`.cache/${code}/letters-made`)
  const inputs = [String(RECIPE), ...TOOLS.map(file => readFileSync(file)), original, letters]
  const font = await cache.read(inputs, () => makeFont(original, [...words]))
  await cache.deleteUnused()
  const file = `letters-${hashSource(Buffer.from(font))}.woff2`
  const css = createStyles(LETTERS_URL + file, fonts)
  const styles = `language-${hashSource(css)}.css`
  writeFileSync(join(LETTERS_FOLDER, file), font)
  writeFileSync(join(LETTERS_FOLDER, styles), css)
  const files: LanguageFiles = { letters: LETTERS_URL + file, styles: LETTERS_URL + styles }
  writeFileSync(LANGUAGE_FILES, JSON.stringify(files))
  console.info(`${file}: ${font.length} bytes`)
}

void main()
