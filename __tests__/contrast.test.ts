/** @jest-environment node */
import { readFileSync } from 'node:fs'
import tokens from '@/tailwind.config'

type Group = Record<string, string>

const colors = tokens.theme?.colors as unknown as Record<string, string | Group>

/** The value of a token as components name it: 'ink-3', 'plate', 'blue-line'. */
function toColor(token: string): string {
  for (const [name, value] of Object.entries(colors)) {
    if (typeof value === 'string' && name === token) return value
    if (typeof value !== 'string') {
      const found = Object.entries(value).find(([shade]) => (shade === 'DEFAULT' ? name : `${name}-${shade}`) === token)
      if (found) return found[1]
    }
  }
  throw new Error(`There is no colour token '${token}'`)
}

/** Relative luminance by WCAG 2.2 of a colour '#RRGGBB'. */
function toLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [toLuminance(toColor(one)), toLuminance(toColor(other))].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const LIGHT_GROUNDS = ['paper', 'sheet', 'plate']

/** Words of any size: 4.5 by WCAG 1.4.3. The first of each pair stands on each of the grounds. */
const WORDS: [token: string, grounds: string[]][] = [
  ['ink', [...LIGHT_GROUNDS, 'plate-2', 'kraft']],
  ['ink-2', [...LIGHT_GROUNDS, 'plate-2']],
  ['ink-3', LIGHT_GROUNDS],
  ['kraft-text', LIGHT_GROUNDS],
  ['signal', ['paper', 'sheet']],
  ['ok', ['ok-ground', ...LIGHT_GROUNDS]],
  ['bad', ['bad-ground', ...LIGHT_GROUNDS]],
  ['sheet', ['ink', 'ink-press', 'signal', 'signal-hover', 'signal-press', 'blue', 'blue-2']],
  ['on-blue', ['blue', 'blue-2']],
  ['on-blue-2', ['blue']],
  ['blue', ['sheet', 'kraft']],
]

/** Words from 24 px, marks, edges of controls and the focus: 3 by WCAG 1.4.3 and 1.4.11. */
const MARKS: [token: string, grounds: string[]][] = [
  ['kraft-edge', LIGHT_GROUNDS],
  ['ink-3', LIGHT_GROUNDS],
  ['signal', LIGHT_GROUNDS],
  ['ink', [...LIGHT_GROUNDS, 'kraft']],
  ['focus', [...LIGHT_GROUNDS, 'ink', 'blue']],
  ['blue-field', ['blue']],
  ['bad', LIGHT_GROUNDS],
]

/** Tokens in no pair, and why none is needed. */
const EXEMPT: Record<string, string> = {
  line: 'a rule between parts that white space parts as well',
  'line-2': 'as line; and the edge of what is switched off or names itself in words, which WCAG leaves out',
  'kraft-line': 'a rule between the lines of a list',
  'blue-line': 'a rule, and the frame of marks that are known by their white shape',
}

/** No colours of their own. */
const KEYWORDS = ['transparent', 'current']

/** Every colour token, as components name it. */
const TOKENS = Object.entries(colors)
  .filter(([name]) => !KEYWORDS.includes(name))
  .flatMap(([name, value]) =>
    typeof value === 'string'
      ? [name]
      : Object.keys(value).map(shade => (shade === 'DEFAULT' ? name : `${name}-${shade}`)),
  )

const toPairs = (list: typeof WORDS) =>
  list.flatMap(([token, grounds]) => grounds.map(ground => [token, ground] as const))

it.each(toPairs(WORDS))('words in %s on %s can be read', (token, ground) => {
  expect(toContrast(token, ground)).toBeGreaterThanOrEqual(4.5)
})

it.each(toPairs(MARKS))('a mark or an edge in %s on %s can be seen', (token, ground) => {
  expect(toContrast(token, ground)).toBeGreaterThanOrEqual(3)
})

it('measures every colour token, or says why it need not', () => {
  const measured = new Set([...toPairs(WORDS), ...toPairs(MARKS)].flat())
  expect(TOKENS.filter(token => !measured.has(token)).sort()).toEqual(Object.keys(EXEMPT).sort())
})

it('lays the focus on a ring of white where it stands on kraft or on blue', () => {
  expect(toColor('sheet')).toBe('#FFFFFF')
  expect(toContrast('focus', 'kraft')).toBeLessThan(3)
  const style = readFileSync('components/ui/base.css', 'utf8')
  const [, outline, offset] =
    /:focus-visible \{\n {2}outline: (\d+)px solid var\(--focus\);\n {2}outline-offset: (\d+)px/.exec(style) ?? []
  for (const file of ['quote-band', 'footer']) {
    const markup = readFileSync(`components/layout/${file}.tsx`, 'utf8')
    const [, ring] = /\*\*:focus-visible:shadow-\[0_0_0_(\d+)px_/.exec(markup) ?? []
    expect(Number(ring)).toBeGreaterThan(Number(outline) + Number(offset))
  }
})

it('measures as WCAG does', () => {
  expect(toContrast('sheet', 'ink-3')).toBeCloseTo(6.2, 1)
  expect(toContrast('ink-3', 'sheet')).toBe(toContrast('sheet', 'ink-3'))
  expect(() => toContrast('lilac', 'sheet')).toThrow("no colour token 'lilac'")
})
