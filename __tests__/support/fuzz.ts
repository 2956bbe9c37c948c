import fc from 'fast-check'

/** The same cases in every `npm test`; `npm run fuzz` sets another seed and many more runs. */
const SEED = Number(process.env.FUZZ_SEED ?? 17)
const FACTOR = Number(process.env.FUZZ_FACTOR ?? 1)

/** A test takes a second or two, and many times that on a busy machine. */
export const FUZZ_LIMIT_MS = 60_000 * FACTOR

/** How often and from which seed a property is tried. A failure prints the seed and the smallest case. */
export function toRuns(runs: number) {
  return { seed: SEED, numRuns: Math.ceil(runs * FACTOR) }
}

/**
 * Strings that have broken programs: syntax of other formats, control characters, lone surrogates, names of object
 * properties.
 */
export const odd = fc.constantFrom(
  ...[
    '',
    ' ',
    '\t',
    '\n',
    '\r',
    '\0',
    '\u0007',
    '\u202e',
    '\u2066',
    '\ud800',
    '\ufeff',
    '\ufffe',
    '0',
    '-0',
    '1e99',
    'NaN',
  ],
  ...[
    'null',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '<script>alert(1)</script>',
  ],
  ...[
    '%',
    '%00',
    '%E2%80%AE',
    '&',
    '*',
    '!',
    '-',
    ':',
    '?',
    '#',
    '|',
    '"',
    "'",
    '`',
    '@',
    '\\',
    '\r\nBcc: a@b.c',
    '📦',
    'कागज़',
  ],
  'x'.repeat(300),
)

/** Any text: odd words, words of any script, and both mixed. */
export const anyText = fc.oneof(
  odd,
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(odd, fc.string())).map(parts => parts.join('')),
)

/** Any value that JSON can hold, with odd words and keys in it. */
export const anyJson = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(anyText, fc.double(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(anyText, tie('value'), { maxKeys: 3 }),
  ),
})).value

/** Finds hidden characters and line breaks in a text. */
export const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u
