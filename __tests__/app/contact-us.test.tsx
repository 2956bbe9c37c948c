import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import ContactPage from '@/app/contact-us/page'
import { createChatUrl } from '@/lib/contact/fallback-links'
import { getCompany, getSections } from '@/lib/content/content'
import type { Section } from '@/lib/content/sections'

jest.mock('@/lib/content/content', () => {
  const content = jest.requireActual('@/lib/content/content')
  return { ...content, getSections: jest.fn(content.getSections) }
})

it.each<[Section[]]>([[[]], [['service']], [['questions']], [['service', 'questions']]])(
  'ends with the padding of one section above the footer, with the sections %j',
  sections => {
    jest.mocked(getSections).mockReturnValue(sections)
    const { body } = new DOMParser().parseFromString(renderToStaticMarkup(<ContactPage />), 'text/html')
    // Script elements have structured data.
    const parts = [...body.querySelectorAll(':scope > :not(script)')]
    expect(parts.at(-1)?.className).toMatch(/(^| )p[by]-section( |$)/)
  },
)

it('takes a photo by WhatsApp', () => {
  jest.mocked(getSections).mockReturnValue([])
  render(<ContactPage />)
  expect(screen.getByRole('link', { name: 'Send a photo on WhatsApp' })).toHaveAttribute(
    'href',
    createChatUrl(getCompany().chatNumber ?? ''),
  )
})
