import { toStem } from './search-words'

/**
 * Spellings and words of the trade, in India above all, that the catalogue writes otherwise. What the visitor typed is replaced;
 * the longer phrase stands first.
 */
const TRADE_WORDS: readonly [RegExp, string][] = [
  [/\bfolders?-?gluers?\b/g, 'folder gluer'],
  [/\bdie-?cut(\w*)/g, 'die cut$1'],
  [/\bv[ -]?cut(ting|ter)?\b/g, 'v grooving'],
  [/\bpaper (glass|tumbler)\b/g, 'paper cup'],
  [/\b(kappa|grey|gray|mill) ?-?board\b/g, 'greyboard'],
  [/\bhard ?box\b/g, 'rigid box'],
  [/\bset-?up box\b/g, 'rigid box'],
  [/\bcarton box\b/g, 'corrugated box'],
  [/\b(rs ?4|four ?bar|4 ?bar)\b/g, 'four link slotting'],
  [/\b(lifafa|cover) (machine|making)\b/g, 'envelope'],
  [/\blifafa\b/g, 'envelope'],
  [/\b(gatta|gatte)\b/g, 'corrugated'],
  [/\b(dibba|dabba|peti|khokha)\b/g, 'box'],
  [/\b(thaila|thela|jhola)\b/g, 'bag'],
  [/\bpinning\b/g, 'stitching'],
  [/\bwindow (pasting|gluing|fixing)\b/g, 'window patching'],
  [/\b(litho|multi ?color|flute) ?-?(lamination|laminating|pasting)\b/g, 'flute laminator'],
  [/\b(bopp|thermal) lamination\b/g, 'thermal film laminating'],
  [/\bvarnish(ing)?\b/g, 'coating'],
  [/\bfoiling\b/g, 'foil stamping'],
  [/\bair shaft\b/g, 'air expanding shaft'],
  [/\bsheeter\b/g, 'reel to sheet cutter'],
  [/\brewinder\b/g, 'rewinding'],
  [/\bauto\b/g, 'automatic'],
  [/\bsemi ?-?auto(matic)?\b/g, 'semi automatic'],
  [/\bcardboard box\b/g, 'corrugated box'],
]

/** Words that buyers use for one another; a match on the other word counts less. */
const SAME_THING: readonly (readonly string[])[] = [
  ['carton', 'box'],
  ['corrugated', 'cardboard'],
  ['pasting', 'gluing'],
  ['punching', 'die', 'cutting'],
  ['roll', 'reel'],
  ['strip', 'waste'],
  ['pharma', 'pharmaceutical'],
  ['sweets', 'mithai'],
  ['footwear', 'shoe'],
  ['tying', 'strapping'],
  ['jewelry', 'jewellery'],
  ['mobile', 'phone'],
  ['liquor', 'spirits'],
]

const OTHERS = new Map<string, string[]>()
for (const group of SAME_THING) {
  const stems = group.map(toStem)
  for (const stem of stems) OTHERS.set(stem, [...(OTHERS.get(stem) ?? []), ...stems.filter(other => other !== stem)])
}

/** A search in the catalogue's own words. */
export function createCatalogueWords(query: string): string {
  const plain = query.toLowerCase().replaceAll('colour', 'color')
  return TRADE_WORDS.reduce((text, [pattern, ours]) => text.replace(pattern, ours), plain)
}

/** Stems of the words that mean about the same as a stem; none for most. */
export function findVariants(stem: string): readonly string[] {
  return OTHERS.get(stem) ?? []
}
