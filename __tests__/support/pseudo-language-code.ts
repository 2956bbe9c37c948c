/** The language of the tests: Urdu, which is written from right to left. pseudo-language.ts makes its texts. */
export const PSEUDO_LANGUAGE = 'ur'
