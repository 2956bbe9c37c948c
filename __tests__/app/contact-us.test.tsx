import { renderToStaticMarkup } from 'react-dom/server'
import ContactPage from '@/app/contact-us/page'
import { getHome, getSections } from '@/lib/content/content'
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
    // A band has the padding of a section above and below its content.
    const ends = parts.map(({ classList }) => classList.contains('pb-section') || classList.contains('py-section'))
    expect(ends).toEqual(parts.map((_, index) => index === parts.length - 1))
  },
)

it('has the picture of the first featured machine, which only a page wide enough for it loads', () => {
  const { body } = new DOMParser().parseFromString(renderToStaticMarkup(<ContactPage />), 'text/html')
  const [slug = ''] = getHome().featured
  const picture = body.querySelector('img')
  expect(picture?.getAttribute('src')).toContain(slug)
  // Where it is not displayed, a lazy picture is not loaded.
  expect(picture?.getAttribute('loading')).toBe('lazy')
  expect(picture?.closest('.max-tablet\\:hidden')).not.toBeNull()
})
