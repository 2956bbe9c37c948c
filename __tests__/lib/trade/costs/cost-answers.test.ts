/** @jest-environment node */

import Big from 'big.js'
import { costFile, plannerData } from '@/__tests__/support/many-machines'
import { findAmount, getAmount, getPaper, parseCosts } from '@/lib/trade/costs/cost-answers'

const { machines, formWords } = plannerData
const GLUER = 'automatic-folder-gluer-machine'

/** The inputs of the costs in a query. */
function parseTyped(query: string) {
  return parseCosts(new URLSearchParams(query), { inputs: costFile.inputs, machines, words: formWords.notes })
}

it.each([
  ['tariff=abc', "Electricity tariff, with duty and without fixed charge: 'abc' is not a number. We used 7.5."],
  ['tenor=60.5', "Loan term, months: '60.5' is not a whole number. We used 60."],
  ['foil-cost=-4', "Hot foil: '-4' is less than ₹7/m². We used ₹7/m²."],
  ['labour=half', "How wages are counted: 'half' is not one of whole, moving, used. We used whole."],
  ['liner-out=30/99', "Outer liner: '30/99' is not a size. We used 150/20."],
  ['sell=0', "Selling price of a pack: '0' is less than ₹0.01. We left it out."],
  [
    `price-${GLUER}=14.5`,
    "Automatic Folder Gluer Machine: We counted 14.5 rupees. If you mean lakh, type 'lakh' after the number.",
  ],
])('answers %s with a sentence', (query, note) => {
  expect(parseTyped(query).notes.map(({ text }) => text)).toEqual([note])
})

it('says why a price is left out in a script whose sentences end otherwise', () => {
  const words = { ...formWords.notes, tooLittle: '‘{typed}’ {bound} से कम है।', without: 'हमने इसे छोड़ दिया।' }
  const { notes } = parseCosts(new URLSearchParams('sell=0'), { inputs: costFile.inputs, machines, words })
  expect(notes.map(({ text }) => text)).toEqual(['Selling price of a pack: ‘0’ ₹0.01 से कम है। हमने इसे छोड़ दिया।'])
})

it.each(
  costFile.inputs.flatMap(({ id, unit, value }) =>
    unit?.startsWith('₹/') && typeof value === 'number' && value > 0 ? [[id, value] as const] : [],
  ),
)('accepts half and twice the usual %s, and refuses ten times as much, as of a digit too many', (id, usual) => {
  for (const price of [usual / 2, usual * 2]) {
    const { answers, notes } = parseTyped(`${id}=${price}`)
    expect([getAmount(answers, id).toNumber(), notes]).toEqual([price, []])
  }
  expect(parseTyped(`${id}=${usual * 10}`).notes.map(({ text }) => text)).toEqual([
    expect.stringMatching(/ is more than ₹/),
  ])
})

it('reads money as people write it, and leaves all other parameters to the planner', () => {
  const money = `price-${GLUER}=₹12,50,000&preop=12.5 lakh&sell=Rs. 4.90&liner-in=180/22&bag-paper=ART`
  const { answers, notes, rest } = parseTyped(`style=tuck&costs=1&${money}&price-none=2`)
  expect([notes, [...rest]]).toEqual([
    [],
    [
      ['style', 'tuck'],
      ['price-none', '2'],
    ],
  ])
  expect(answers.prices[GLUER]?.toNumber()).toBe(1_250_000)
  expect([findAmount(answers, 'preop'), findAmount(answers, 'sell')].map(Number)).toEqual([1_250_000, 4.9])
  expect(answers.values['bag-paper']).toBe('art')
  expect(getPaper(answers, 'liner-in')).toEqual({ gsm: new Big(180), input: 'price-kraft-22' })
  // What nobody has typed: the usual tariff, and no price of the buyer's own board.
  expect([getAmount(answers, 'tariff').toNumber(), findAmount(answers, 'price-own')]).toEqual([7.5, null])
})

it.each<[number, ...string[]]>([
  [4.9, '4,90', '₹ 4.90', 'Rs.4.90/-', '4.90/-', '४,९०', '490 paise', '४९० पैसे'],
  [1250, '₹1,250', 'Rs 1,250/- only', '1,250 rupees', 'रु. १,२५०', '1,250 रुपये', '₨ 1,250.00 /-', '1,250/=', '1.25k'],
  [1250, '1,250 रुपए', '1,250 रुपया'],
])('reads %d a pack however it is written', (sell, ...ways) => {
  for (const typed of ways) {
    const { answers, notes } = parseTyped(`${new URLSearchParams({ sell: typed })}`)
    expect([typed, findAmount(answers, 'sell')?.toNumber(), notes]).toEqual([typed, sell, []])
  }
})

// The last two end alike on screen: ड़ is one code point, U+095C, or ड and a dot, U+0921 U+093C.
it.each<[number, ...string[]]>([
  [1_250_000, '₹12,50,000', '12.5 lakh', '₹12.5 lakh/-', '12,50,000 INR'],
  [12_000_000, '1.2 cr', '₹1.2 Crs.', '1.2 crore', '1,20,00,000/-', '१.२ करो\u095C', '१.२ करो\u0921\u093C'],
])('reads %d for a machine however it is written', (price, ...ways) => {
  for (const typed of ways) {
    const { answers, notes } = parseTyped(`${new URLSearchParams({ [`price-${GLUER}`]: typed })}`)
    expect([typed, answers.prices[GLUER]?.toNumber(), notes]).toEqual([typed, price, []])
  }
})

it.each(['12₹50', '12-13 lakh', '12.5 lakh + GST', '₹ ₹ 5', '4.90 per pack', '$500', '₹'])(
  'asks about %s instead of reading another amount',
  typed => {
    const { answers, notes } = parseTyped(`${new URLSearchParams({ sell: typed })}`)
    expect(findAmount(answers, 'sell')).toBeNull()
    expect(notes.map(({ text }) => text)).toEqual([
      `Selling price of a pack: '${typed}' is not a number. We left it out.`,
    ])
  },
)
