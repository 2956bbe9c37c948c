/** The phrases around figures and materials. What stands in braces is filled in. */
type Phrases = Record<
  | 'about'
  | 'upTo'
  | 'from'
  | 'above'
  | 'range'
  | 'or'
  | 'and'
  | 'ply'
  | 'flute'
  | 'doubleWall'
  | 'note'
  | 'outlined'
  | 'typical',
  string
> & {
  /** Names of materials, where they are other words than those of the files. */
  materials: Record<string, string>
  specification: Record<'worksOn' | 'makes' | 'options' | 'operators', string>
}

/** How a site speaks of figures: the locale of its numbers and days, and the phrases around figures and materials. */
export type Speech = { locale: string; phrases: Phrases }

/** Numbers and names alone, for a content whose phrases cannot be read. */
const PLAIN: Phrases = {
  about: '{value}',
  upTo: '{value}',
  from: '{value}',
  above: '{value}',
  range: '{least}–{most}',
  or: '{some}, {last}',
  and: '{some}, {last}',
  ply: '{ply}',
  flute: '{flutes}',
  doubleWall: '{flutes}',
  note: '{stock}, {note}',
  outlined: '',
  typical: '',
  materials: {},
  specification: { worksOn: '', makes: '', options: '', operators: '' },
}

/** What next.config.ts puts into the code of the browser in place of these names. */
declare const process: { env: { SITE_LOCALE?: string; PHRASES?: string } }

let speech: Speech | null = null

/** Sets how this process speaks. Who reads content calls it: the gate for its checks, a build for its language. */
export function speak(own: Speech): void {
  speech = own
}

/**
 * How this build speaks. Functions that format figures are called wherever one is shown: handed to each of them, it
 * would be part of the data of every page.
 */
export function getSpeech(): Speech {
  speech ??= {
    locale: process.env.SITE_LOCALE ?? 'en-IN',
    phrases: process.env.PHRASES ? JSON.parse(process.env.PHRASES) : PLAIN,
  }
  return speech
}
