import { render, screen, within } from '@testing-library/react'
import PrivacyPage from '@/app/privacy/page'
import { getCompany } from '@/lib/content/content'
import { env } from '@/lib/env'
import { renderWithoutScript } from '../support/static-markup'

afterEach(() => jest.restoreAllMocks())

it('has one main heading and a numbered section for each topic, to which the table of contents links', () => {
  render(<PrivacyPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeInTheDocument()
  const sections = screen.getAllByRole('region')
  const numbers = sections.map(section => section.querySelector('header > span')?.textContent)
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(sections.map(section => `#${section.id}`))
})

it('says after how many days the companion deletes what it keeps', () => {
  jest.replaceProperty(env, 'retentionDays', 45)
  expect(renderWithoutScript(<PrivacyPage />)).toHaveTextContent('deleted after 45 days')
})

it('names who answers complaints', () => {
  render(<PrivacyPage />)
  const { email } = getCompany().privacyContact
  for (const link of screen.getAllByRole('link', { name: email }))
    expect(link).toHaveAttribute('href', `mailto:${email}`)
})
