/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { parse } from 'yaml'
import { findProblems, remember } from '@/editor/gate'
import type { Schema } from '@/editor/schema'
import { toFile, toForm } from '@/editor/values'
import { patchYaml } from '@/editor/yaml'
import { companySchema } from '@/lib/content/company'
import { readTypedNumber } from '@/lib/content/files/typed-number'
import { productSchema } from '@/lib/content/product'
import { SCHEMAS, toJsonSchema } from '@/scripts/content-schema/json-schemas'
import { PRODUCT_PATH, removeContent, writeContent } from '../support/content-builders'

const folder = writeContent()
afterAll(removeContent)

// The schemas have different types, which do not matter here.
const schema = toJsonSchema(SCHEMAS.product as never) as Schema
const readText = (file: string) => readFileSync(join(folder, file), 'utf8')
const form = toForm(schema, parse(readText(PRODUCT_PATH))) as Record<string, unknown> & { figures: object[] }

beforeAll(() => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.yaml')) remember(file, readText(file))
})

type Saved = Record<string, unknown> & { figures: Record<string, unknown>[] }

/** A kind of field for one number: the form with a text in it, and the value that the file then has. */
type Place = { put: (typed: string) => object; get: (saved: Saved) => unknown }

/** A kind of figure, which is added to those of the form, with the number in this field. */
const figureOf = (field: string, more: object = {}): Place => ({
  put: typed => ({
    ...form,
    figures: [...form.figures, { is: field, name: 'Reach', unit: 'mm', ...more, [field]: typed }],
  }),
  get: ({ figures }) => figures.at(-1)?.[field],
})
/** A field of the machine itself. */
const plain = (field: string): Place => ({ put: typed => ({ ...form, [field]: typed }), get: saved => saved[field] })

const PLACES: Record<string, Place> = {
  value: figureOf('value'),
  'up to': figureOf('upTo'),
  from: figureOf('from'),
  about: figureOf('about'),
  tolerance: figureOf('plusMinus'),
  count: figureOf('count', { unit: undefined }),
  'price-list number': plain('id'),
  position: plain('position'),
  times: {
    put: typed => ({
      ...form,
      figures: [...form.figures, { is: 'value', name: 'Pumps', value: '2', unit: 'kW', times: typed }],
    }),
    get: ({ figures }) => figures.at(-1)?.times,
  },
  'a limit of the line planner': {
    put: typed => ({
      ...form,
      line: { steps: [{ step: 'corrugate', speed: ['Speed'], most: [{ key: 'gsm', value: typed }] }] },
    }),
    get: saved => (saved.line as { steps: { most: { gsm: unknown } }[] }).steps[0]?.most.gsm,
  },
}

/** Typed texts, and the only number that each may become. */
const READ: [typed: string, number: number][] = [
  ['1800', 1800],
  ['1,800', 1800],
  [' 1,800 ', 1800],
  ['1 800', 1800],
  ['1\u00A0800', 1800],
  ['1\u202F800', 1800],
  ['1,800.00', 1800],
  ['1800.0', 1800],
  ['+1800', 1800],
  ['18,00,000', 1_800_000],
  ['1,50,000', 150_000],
  ['1.5 lakh', 150_000],
  ['1.5 lac', 150_000],
  ['2 thousand', 2000],
  ['0.5 crore', 5_000_000],
  ['2k', 2000],
  ['१८००', 1800],
  ['१,८००', 1800],
  ['૧૮૦૦', 1800],
  ['１８００', 1800],
  ['1.200.000', 1_200_000],
  ['1.200,5', 1200.5],
  ['12.5', 12.5],
  ['.5', 0.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['1 1/2', 1.5],
  ['1-1/2', 1.5],
  ['0.125', 0.125],
  ['007', 7],
  ['-5', -5],
  ['−5', -5],
]

/** Ambiguous texts and texts without a number, which are refused. */
const REFUSED = [
  // A point, comma or space that may divide thousands or decimals, or divides neither.
  ...['1.800', '12.500', '1,8', '1,80', '15,00', '0,5', '12,5000', '1,20,0', '1,80,00', '1.2.3', '1,800,00', '1 80'],
  ...['१.८००'],
  // Letters and other signs, for which a part of the text would have to be passed over.
  ...[
    '2 L',
    '2L',
    '11/2',
    '80/16',
    '1e3',
    '1_800',
    '0x10',
    "1'800",
    '1800/-',
    'Rs 1800',
    '1800 kg',
    '1800 mm',
    'seventeen',
  ],
  ...['--5', '~1800', '1800?', '18OO', 'NaN', 'Infinity', '-', ','],
]

describe.each(Object.entries(PLACES))('a number typed as %s', (_name, { put, get }) => {
  const save = (typed: string) => {
    const text = patchYaml(readText(PRODUCT_PATH), toFile(schema, put(typed)))
    return { value: get(parse(text)), text }
  }

  it.each(READ)('saves %j as %d', (typed, number) => {
    expect(save(typed).value).toBe(number)
  })

  it.each(REFUSED)('saves %j as it was typed, and the gate refuses it', typed => {
    const { value, text } = save(typed)
    expect(value).toBe(typed)
    // The schema refuses most mistakes. Only for the others does the whole gate, which takes longer, have to run.
    if (productSchema.safeParse(parse(text)).success) expect(findProblems(PRODUCT_PATH, text)).not.toEqual([])
  })
})

it.each<[field: string, typed: string, saved: unknown]>([
  ['range', '160, 420', [160, 420]],
  ['range', '160 to 420', [160, 420]],
  ['range', '160-420', [160, 420]],
  ['range', '160 – 420', [160, 420]],
  ['range', '1,800 to 2,400', [1800, 2400]],
  ['range', '1,800, 2,400', [1800, 2400]],
  ['range', '1 800; 2 400', [1800, 2400]],
  ['range', '[160, 420]', [160, 420]],
  ['range', '१६०, ४२०', [160, 420]],
  ['range', '-20 to -5', [-20, -5]],
  ['range', '1-1/2 - 2', [1.5, 2]],
  ['count', '1 to 6', [1, 6]],
  ['plusMinus', '0.5, 0.2', [0.5, 0.2]],
  ['plusMinus', '+0.5 -0.2', [0.5, 0.2]],
  ['size', '15,800 x 1,550 × 1700', [15_800, 1550, 1700]],
  ['size', '300 by 200', [300, 200]],
  [
    'size',
    '[300, 900], [200, 600]',
    [
      [300, 900],
      [200, 600],
    ],
  ],
  ['oneOf', '500, 700, 900', [500, 700, 900]],
  [
    'oneOf',
    '[560, 810], [635, 940]',
    [
      [560, 810],
      [635, 940],
    ],
  ],
])('saves in the field %s what is typed as %j as %j', (field, typed, saved) => {
  expect(figureOf(field).get(toFile(schema, figureOf(field).put(typed)) as Saved)).toEqual(saved)
})

it.each([
  ['9:30', '09:30'],
  ['6:30 pm', '18:30'],
  ['18.30', '18:30'],
  ["'10:00'", '10:00'],
  ['6 p.m.', '18:00'],
  ['12:15 am', '00:15'],
  ['25:00', '25:00'],
  ['13 pm', '13 pm'],
  ['half past nine', 'half past nine'],
])('saves a time typed as %j as %j', (typed, saved) => {
  const company = toJsonSchema(companySchema) as Schema
  const { hours } = toFile(company, { hours: { opens: typed } }) as { hours: object }
  expect(hours).toMatchObject({ opens: saved })
})

it.each([
  ...['160,420', '1.800, 2.400', '12,5 to 15', '160/420', '160 x 420', '5, 10 mm'].map(typed => ['range', typed]),
  ...['500,700,900', '500,700, 900', '1,500, 2,500', '500 700 900', '500 x 700', '1.500, 2.500'].map(typed => [
    'oneOf',
    typed,
  ]),
  ...['1060,760', '1,060, 760', '300-900 x 200', 'max 5'].map(typed => ['size', typed]),
])('refuses in the field %s what is typed as %j', (field = '', typed = '') => {
  const text = patchYaml(readText(PRODUCT_PATH), toFile(schema, figureOf(field).put(typed)))
  expect(figureOf(field).get(parse(text))).toEqual(expect.any(String))
  expect(findProblems(PRODUCT_PATH, text)).not.toEqual([])
})

it('reads a number correctly in each way of writing numbers in India', () => {
  const writings = ['en-IN', 'en-US', 'hi-IN-u-nu-deva'].map(
    locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }),
  )
  const number = fc.integer({ min: -99_999_999, max: 99_999_999 }).map(own => own / 1000)
  fc.assert(
    fc.property(number, fc.constantFrom(...writings), (own, writing) => {
      expect(readTypedNumber(writing.format(own))).toBe(own)
    }),
  )
})
