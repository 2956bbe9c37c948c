import { screen } from '@testing-library/react'
import { renderWithoutScript } from '@/__tests__/support/static-markup'
import { GlossaryLink } from '@/components/glossary/glossary-link'
import { paths } from '@/lib/paths'

it('leads to the glossary with one link', () => {
  renderWithoutScript(<GlossaryLink />)
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([paths.glossary])
})
