import 'server-only'
import { type Company, DAYS } from '@/lib/content/company'
import type { Parsed } from '@/lib/content/files/parse-file'

/** The company of the sample content, the only one to which its domain belongs. */
export const SAMPLE = { name: 'Boxwright Machinery', domain: 'boxwright.example' }

type Hours = Company['hours']

const DAY = `(${DAYS.map(day => `${day.slice(0, 3)}(?:${day.slice(3)})?`).join('|')})(?:day)?s?`
const DAY_RANGE = new RegExp(`\\b${DAY}\\s*(?:-|–|to|till|until|through)\\s*${DAY}\\b`, 'gi')
const SINGLE_DAY = new RegExp(`\\b${DAY}\\b`, 'gi')
const CLOSED = /\b(?:closed|except|not)\b.*$/is
const CLOCK = /\b(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?(?:m\b)?/gi

/** Checks that the company's domain is its own, and that its hours are in order and read as they are counted. */
export function checkCompany({ value: { name, domain, hours }, report }: Parsed<Company>) {
  if (domain === SAMPLE.domain && name !== SAMPLE.name)
    report(['domain'], `'${domain}' is the domain of the sample content. Write the domain of ${name}`)
  if (hours.opens >= hours.closes)
    report(['hours', 'closes'], `closes at ${hours.closes}, before it opens at ${hours.opens}. Write 18:00 for 6 pm`)
  const mistake = findHoursMistake(hours.text, hours)
  if (mistake) report(['hours', 'text'], mistake)
}

/** How a text about the hours differs from the days and times in the company's file, which search engines read. */
export function findHoursMistake(text: string, { days, opens, closes }: Hours): string | null {
  const named = findDays(text)
  if (named.length > 0 && (named.length !== days.length || named.some(day => !days.includes(day))))
    return `names ${named.join(', ')}, but 'hours.days' are ${days.join(', ')}. Correct one of them`
  const times = [...text.matchAll(CLOCK)].map(([, hour, minute = '00', half]) => ({ hour, minute, half }))
  const missing = [opens, closes].find(time => !times.some(typed => isTime(typed, time)))
  if (times.length === 0 || !missing) return null
  return `does not name ${missing}, which 'hours.${missing === opens ? 'opens' : 'closes'}' says. Correct one of them`
}

/** The days on which a text says that the company is open, in the order of the week. */
export function findDays(text: string): (typeof DAYS)[number][] {
  const open = text.replace(CLOSED, '')
  const toIndex = (word = '') => DAYS.findIndex(day => word.toLowerCase().startsWith(day.slice(0, 3).toLowerCase()))
  const singles = [...open.matchAll(SINGLE_DAY)].map(([, word]) => toIndex(word))
  const ranges = [...open.matchAll(DAY_RANGE)].flatMap(([, first, last]) => {
    const length = (toIndex(last) - toIndex(first) + DAYS.length) % DAYS.length
    return Array.from({ length }, (_, step) => (toIndex(first) + step) % DAYS.length)
  })
  return DAYS.filter((_, index) => [...singles, ...ranges].includes(index))
}

/** Whether a typed hour is a time of the day; without am or pm it may be either. */
function isTime({ hour, minute, half }: { hour?: string; minute: string; half?: string }, time: string) {
  const [hours = 0, minutes] = time.split(':').map(Number)
  if (Number(minute) !== minutes) return false
  const afternoon = (Number(hour) % 12) + 12
  if (half) return hours === (half.toLowerCase() === 'p' ? afternoon : Number(hour) % 12)
  return hours === Number(hour) || hours === afternoon
}
