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
import { LANGUAGE_FILES, type LanguageFiles, LETTERS_FOLDER, LETTERS_URL } from '@/lib/content/language/made-files'
import { hashSource } from '@/scripts/files/made-files'
import { keepShapes } from './keep-shapes'

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

/** The sign of Devanagari that joins two letters. */
const VIRAMA = '\u094D'

/** Fonts that systems have for Devanagari: a late font then changes the shapes of letters, not the lines. */
const SYSTEM_FONTS = ['Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', 'Devanagari MT', 'Mangal']

/** Heights of a line as shares of the size, for letters and fallback alike. */
const METRICS = 'ascent-override: 98%; descent-override: 32%; line-gap-override: 0%;'

function createStyles(letters: string, headingLine: number) {
  return `@font-face{font-family:Letters;src:url(${letters}) format('woff2');font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;${METRICS}}
@font-face{font-family:'Letters fallback';src:${SYSTEM_FONTS.map(name => `local('${name}')`).join()};${METRICS}}
body{font-family:var(--font-archivo),var(--font-rupee),Letters,'Letters fallback','Archivo fallback','Archivo fallback 2',system-ui,sans-serif}
h1,h2,h3{line-height:${headingLine}}
*{letter-spacing:normal}
`
}

/** What visitors may type: any two letters of the texts in one, with any mark. A letter with a dot is one of its own. */
function listSyllables(texts: string): string[] {
  const letters = [...new Set(texts.match(/\p{L}\u093C?/gu))]
  const marks = [...new Set(texts.match(/\p{M}/gu))]
  return letters.flatMap(one => letters.map(other => marks.map(mark => one + VIRAMA + other + mark).join(' ')))
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
  const whole = await subsetFont(readFileSync(join('node_modules', fonts.letters)), letters, { targetFormat: 'sfnt' })
  const isDevanagari = letters.includes(VIRAMA)
  const needed = isDevanagari ? await keepShapes(whole, [...words, ...listSyllables(letters)]) : whole
  const font = await subsetFont(needed, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: SHAPING,
    variationAxes: { wght: WEIGHTS },
  })
  const file = `letters-${hashSource(Buffer.from(font))}.woff2`
  const css = createStyles(LETTERS_URL + file, fonts.headingLine)
  const styles = `language-${hashSource(css)}.css`
  writeFileSync(join(LETTERS_FOLDER, file), font)
  writeFileSync(join(LETTERS_FOLDER, styles), css)
  const files: LanguageFiles = { letters: LETTERS_URL + file, styles: LETTERS_URL + styles }
  writeFileSync(LANGUAGE_FILES, JSON.stringify(files))
  console.info(`${file}: ${font.length} bytes`)
}

void main()
