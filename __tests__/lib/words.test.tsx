import { render } from '@testing-library/react'
import { Filled } from '@/components/ui/filled'
import { fill, fillCount } from '@/lib/words'

const MACHINES = { locale: 'en-IN', one: '{count} machine', other: '{count} machines' }

it.each([
  ['{shown} of {total}', { shown: 12, total: 105000 }, '12 of 1,05,000'],
  ['{total} in all, {shown} shown, {total}', { shown: '1', total: 'two' }, 'two in all, 1 shown, two'],
  // A value may look like a placeholder, or like a sign that means something in a replacement.
  ['{shown} {total}', { shown: '{total}', total: '$&' }, '{total} $&'],
])('puts values into %s', (text, values, filled) => {
  expect(fill<'shown' | 'total'>(text, values)).toBe(filled)
})

it.each([
  [1, '1 machine'],
  [1200, '1,200 machines'],
])('uses the form for %d, and writes the number as the locale does', (count, text) => {
  expect(fillCount(MACHINES, count)).toBe(text)
})

it("follows the plural rules of the language, and falls back to the 'other' form", () => {
  // Hindi also says 0 in the singular. Polish has a form for 3 ('few'), which this text lacks.
  expect(fillCount({ locale: 'hi', one: '{count} मशीन', other: '{count} मशीनें' }, 0)).toBe('0 मशीन')
  expect(fillCount({ locale: 'pl', one: 'x', other: '{count} maszyn' }, 3)).toBe('3 maszyn')
})

it('puts elements between the parts of a text', () => {
  const { container } = render(<Filled<'link'> text="See {link}, or call." parts={{ link: <a href="/x">this</a> }} />)
  expect(container).toContainHTML('<span>See </span><a href="/x">this</a><span>, or call.</span>')
})
