import { screen } from '@testing-library/react'
import { renderWithoutScript } from '@/__tests__/support/static-markup'
import { PageTerms } from '@/components/glossary/page-terms'
import { getBrand, getTerms } from '@/lib/content/content'

it('lists the terms of a page in the order of the alphabet, whatever the order of its words', () => {
  const names = getTerms().map(({ name }) => name)
  renderWithoutScript(<PageTerms words={{ text: names.toReversed().join('. ') }} />)
  const list = screen.getByRole('navigation', { name: 'Terms explained' })
  const shown = [...list.querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(shown).toEqual(names.toSorted((one, other) => one.localeCompare(other, getBrand().locale)))
})
