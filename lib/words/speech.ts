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
  | 'stretched'
  | 'typical',
  string
> & {
  /** Names of materials, where they are other words than those of the files. */
  materials: Record<string, string>
  specification: Record<'worksOn' | 'makes' | 'options' | 'operators', string>
}

/** How a site speaks of figures: the locale of its numbers and days, and the phrases around figures and materials. */
export type Speech = { locale: string; phrases: Phrases }

/** Phrases without words, for a content whose own phrases cannot be read. */
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
  stretched: '',
  typical: '',
  materials: {},
  specification: { worksOn: '', makes: '', options: '', operators: '' },
}

/** What next.config.ts puts into the code of the browser in place of these names. */
declare const process: { env: { SITE_LOCALE?: string; PHRASES?: string } }

let speech: Speech | null = null

/** Sets how this process speaks of figures. It is called after content has been read, with that content's phrases. */
export function speak(own: Speech): void {
  speech = own
}

/**
 * How this build speaks of figures. It is global, not a parameter of each function that formats a figure: as a value it
 * would be part of the data of every page.
 */
export function getSpeech(): Speech {
  speech ??= {
    locale: process.env.SITE_LOCALE ?? 'en-IN',
    phrases: process.env.PHRASES ? JSON.parse(process.env.PHRASES) : PLAIN,
  }
  return speech
}
