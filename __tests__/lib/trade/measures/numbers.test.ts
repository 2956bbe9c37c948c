/** @jest-environment node */
import fc from 'fast-check'
import { readNumber } from '@/lib/trade/measures/numbers'

/** Ways to type each number. */
const WAYS: readonly [number, ...string[]][] = [
  [5, '5', ' 5 ', '5.', '5,', '+5', '5.0', '5,0', '५', '５', '٥', '5\u200B', '\u202D5\u202C', '\u00A05'],
  [12.5, '12.5', '12,5', '12,50', '12.50', '12 1/2', '12½', '12 ½', '12-1/2', '१२.५', '１２.５'],
  [0.5, '0.5', '.5', '0,5', '½', '1/2'],
  [1.25, '1.25', '1,25', '1¼', '1 1/4', '1.250'],
  [300, '300', '300.00', '३००', '೩೦೦', '௩௦௦', '৩০০'],
  [1200, '1200', '1,200', '1 200', '1\u00A0200', '1\u202F200', '1,200.00', '1.2k', '1.2 thousand'],
  [20000, '20000', '20,000', '20 000', '20k', '20K', '20 thousand', '20 hazar', '२०,०००', '२०००० '],
  [100000, '1,00,000', '100,000', '1 lakh', '1 lac', '1 लाख', '1L', '100k', '१,००,०००'],
  [120000, '1,20,000', '120,000', '1.2 lakh', '1.2 lakhs', '1,2 lakh', '120 000', '1.20 lac'],
  [12000000, '1,20,00,000', '1.2 crore', '1.2 cr', '1.2 Cr', '12,000,000', '1.2 करोड़'],
  [1234.5, '1,234.5', '1.234,5', '1 234.5', '1234,5', '1234.50'],
  [-5, '-5', '−5', '- 5', '–5'],
  [0, '0', '0.0', '0,0', '-0', '०'],
]

it.each(WAYS)('reads %d however it is typed', (number, ...ways) => {
  expect(ways.map(readNumber)).toEqual(ways.map(() => number))
})

it.each(['', 'twenty', '1.2.3', '1,20,0', '1 20', '5-10', '5 x 6', '1e3', '5 mm', '--5', '1/0', '½½', '.', 'NaN'])(
  'asks about %j instead of reading another number',
  typed => expect(readNumber(typed)).toBeNull(),
)

it('reads every number with Indian, western or no grouping', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom('', '.5', '.25', '.125'), (whole, decimals) => {
      const number = Number(`${whole}${decimals}`)
      // A comma before the last three digits, and in India before each two further ones.
      const indian = String(whole).replace(/\d(?=(\d\d)*\d{3}$)/g, '$&,') + decimals
      const western = String(whole).replace(/\d(?=(\d{3})+$)/g, '$&,') + decimals
      expect([indian, western, `${whole}${decimals}`].map(readNumber)).toEqual([number, number, number])
    }),
  )
})

it('never reads a text of digits and signs as a number with other digits', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789,. -/'), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(text, typed => {
      const number = readNumber(typed)
      // Texts that are no number are refused, and fractions have other digits than their value.
      if (number === null || typed.includes('/')) return
      // Nine characters have at most eight decimals. String would write .0000001 as 1e-7.
      const digits = Math.abs(number)
        .toFixed(8)
        .replace('.', '')
        .replace(/^0+|0+$/g, '')
      expect(typed.replace(/\D/g, '').replace(/^0+|0+$/g, '')).toBe(digits)
    }),
    { examples: [['.0000001']] },
  )
})
