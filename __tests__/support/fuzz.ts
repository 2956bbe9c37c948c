import fc from 'fast-check'

// `npm test` tries the same cases each time; `npm run fuzz` sets another seed, and a factor for many more runs.
const SEED = Number(process.env.FUZZ_SEED ?? 17)
const FACTOR = Number(process.env.FUZZ_FACTOR ?? 1)

/** The time limit of a test, which takes a second or two on an idle machine. */
export const FUZZ_LIMIT_MS = 60_000 * FACTOR

/** The options of a property that `npm test` tries this often. A failure prints the seed and the smallest case. */
export function createRunOptions(runs: number) {
  return { seed: SEED, numRuns: Math.ceil(runs * FACTOR) }
}

/**
 * Strings that have broken programs: syntax of other formats, control characters, lone surrogates, names of object
 * properties.
 */
export const odd = fc.constantFrom(
  // Nothing, white space, control and invisible characters, and numbers.
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
  // What parsers, objects, file systems and browsers take for something of their own.
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
  // Syntax of addresses, YAML, tables and mail, and characters of several bytes.
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
  // Longer than any field.
  'x'.repeat(300),
)

/** Any text: odd words, words of any script, and both mixed. */
export const anyText = fc.oneof(
  odd,
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(odd, fc.string())).map(parts => parts.join('')),
)

/** Any value that JSON can hold, with odd words and keys in it, and NaN and Infinity, which JSON writes as null. */
export const anyJson = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    // Not deep; the smallest case of a failure may be of another kind, such as a number in place of a list.
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(anyText, fc.double(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(anyText, tie('value'), { maxKeys: 3 }),
  ),
})).value

/** Matches a text with a control or an invisible character, half a character, or a line break. */
export const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u
