import { explainQuantity } from '@/lib/enquiry/explain-quantity'

it.each([
  ['', ''],
  ['99', ''],
  ['100', 'An enquiry holds 99 of a machine at most; write a larger number in the message.'],
  ['0', 'A quantity is a whole number from 1 to 99. We ask for 1.'],
  ['2.6', 'A quantity is a whole number from 1 to 99. We ask for 3.'],
])('says of %j: %j', (typed, sentence) => {
  expect(explainQuantity(typed)).toBe(sentence)
})
