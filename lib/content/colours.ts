import 'server-only'
import { z } from 'zod'
import { readChannels } from '@/lib/colour'

/** Schema of a colour '#RRGGBB'. */
export const colour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, { error: "is not a colour. Write it in quotes, like '#101C27'", abort: true })

/** What each colour is for, as the form of the look says it. */
const USES = {
  paper: 'The ground of the page',
  sheet: 'The ground of every other section and of fields; words on a dark ground',
  plate: 'The ground of pictures',
  'plate-2': 'A button that cannot be used now',
  floor: 'The floor in the 3D view',
  ink: 'Words, and rules between sections',
  'ink-2': 'Secondary words',
  'ink-3': 'Labels, and borders of fields',
  'ink-press': 'A dark button while it is pressed',
  line: 'Rules between rows',
  'line-2': 'Rules between cells',
  kraft: 'The band that asks for a quote',
  'kraft-edge': 'Marks and large numbers',
  'kraft-text': 'Small numbers',
  'kraft-line': 'Rules on the band that asks for a quote',
  signal: 'What asks for a click',
  'signal-hover': 'The same below the pointer',
  'signal-press': 'The same while it is pressed',
  blue: 'The ground of the footer',
  'blue-2': 'The same below the pointer',
  'blue-line': 'Rules in the footer',
  'blue-field': 'Borders of fields in the footer',
  'on-blue': 'Words in the footer',
  'on-blue-2': 'Secondary words in the footer',
  ok: 'The message that something went well',
  'ok-ground': 'The ground of that message',
  bad: 'The message that something failed',
  'bad-ground': 'The ground of that message',
  focus: 'The ring around what the keyboard has reached',
} as const
type Token = keyof typeof USES

/** A colour '#RRGGBB' for each use. */
export type Colours = Record<Token, string>

/** The light backgrounds of pages, on which most colours are used. */
const LIGHT_GROUNDS: Token[] = ['paper', 'sheet', 'plate']

/** The contrast that a colour needs on each background it is used on, by WCAG 2.2 (1.4.3 and 1.4.11). */
const CONTRASTS: { least: number; purpose: string; pairs: Partial<Record<Token, Token[]>> }[] = [
  {
    least: 4.5,
    purpose: 'words',
    pairs: {
      ink: [...LIGHT_GROUNDS, 'plate-2', 'kraft'],
      'ink-2': [...LIGHT_GROUNDS, 'plate-2'],
      'ink-3': LIGHT_GROUNDS,
      'kraft-text': LIGHT_GROUNDS,
      signal: ['paper', 'sheet'],
      ok: ['ok-ground', ...LIGHT_GROUNDS],
      bad: ['bad-ground', ...LIGHT_GROUNDS],
      sheet: ['ink', 'ink-press', 'signal', 'signal-hover', 'signal-press', 'blue', 'blue-2'],
      'on-blue': ['blue', 'blue-2'],
      'on-blue-2': ['blue'],
      blue: ['sheet', 'kraft'],
    },
  },
  {
    // Words from 24 px, marks, edges of controls, the focus.
    least: 3,
    purpose: 'marks and edges',
    pairs: {
      'kraft-edge': LIGHT_GROUNDS,
      signal: ['plate'],
      focus: [...LIGHT_GROUNDS, 'ink', 'blue'],
      'blue-field': ['blue'],
    },
  },
]

/** Relative luminance by WCAG 2.2 of a colour '#RRGGBB', from 0 to 1. */
export function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = readChannels(colour).map(value => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours '#RRGGBB' by WCAG 2.2, from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The colours with too little contrast on one of their backgrounds, each with its contrast there. */
export function findFaintColours(colours: Colours) {
  return CONTRASTS.flatMap(({ least, purpose, pairs }) =>
    (Object.entries(pairs) as [Token, Token[]][]).flatMap(([token, grounds]) =>
      grounds
        .map(ground => ({ token, ground, least, purpose, contrast: computeContrast(colours[token], colours[ground]) }))
        .filter(({ contrast }) => contrast < least),
    ),
  )
}

/** A contrast in the notation of WCAG, rounded down: '4.4 : 1'. */
export function formatContrast(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`
}

function checkContrasts(colours: Colours, context: z.RefinementCtx) {
  for (const { token, ground, least, purpose, contrast } of findFaintColours(colours)) {
    const message = `has a contrast of ${formatContrast(contrast)} on '${ground}'; ${purpose} need ${least} : 1. Make one of the two lighter or darker`
    context.addIssue({ code: 'custom', path: [token], message })
  }
}

function describeColours() {
  const fields = Object.entries(USES).map(([token, description]) => [token, colour.meta({ description })])
  return Object.fromEntries(fields) as Record<Token, typeof colour>
}

/** Schema of the colours of content/brand.yaml. */
export const coloursSchema = z
  .strictObject(describeColours())
  .superRefine(checkContrasts)
  .meta({ description: 'The contrast of words and marks with their grounds is checked' })
