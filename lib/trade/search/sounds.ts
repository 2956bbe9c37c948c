import { HEARD_LETTER, SOUNDS, VOWELS } from '@/lib/trade/measures/other-scripts'

/** Spellings of English and their sounds, applied in this order. 'C' keeps the sound of 'ch' from becoming a 'k'. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/t?ch/g, 'C'],
  [/c(?=[eiy])|sh|ti(?=on)/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
]

/** A vowel at the beginning of a word, and a vowel or mark of a script that is read by its sound. */
const INITIAL_VOWEL = new RegExp(`^[aeiou${VOWELS}]`)
const VOWEL_OR_MARK = new RegExp(`[${VOWELS}\\p{M}]`, 'gu')
/** A word with fewer sounds, the 'a' included, is not heard: too many words sound like it. */
const MIN_SOUNDS = 3

/**
 * The consonant sounds of a word, after an 'a' if it begins with a vowel: 'ktr' for cutter. Null if they are too few,
 * or a letter has no English sound.
 */
function toSounds(word: string): string | null {
  const start = INITIAL_VOWEL.test(word) ? 'a' : ''
  let sounds = ''
  if (HEARD_LETTER.test(word)) {
    // The marks with a sound of their own, such as that of an 'n', stay.
    for (const letter of word.replace(VOWEL_OR_MARK, sign => (sign in SOUNDS ? sign : ''))) {
      const sound = SOUNDS[letter]
      if (sound === undefined) return null
      sounds += sound
    }
  } else {
    const spelled = SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word)
    sounds = spelled.toLowerCase().replace(/[aeiouy]/g, '')
  }
  // 'n' and 'm' sound alike before 'p' and 'b', and a doubled consonant is heard once.
  const heard = start + sounds.replace(/m(?=[pb])/g, 'n').replace(/(.)\1+/g, '$1')
  return heard.length < MIN_SOUNDS ? null : heard
}

/**
 * Creates a function that finds English words by their consonants: those written in another script, as buyers do, and
 * those spelled as they are heard. कटर is 'cutter', and slotar 'slotter'. Of several `words` that sound alike, it finds
 * the last; it returns null for what sounds like none of them.
 */
export function createSoundFinder(words: readonly string[]): (typed: string) => string | null {
  // Made at the first word that the search does not know otherwise: most visits have none.
  let bySound: Map<string | null, string> | null = null
  return typed => {
    bySound ??= new Map(words.filter(word => /^[a-z]+$/.test(word)).map(word => [toSounds(word), word]))
    const sounds = toSounds(typed)
    return sounds === null ? null : (bySound.get(sounds) ?? null)
  }
}
