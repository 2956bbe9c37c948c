/**
 * Writes what the pages of a further language load besides those of the site: its letters, reduced to the shapes of its
 * texts and of what visitors type, and the style sheet that names them. Usage, with SITE_LANGUAGE set:
 * `tsx --conditions=react-server scripts/export/language-files.ts`
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

/** Increase it if a change of the code changes the letters. */
const RECIPE = 1

/** What else decides what the letters look like: the versions of the tools. */
const TOOLS = ['node_modules/subset-font/package.json', 'node_modules/harfbuzzjs/package.json']

/** Weights of the type scale. */
const WEIGHTS = { min: 400, max: 640 }

/** What joins letters into shapes and places marks, in the order of the shaping engines; spacing is left out: 1.5 kB. */
const SHAPING = [
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

/** Texts with letters that the font of the site lacks. */
const FOREIGN = /(?:[^\0-\u024F\u2000-\u206F\u20A0-\u20CF\u2100-\u22FF]|[\u200C\u200D])+/gu

/** The sign that joins two letters, in the scripts of India. */
const VIRAMA = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D]/

/** Letters of these scripts, each with the dot below it that makes it a letter of its own. */
const LETTERS = /\p{L}[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0C3C\u0CBC]?/gu

/** Heights of a line as shares of the size, for letters and fallback alike. */
const METRICS = 'ascent-override: 98%; descent-override: 32%; line-gap-override: 0%;'

/** Letters that are higher than capitals: the largest lines are smaller, so that what follows stays above the fold. */
const DISPLAY = "[class*='text-display']"

/** With a font of the system in the same metrics until its own has loaded, which then moves no line. */
function createStyles(letters: string, { system, headingLine }: Fonts) {
  const locals = system.map(name => `local('${name}')`).join()
  const fallback = locals && `@font-face{font-family:'Letters fallback';src:${locals};${METRICS}}\n`
  return `@font-face{font-family:Letters;src:url(${letters}) format('woff2');font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;${METRICS}}
${fallback}body{font-family:var(--font-archivo),var(--font-rupee),Letters,'Letters fallback','Archivo fallback','Archivo fallback 2',system-ui,sans-serif}
h1,h2,h3{line-height:${headingLine}}
${DISPLAY}{font-size:clamp(2.375rem,.6rem + 4.3vw,5rem);line-height:calc(${headingLine} - .15)}
*{letter-spacing:normal}
`
}

/** What visitors may type: any two letters of the texts joined by `virama`, with any mark. */
function listSyllables(texts: string, virama: string): string[] {
  const letters = [...new Set(texts.match(LETTERS))]
  const marks = [...new Set(texts.match(/\p{M}/gu))]
  return letters.flatMap(one => letters.map(other => marks.map(mark => one + virama + other + mark).join(' ')))
}

async function makeFont(original: Buffer, words: readonly string[]): Promise<Buffer> {
  const letters = words.join(' ')
  const whole = await subsetFont(original, letters, { targetFormat: 'sfnt' })
  const [virama] = VIRAMA.exec(letters) ?? []
  const needed = virama ? await keepShapes(whole, [...words, ...listSyllables(letters, virama)]) : whole
  return subsetFont(needed, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: SHAPING,
    variationAxes: { wght: WEIGHTS },
  })
}

async function main() {
  const language = findLanguage()
  rmSync(LETTERS_FOLDER, { recursive: true, force: true })
  mkdirSync(LETTERS_FOLDER, { recursive: true })
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
