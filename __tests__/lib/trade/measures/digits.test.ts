/** @jest-environment node */
import { toAsciiDigits } from '@/lib/trade/measures/digits'

it.each([
  ...['०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '੦੧੨੩੪੫੬੭੮੯', '૦૧૨૩૪૫૬૭૮૯', '୦୧୨୩୪୫୬୭୮୯', '௦௧௨௩௪௫௬௭௮௯', '౦౧౨౩౪౫౬౭౮౯'],
  ...['೦೧೨೩೪೫೬೭೮೯', '൦൧൨൩൪൫൬൭൮൯', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'],
])('writes %s in plain digits', digits => expect(toAsciiDigits(digits)).toBe('0123456789'))

it('leaves every other character', () => {
  const text = 'कटर 12½ ² Ⅳ ① m² ௰ ฿'
  expect(toAsciiDigits(text)).toBe(text)
})
