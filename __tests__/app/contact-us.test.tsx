import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import ContactPage from '@/app/contact-us/page'
import { createChatUrl } from '@/lib/contact/fallback-links'
import { getCompany, getProducts, getSections } from '@/lib/content/content'
import type { Section } from '@/lib/content/sections'
import { paths } from '@/lib/paths'

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

it('draws a machine to scale and names it, and takes a photo by WhatsApp', () => {
  jest.mocked(getSections).mockReturnValue([])
  render(<ContactPage />)
  const drawing = screen.getByText(/ long, beside a person 1\.7 m tall$/).closest('figure')
  expect(drawing?.querySelector('use')).toHaveAttribute('href', expect.stringMatching(/^\/drawings\/side\/.+#side$/))
  const machines = getProducts().map(({ slug }) => paths.product(slug))
  expect(machines).toContain(drawing?.querySelector('a')?.getAttribute('href'))
  expect(screen.getByRole('link', { name: 'Send a photo on WhatsApp' })).toHaveAttribute(
    'href',
    createChatUrl(getCompany().chatNumber ?? ''),
  )
})
