/*
 * Everything that is known of scripts other than Latin: how buyers who use them write units and the words beside
 * figures, and how their letters sound. A further script adds its own words to these constants, which are parts of
 * regular expressions, and its letters to the last three; no other file has any. A script may leave out any of it.
 */

/** A pattern for any one of some words, which may be patterns themselves. */
const anyOf = (...words: string[]) => `(?:${words.join('|')})`

/** The nasal before a consonant, as in घंटा (ghanta, 'hour'): a sign above the letter before, or half a letter. */
const NASAL = '(?:[ंँ]|न्|ण्)?'
/** The letter f: the ph of Hindi with a dot below it, as one code point or two; many leave the dot out. */
const F = '[फ\u095E]\u093C?'
const PER = anyOf('\\/', 'प्रति', 'हर', 'एक')

/** How units are written: by the unit, or by the part of one that several units share. */
export const UNIT_WORDS = {
  perMinute: `${PER}\\s*मि(?:न[िी]?ट|\\.)`,
  perHour: `${PER}\\s*घ${NASAL}ट[ाे]`,
  perShift: `${PER}\\s*${anyOf(`शि${F}्ट`, 'पाली')}`,
  pieces: anyOf('पीस', 'पिस', 'नग'),
  sheets: 'शीट',
  m: 'मी(?:टर|\\.)?',
  mm: anyOf('मि\\.?\\s?मी\\.?', 'मिल[िी]\\s?मीटर', 'एम\\.?\\s?एम\\.?'),
  cm: anyOf('से\\.?\\s?मी\\.?', `से${NASAL}टी\\s?मीटर`),
  inch: 'इ(?:ं|न्)च[ीि]?',
  ft: `${F}[ीिुू]ट`,
  micron: 'माइक्र[ॉो]न',
  gsm: 'जी\\.?\\s?एस\\.?\\s?एम\\.?',
  ply: 'प्ला[ईय]',
  kW: 'किलो\\s?वाट',
  HP: anyOf('एच\\.?\\s?पी\\.?', 'हॉर्स\\s?पावर'),
  V: 'वोल्ट',
  kg: anyOf('किलो(?:\\s?ग्राम)?', 'कि\\.?\\s?ग्रा\\.?'),
  t: 'टन',
}

/** 'To' between the ends of a range. */
export const TO = 'से'

/** 'By' between the sides of a size. */
export const BY = anyOf('बाय', 'गुणा')

/** Words that multiply the number before them. */
export const THOUSAND = anyOf('हज़ार', 'हजार')
export const LAKH = 'लाख'
export const CRORE = 'करो(?:ड\u093C?|\u095C)'

/** Words beside an amount of money. */
export const RUPEES = 'रु(?:पय[ेा]|पए|\\.)?'
export const PAISE = 'पैस[ेा]'

/** Words for sets, pieces or machines after a number of them. */
export const MACHINES = anyOf('सेट', 'नग', 'पीस', 'मशीन(?:ें)?')

/** 'Diameter' beside the size of a reel. */
export const DIAMETER = 'व्यास'

/** 'Without' before what a machine must not have. */
export const WITHOUT = 'बिना'

/** A letter of a script in which English words are recognised by their sound. */
export const HEARD_LETTER = /\p{Script=Devanagari}/u

/** The letters of these scripts that are vowels of their own, as a class of characters. Signs of vowels are marks. */
export const VOWELS = '\u0904-\u0914'

/**
 * The letters and marks in which English words are written, and their sounds; all other marks are vowels. A y counts as
 * a vowel, as it does in words in Latin letters, so its sound is empty. The sounds are those that sounds.ts makes of
 * English spellings: c is ch, f is also ph, j is also z, k is also c and q, s is also sh, v is also w.
 *
 * A word with a letter that is missing here counts as one of Hindi's own. Hindi's त and द are missing on purpose: the
 * English t and d are written ट and ड. So are the breathed letters (घ, छ, झ, ठ, ढ, थ, ध, भ), in which hardly any
 * English word is written.
 */
export const SOUNDS: Readonly<Record<string, string>> = {
  क: 'k',
  ग: 'g',
  च: 'c',
  ज: 'j',
  ट: 't',
  ड: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  म: 'm',
  र: 'r',
  ल: 'l',
  व: 'v',
  स: 's',
  ह: 'h',
  ख: 'k',
  श: 's',
  ष: 's',
  य: '',
  // The dot above a letter: the n of 'printing', where it stands before another consonant.
  '\u0902': 'n',
}
