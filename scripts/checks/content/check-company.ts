import 'server-only'
import { type Company, DAYS } from '@/lib/content/company'
import type { Parsed } from '@/lib/content/files/parse-file'

/** The company of the sample content. No other company may use its domain. */
export const SAMPLE = { name: 'Boxwright Machinery', domain: 'boxwright.example' }

type Hours = Company['hours']

/** The first three letters of a day's name, by which a text's 'Mon' or 'Thurs' is recognised. */
const shorten = (day: string) => day.slice(0, 3)
const DAY_NAMES = DAYS.map(day => `${shorten(day)}(?:${day.slice(shorten(day).length)})?`)
/** A day's name in a text: 'Mon', 'Monday' or 'Mondays'. 'Tues', 'Weds' and 'Thurs' end like a plural. */
const DAY = `(${[...DAY_NAMES, 'Thur'].join('|')})s?`
/** Days from one to another: 'Monday to Friday', 'Mon - Fri'. */
const DAY_RANGE = new RegExp(`\\b${DAY}\\s*(?:-|–|to|till|until|through)\\s*${DAY}\\b`, 'gi')
const SINGLE_DAY = new RegExp(`\\b${DAY}\\b`, 'gi')
/**
 * What a text says about closed days, up to the end of the sentence, of its part before a semicolon, or of the line:
 * 'closed on Sunday', 'except Fridays'.
 */
const CLOSED = /\b(?:closed|except|not)\b.*?(?=[.!?;]\s|\n|$)/gis
/** A time in a text: '9', '9:30', '9.30' or '9 a.m.', as hour, minute, and 'a' or 'p'. */
const CLOCK = /\b(\d{1,2})(?:[:.](\d\d))?(?:\s*([ap])\.?\s?m\b)?/gi

/**
 * Checks that the company does not use the sample's domain, that its hours are valid, and that its texts about them
 * agree.
 */
export function checkCompany({ value: { name, domain, hours }, report }: Parsed<Company>) {
  if (domain === SAMPLE.domain && name !== SAMPLE.name)
    report(['domain'], `'${domain}' is the domain of the sample content. Write the domain of ${name}`)
  const seen = new Set<string>()
  for (const [index, { days, opens, closes }] of listOpenings(hours).entries()) {
    const place = index === 0 ? ['hours'] : ['hours', 'also', index - 1]
    if (opens >= closes)
      report([...place, 'closes'], `closes at ${closes}, before it opens at ${opens}. Write 18:00 for 6 pm`)
    for (const day of days) {
      if (seen.has(day)) report([...place, 'days'], `${day} has hours already. Name each day once`)
      seen.add(day)
    }
  }
  const mistake = findHoursMistake(hours.text, hours)
  if (mistake) report(['hours', 'text'], mistake)
}

/** The usual days and hours, and any further ones. */
function listOpenings(hours: Hours) {
  return [hours, ...(hours.also ?? [])]
}

/**
 * How a text about the hours differs from the days and times in the company's file, which search engines read; null if
 * it does not.
 * @param where the words after a field's name that say where the field is, if the text is in another file
 */
export function findHoursMistake(text: string, hours: Hours, where = ''): string | null {
  const openings = listOpenings(hours)
  const days = DAYS.filter(day => openings.some(opening => opening.days.includes(day)))
  const named = findDays(text)
  if (named.length > 0 && (named.length !== days.length || named.some(day => !days.includes(day))))
    return `names ${named.join(', ')}, but 'hours.days'${where} are ${days.join(', ')}. Correct one of them`
  const clauses = splitClauses(text)
  for (const { days: own, opens, closes } of openings) {
    const whose = openings.length > 1 ? ` for ${own.join(', ')}` : ''
    for (const day of own) {
      // The last statement about a day counts: 'Monday to Saturday 10 to 6, Saturday until 2'.
      const times = clauses.findLast(clause => clause.days.length === 0 || clause.days.includes(day))?.times ?? []
      const missing = [opens, closes].filter(time => !times.some(typed => isTime(typed, time)))
      // A text without times, such as 'By appointment', contradicts none.
      if (times.length === 0 || missing.length === 0) continue
      // 'Saturday until 2' names only the time that differs: it opens as on the other days.
      if (missing.length === 1 && times.length === 1 && clauses.length > 1) continue
      if (openings.length === 1 && clauses.length > 1)
        return `has other hours for ${day} than ${opens} to ${closes}. Write its days and hours under 'hours.also'${where}, or correct the text`
      const field = missing[0] === opens ? 'opens' : 'closes'
      return `does not name ${missing[0]}, which 'hours.${field}'${where} says${whose}. Correct one of them`
    }
  }
  return null
}

/** A time as a text says it; `meridiem` is the 'a' of am or the 'p' of pm. */
type Typed = { hour?: string; minute: string; meridiem?: string }

/**
 * The parts of a text, each with its days and times. In a text that begins with days, a day after a time begins a new
 * part; in one that begins with times, a time after a day.
 */
function splitClauses(text: string): { days: (typeof DAYS)[number][]; times: Typed[] }[] {
  const open = text.replace(CLOSED, '')
  const days = [...open.matchAll(SINGLE_DAY)].map(({ index }) => ({ index, isDay: true }))
  const times = [...open.matchAll(CLOCK)].map(({ index }) => ({ index, isDay: false }))
  const read = [...days, ...times].sort((one, other) => one.index - other.index)
  // A part begins with what the text begins with, days or times: '10 to 6 Monday, 10 to 2 Saturday' has two parts.
  const [first] = read
  const isStart = ({ isDay }: { isDay: boolean }, place: number) =>
    isDay === first?.isDay && read[place - 1]?.isDay !== isDay
  const starts = read.filter(isStart).map(({ index }) => index)
  return starts.map((start, place) => {
    const part = open.slice(start, starts[place + 1])
    const typed = [...part.matchAll(CLOCK)].map(([, hour, minute = '00', meridiem]) => ({ hour, minute, meridiem }))
    return { days: findDays(part), times: typed }
  })
}

/** The days on which a text says that the company is open, in the order of the week. */
export function findDays(text: string): (typeof DAYS)[number][] {
  const open = text.replace(CLOSED, '')
  const toIndex = (word = '') => DAYS.findIndex(day => shorten(day).toLowerCase() === shorten(word).toLowerCase())
  const singles = [...open.matchAll(SINGLE_DAY)].map(([, word]) => toIndex(word))
  const ranges = [...open.matchAll(DAY_RANGE)].flatMap(([, first, last]) => {
    // All days from the first up to the last, which is among the singles. 'Friday to Monday' goes round the week.
    const length = (toIndex(last) - toIndex(first) + DAYS.length) % DAYS.length
    return Array.from({ length }, (_, step) => (toIndex(first) + step) % DAYS.length)
  })
  return DAYS.filter((_, index) => [...singles, ...ranges].includes(index))
}

/** Whether a typed hour is a time of the day, such as '18:00'. Without am or pm, '6' is 06:00 as well as 18:00. */
function isTime({ hour, minute, meridiem }: Typed, time: string) {
  const [hours = 0, minutes] = time.split(':').map(Number)
  if (Number(minute) !== minutes) return false
  const afternoon = (Number(hour) % 12) + 12
  if (meridiem) return hours === (meridiem.toLowerCase() === 'p' ? afternoon : Number(hour) % 12)
  return hours === Number(hour) || hours === afternoon
}
