/** @jest-environment node */

import { plannerData } from '@/__tests__/support/many-machines'
import { formatJob } from '@/lib/planner/job-address'
import { changeJob, parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatAnswer } from '@/lib/trade/planner/sentence'

const data = plannerData

/** The job in a query, and notes on what could not be used. */
const readJob = (query: string) => parseJob(new URLSearchParams(query), data)

it.each([
  ['l=0', 'l', "Inside length (L): '0' is less than 10 mm. We used 10 mm."],
  ['l=99999', 'l', "Inside length (L): '99999' is more than 3,000 mm. We used 3,000 mm."],
  ['hall=20,9', 'hall', "Hall: '20,9' is not a size. Length × width, for example 20x9. We left it out."],
  ['l=long', 'l', "Inside length (L): 'long' is not a number. We used 60."],
  ['shifts=2.5', 'shifts', "Shifts a day: '2.5' is not a whole number. We used 3."],
  ['per=year', 'per', "Per: 'year' is not one of day, month. We used day."],
  ['kw=none', 'kw', "Power available: 'none' is not a number. We left it out."],
  ['colour=4', '', "'colour': not needed for this pack; we left it out."],
  [
    'share-automatic=0.70004',
    'share-automatic',
    "Share of top speed on automatic machines: '0.70004' has more than three decimals. We used 0.7.",
  ],
])('answers %s in words', (query, key, text) => {
  expect(readJob(`style=tuck&${query}`).notes).toEqual([{ key, text }])
})

it('plans another style if the given one is unknown', () => {
  const { job, notes } = readJob('style=crisp-bag')
  expect(job.style).toBe(data.styles[0]?.id)
  expect(notes[0]?.key).toBe('style')
})

it.each(['20x9', '20 m × 9 m', '२० x ९'])('reads a hall of %s', hall => {
  expect(readJob(`hall=${encodeURIComponent(hall)}`)).toMatchObject({ job: { answers: { hall: [20, 9] } }, notes: [] })
})

it('corrects a cup whose bottom is not narrower than its top', () => {
  const { job, notes } = readJob('style=cup&top=80&bottom=80')
  expect(job.answers.bottom).toBe(79)
  expect(notes).toEqual([{ key: 'bottom', text: 'The bottom must be narrower than the top. We used 79 mm.' }])
})

it('writes an address that means the same, including changed assumptions', () => {
  const query = 'style=rsc&l=410&flute=B&joint=glued&from-reel=1&kw=80&hall=20x9&share-automatic=0.8'
  const { job } = readJob(query)
  expect(job.assumptions).toEqual({ 'share-automatic': 0.8 })
  expect(readJob(formatJob(job))).toEqual({ job, notes: [] })
})

it.each([
  [
    'style=tuck&h=3000',
    'With these figures none of our machines can do: die cutting, separating blanks. Smallest change that works: for die cutting a sheet of at most ',
  ],
  [
    // A semi-automatic die cutter, a stripping machine and a folder gluer: 2 + 1 + 4 people, and 15 + 6 + 28 kW.
    'style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720',
    '3 machines, crew of 7, 49 kW, a hall of 18.8 × 10 m; the slowest step, die cutting, is busy 25 % of a shift.',
  ],
])('answers %s with a sentence', (query, sentence) => {
  const { job } = readJob(query)
  expect(formatAnswer(planJob(data, job), job, data.planWords)).toContain(sentence)
})

/** The address that a form writes once it has these fields, on a page that was opened with the query `before`. */
const writeAddress = (before: string, fields: string) =>
  new URLSearchParams([...changeJob(new URLSearchParams(fields), readJob(before).job, data).query])

it('writes every answer, so that a shared address does not change with a default', () => {
  expect([...writeAddress('', 'style=tuck&l=70').keys()]).toEqual(
    expect.arrayContaining(['style', 'l', 'w', 'h', 'quantity']),
  )
  expect(readJob(String(writeAddress('', 'style=tuck&l=70')))).toEqual(readJob('style=tuck&l=70'))
})

it('keeps what was typed but not accepted, and leaves out unchanged assumptions', () => {
  const next = writeAddress('', 'style=tuck&l=-5&shift-hours=8&aisle=2')
  expect(next.get('l')).toBe('-5')
  expect(next.has('shift-hours')).toBe(false)
  expect(next.get('aisle')).toBe('2')
})

it('uses the first of two answers, so that an unticked box means no', () => {
  expect(writeAddress('', 'style=tuck&film=0').get('film')).toBe('0')
  expect(writeAddress('', 'style=tuck&film=1&film=0').get('film')).toBe('1')
})

it('resets the pack for another style, and keeps output, plant and assumptions', () => {
  const next = writeAddress('style=tuck', 'style=rsc&l=70&gsm=300&quantity=9000&shifts=2&kw=80&aisle=2')
  // 400 mm is the length of a slotted box (rsc) unless one is typed for it.
  expect(Object.fromEntries(next)).toMatchObject({ l: '400', quantity: '9000', shifts: '2', kw: '80', aisle: '2' })
  expect(next.has('gsm')).toBe(false)
})
