/** @jest-environment node */
import { checkFit, chooseShorter, type Floor, formatFit, formatHallNote, parseHall } from '@/lib/fit/hall-fit'

const LINE = { title: 'Line', lengthMm: 15_800, widthMm: 1550 }
const BENCH = { title: 'Bench', lengthMm: 2000, widthMm: 1200 }
const SHORT = { title: 'Short', lengthMm: 900, widthMm: 4000 }

it.each<[string, Floor]>([
  ['40x18', [40_000, 18_000]],
  ['18x40', [40_000, 18_000]],
  [' 12.5 x 8.125 ', [12_500, 8125]],
  ['1x1', [1000, 1000]],
  ['1000x1000', [1_000_000, 1_000_000]],
])('reads %s as a hall', (text, hall) => {
  expect(parseHall(text)).toEqual(hall)
})

it.each([
  '',
  'x',
  '40',
  '0x18',
  '-5x18',
  '1e9x18',
  '1e2x18',
  'abcx18',
  '40x18x3',
  '1001x18',
  '40x0.5',
  '1,000x18',
  'NaNxNaN',
])('refuses %j', text => expect(parseHall(text)).toBeNull())

it.each<[string, Floor, ReturnType<typeof checkFit>]>([
  ['either way round', [40_000, 18_000], { fits: true, isEitherWay: true }],
  ['to the millimetre', [15_800, 1550], { fits: true, isEitherWay: false }],
  ['one way round', [16_000, 15_000], { fits: true, isEitherWay: false }],
  ['not in length', [12_000, 8000], { fits: false, lackMm: [3800, 0] }],
  ['not in width', [20_000, 1000], { fits: false, lackMm: [0, 550] }],
  ['neither way', [15_799, 1549], { fits: false, lackMm: [1, 1] }],
])('fits %s', (_, hall, fit) => expect(checkFit(LINE, hall)).toEqual(fit))

it('turns a machine that is wider than long', () => {
  expect(checkFit(SHORT, [4000, 1000])).toEqual({ fits: true, isEitherWay: false })
})

it.each<[Floor, string, string]>([
  [[40_000, 18_000], 'Fits, either way round: it takes 15.8 × 1.55 m of your 40 × 18 m.', 'Hall 40 × 18 m: fits'],
  [
    [16_000, 9000],
    'Fits, its longer side along the 16 m: it takes 15.8 × 1.55 m of your 16 × 9 m.',
    'Hall 16 × 9 m: fits',
  ],
  [
    [12_000, 1200],
    'Does not fit: for 15.8 × 1.55 m, your hall of 12 × 1.2 m is 3.8 m too short and 0.35 m too narrow.',
    'Hall 12 × 1.2 m: 3.8 m too short and 0.35 m too narrow',
  ],
])('says what a hall of %j comes to', (hall, sentence, note) => {
  expect(formatFit(LINE, hall)).toBe(sentence)
  expect(formatHallNote(LINE, hall)).toBe(note)
})

it('offers the longest of the shorter machines that fit, or else the shortest', () => {
  const shorter = [BENCH, SHORT, LINE, { ...LINE, title: 'Other', widthMm: 1600 }]
  const offer = (hall: Floor) => chooseShorter(shorter, hall).machines.map(({ title }) => title)
  expect(offer([16_000, 8000])).toEqual(['Other', 'Line', 'Short'])
  expect(offer([2000, 1200])).toEqual(['Bench'])
  expect(chooseShorter(shorter, [1000, 1000])).toEqual({ fits: false, machines: [BENCH] })
  expect(chooseShorter([], [1000, 1000])).toEqual({ fits: false, machines: [] })
})
