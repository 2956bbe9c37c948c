/*
 * Everything that is known of scripts other than Latin: how buyers who use them write units and the words beside
 * figures, and how their letters sound. A further script adds its own alternatives to these patterns, and its letters
 * to the last three constants; no other file has any. All of it is optional: see docs/languages.md.
 */

// Hindi is written with and without the dot below a letter, and with the sign or the letter of a nasal.
const NASAL = '(?:[ंँ]|न्|ण्)?'
const PER = '(?:\\/|प्रति|हर|एक)'

/** How units are written: by the unit, or by the part of one that several units share. */
export const UNIT_WORDS = {
  perMinute: `${PER}\\s*मि(?:न[िी]?ट|\\.)`,
  perHour: `${PER}\\s*घ${NASAL}ट[ाे]`,
  perShift: `${PER}\\s*(?:शि[फ\u095E]\u093C?्ट|पाली)`,
  pieces: 'पीस|पिस|नग',
  sheets: 'शीट',
  m: 'मी(?:टर|\\.)?',
  mm: 'मि\\.?\\s?मी\\.?|मिल[िी]\\s?मीटर|एम\\.?\\s?एम\\.?',
  cm: `से\\.?\\s?मी\\.?|से${NASAL}टी\\s?मीटर`,
  inch: 'इ(?:ं|न्)च[ीि]?',
  ft: '[फ\u095E]\u093C?[ीिुू]ट',
  micron: 'माइक्र[ॉो]न',
  gsm: 'जी\\.?\\s?एस\\.?\\s?एम\\.?',
  ply: 'प्ला[ईय]',
  kW: 'किलो\\s?वाट',
  HP: 'एच\\.?\\s?पी\\.?|हॉर्स\\s?पावर',
  V: 'वोल्ट',
  kg: 'किलो(?:\\s?ग्राम)?|कि\\.?\\s?ग्रा\\.?',
  t: 'टन',
}

/** 'To' between the ends of a range. */
export const TO = 'से'

/** 'By' between the sides of a size. */
export const BY = 'बाय|गुणा'

/** Words that multiply the number before them. */
export const THOUSAND = 'हज़ार|हजार'
export const LAKH = 'लाख'
export const CRORE = 'करो(?:ड\u093C?|\u095C)'

/** Words beside an amount of money. */
export const RUPEES = 'रु(?:पये|\\.)?'
export const PAISE = 'पैस[ेा]'

/** Words for sets, pieces or machines after a number of them. */
export const MACHINES = 'सेट|नग|पीस|मशीन(?:ें)?'

/** 'Diameter' beside the size of a reel. */
export const DIAMETER = 'व्यास'

/** 'Without' before what a machine must not have. */
export const WITHOUT = 'बिना'

/** A letter of a script in which English words are recognised by their sound. */
export const HEARD_LETTER = /\p{Script=Devanagari}/u

/** The letters of these scripts that are vowels of their own, as a class of characters. Signs of vowels are marks. */
export const VOWELS = '\u0904-\u0914'

/**
 * The letters and marks in which English words are written, and their sounds; all other marks are vowels. Hindi's त and
 * द are missing on purpose: the English t and d are written ट and ड, so most words of Hindi itself are not taken for
 * English ones.
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
  '\u0902': 'n',
}
