import { within } from '@testing-library/react'
import { Hero } from '@/components/home/hero'
import { paths } from '@/lib/paths'
import { renderWithoutScript } from '../../support/static-markup'

it('has one filled button, which leads to the line planner; the machines have text links', () => {
  const markup = renderWithoutScript(<Hero />)
  const hero = within(markup)
  const buttons = [...markup.querySelectorAll('[data-part="button"]')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Plan a line'])
  expect(hero.getByRole('link', { name: 'Plan a line' })).toHaveAttribute('href', paths.linePlanner)
  expect(hero.getByRole('link', { name: 'View machine' })).toBeVisible()
})
