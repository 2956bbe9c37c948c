/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server'
import { StructuredData } from '@/components/ui/structured-data'
import { getHome, getLanguages, getProducts } from '@/lib/content/content'
import { getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { createSitemapEntries } from '@/lib/seo/sitemap-entries'
import {
  createBreadcrumbData,
  createCompanyData,
  createListData,
  createOpeningHours,
  createProductData,
  createQuestionsData,
} from '@/lib/seo/structured-data'

const products = getProducts()
const everything = [
  ...createCompanyData(),
  createBreadcrumbData([{ title: 'Products', href: '/products' }], 'Automatic Folder Gluer Machine'),
  createListData('All', products),
  createQuestionsData(getHome().buyerQuestions),
  ...products.map(createProductData),
]
const text = JSON.stringify(everything)

/** Types and properties of offers and opinions. A 'Product' must have one of them, so a machine is another type. */
const CLAIMS = /"Product"|AggregateRating|"Review"|Sample review|ratingValue|"Offer"/

describe('structured data', () => {
  it('never claims what nobody wrote: no offers, ratings or reviews', () => {
    expect(text).not.toMatch(CLAIMS)
  })

  it('ends a breadcrumb trail with the page itself, which needs no address', () => {
    expect(createBreadcrumbData([], 'About Us').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://boxwright.example' },
      { '@type': 'ListItem', position: 2, name: 'About Us' },
    ])
  })

  it('states figures as numbers and limits, never as formatted text', () => {
    const gluer = products.find(({ slug }) => slug === 'automatic-folder-gluer-machine') ?? fail()
    // The figures of its file.
    expect(createProductData(gluer).about).toEqual(
      expect.arrayContaining([
        { '@type': 'PropertyValue', name: 'Working speed', unitText: 'm/min', minValue: 160, maxValue: 420 },
        { '@type': 'PropertyValue', name: 'Largest blank width', unitText: 'mm', maxValue: 800 },
        { '@type': 'PropertyValue', name: 'Net weight', unitText: 'kg', value: 6800 },
        {
          '@type': 'PropertyValue',
          name: 'Overall size (L × W × H)',
          unitText: 'mm',
          value: [15_800, 1550, 1700].map(value => ({ '@type': 'QuantitativeValue', value })),
        },
      ]),
    )
  })

  it('gives search engines the hours of each day', () => {
    const saturday = { days: ['Saturday' as const], opens: '10:00', closes: '14:00' }
    const week = { text: 'Monday 10:00 to 6:00, Saturday 10:00 to 2:00', opens: '10:00', closes: '18:00' }
    const hours = createOpeningHours({ ...week, days: ['Monday'], also: [saturday] })
    const type = { '@type': 'OpeningHoursSpecification' }
    expect(hours).toEqual([
      { ...type, dayOfWeek: ['Monday'], opens: '10:00', closes: '18:00' },
      { ...type, dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    ])
  })

  it('keeps markup in a text from ending the script', () => {
    const html = renderToStaticMarkup(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(JSON.parse(html.replace(/<[^>]+>/g, ''))).toEqual({ name: '</script><script>alert(1)</script>' })
  })
})

/** The number of languages of the tests' catalogue. */
const LANGUAGES = 1 + getLanguages().length

describe('the sitemap', () => {
  const entries = createSitemapEntries()

  it('lists every machine with its picture in each language', () => {
    const machines = entries.filter(({ url }) => url.includes('/product/'))
    expect(machines).toHaveLength(LANGUAGES * products.length)
    for (const { images } of machines) expect(images?.[0]).toMatch(/\/pictures\/products\/.+\.webp$/)
  })

  it('lists no address twice', () => {
    expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length)
  })

  it('lists every ready plan with the picture of its pack', () => {
    const plans = entries.filter(({ url }) => url.includes('/line-planner/'))
    expect(plans).toHaveLength(LANGUAGES * getReadyPlans().length)
    for (const { images } of plans) expect(images?.[0]).toMatch(/\/pictures\/applications\/.+\.webp$/)
  })
})

function fail(): never {
  throw new Error('The catalogue does not have this machine')
}
