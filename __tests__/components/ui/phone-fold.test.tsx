import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PhoneFold } from '@/components/ui/phone-fold.client'

const FOLD = (
  <PhoneFold title="Terms">
    <p>Where it stands</p>
  </PhoneFold>
)

it('has its content in the page, and hides it only if a script can open it', () => {
  const markup = renderToStaticMarkup(FOLD)
  expect(markup).toContain('Where it stands')
  expect(markup).toMatch(/<button[^>]*class="fold-button needs-script"/)
  // The class that hides the content starts with the conditions for it: scripts run, and the screen is narrow.
  expect(markup).toContain('[@media(scripting:enabled)]:max-sm:')
})

it('opens and closes by its button', () => {
  render(FOLD)
  const button = screen.getByRole('button', { name: 'Terms' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Where it stands').parentElement?.className).not.toContain('hidden')
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('Where it stands').parentElement?.className).toContain('hidden')
})
