/** @jest-environment node */
import { getContent } from '@/lib/content/content'
import { buildProductFile, removeContent, writeContent } from '../../support/content-builders'

afterAll(removeContent)

it('turns telephone numbers into links', () => {
  expect(getContent(writeContent()).company.salesPhone).toEqual({ text: '+91 00000 00001', href: 'tel:+910000000001' })
})

it("leads to a network's front page while the company has no page there", () => {
  const { social } = getContent(writeContent()).company
  expect(social.map(({ network, url, isPlaceholder }) => [network, url, isPlaceholder])).toEqual([
    ['facebook', 'https://www.facebook.com/', true],
    ['instagram', 'https://www.instagram.com/', true],
    ['youtube', 'https://www.youtube.com/', true],
    ['x', 'https://x.com/sample', false],
  ])
})

it('adds a new machine of a group to its list without its last parentheses', () => {
  const folder = writeContent({
    'products/double-facer-wide.yaml': buildProductFile({ title: 'Double Facer (Wide)', position: 2 }),
  })
  expect(getContent(folder).categories).toEqual([
    {
      title: 'Corrugation Machines',
      slug: 'corrugation-machines',
      lead: 'Machines for board.',
      items: [
        { name: 'Single Facer', slug: 'single-facer-corrugation-machine' },
        { name: 'Double Facer', slug: 'double-facer-wide' },
      ],
    },
  ])
})

it('gives samples their alternative text and picture by number', () => {
  const { applications, boxes } = getContent(writeContent())
  expect(applications[6]).toMatchObject({ alt: 'Packaging 7', picture: 'applications/packaging-7' })
  expect(boxes[11]).toMatchObject({ alt: 'Box 12', picture: 'boxes/box-12' })
})

it('hands over families, menus and texts as they are written', () => {
  const { families, navigation, home } = getContent(writeContent())
  expect(families).toEqual(['Slitters'])
  expect(navigation.main).toEqual([{ title: 'Home', href: '/' }])
  expect(home.hero.statement).toEqual(['Machinery', 'for boxes.'])
})
