/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server'
import { StructuredData } from '@/components/ui/structured-data'
import { getCompany, getHome, getLanguages, getProducts } from '@/lib/content/content'
import { getPresets } from '@/lib/content/line/presets'
import { createSitemapEntries } from '@/lib/seo/sitemap-entries'
import {
  createBreadcrumbData,
  createCompanyData,
  createListData,
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

describe('structured data', () => {
  it.each(['"Product"', 'AggregateRating', '"Review"', 'Sample review', 'ratingValue', '"Offer"'])(
    'never holds %s',
    word => {
      expect(text).not.toContain(word)
    },
  )

  it('names every entry of a list and gives it an address of this site', () => {
    const entries = createListData('All', products).itemListElement
    expect(entries).toHaveLength(products.length)
    for (const entry of entries as unknown as { name: string; url: string }[]) {
      expect(entry.name).not.toBe('')
      expect(entry.url).toMatch(/^https:\/\/boxwright\.example\/product\//)
    }
  })

  it('ends a trail with the page itself, which needs no address', () => {
    expect(createBreadcrumbData([], 'About Us').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://boxwright.example' },
      { '@type': 'ListItem', position: 2, name: 'About Us' },
    ])
  })

  it("gives a machine's picture the size of the file that it names", () => {
    const { primaryImageOfPage } = createProductData(products[0] ?? fail())
    expect(primaryImageOfPage).toMatchObject({
      contentUrl: expect.stringContaining('-640.webp'),
      width: { value: 640 },
    })
  })

  it('links no front page of a network as a profile of the company', () => {
    const frontPages = getCompany().social.filter(({ url }) => new URL(url).pathname === '/')
    for (const { url } of frontPages) expect(text).not.toContain(url)
  })

  it('states figures as numbers and limits, never as formatted text', () => {
    const gluer = products.find(({ slug }) => slug === 'automatic-folder-gluer-machine') ?? fail()
    expect(createProductData(gluer).about).toEqual(
      expect.arrayContaining([
        { '@type': 'PropertyValue', name: 'Working speed', unitText: 'm/min', minValue: 160, maxValue: 420 },
        { '@type': 'PropertyValue', name: 'Largest blank width', unitText: 'mm', maxValue: 800 },
        { '@type': 'PropertyValue', name: 'Net weight', unitText: 'kg', value: 6800 },
        {
          ...{ '@type': 'PropertyValue', name: 'Overall size (L × W × H)', unitText: 'mm' },
          value: [15_800, 1550, 1700].map(value => ({ '@type': 'QuantitativeValue', value })),
        },
      ]),
    )
  })

  it('keeps a text for figures that have no number', () => {
    for (const product of products) {
      const about = createProductData(product).about as unknown as { value?: unknown }[]
      const texts = about.filter(({ value }) => typeof value === 'string')
      expect(texts).toHaveLength(product.figures.filter(({ type }) => type === 'text').length)
    }
  })

  it('keeps markup in a text from ending the script', () => {
    const html = renderToStaticMarkup(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(JSON.parse(html.replace(/<[^>]+>/g, ''))).toEqual({ name: '</script><script>alert(1)</script>' })
  })
})

const LANGUAGES = 1 + getLanguages().length

describe('the sitemap', () => {
  const entries = createSitemapEntries()

  it('lists every machine with its picture, once in each language', () => {
    const machines = entries.filter(({ url }) => url.includes('/product/'))
    expect(machines).toHaveLength(LANGUAGES * products.length)
    for (const { images } of machines) expect(images?.[0]).toMatch(/\/pictures\/products\/.+\.webp$/)
    expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length)
  })

  it('lists the line planner, and every ready plan with the picture of its pack', () => {
    const plans = entries.filter(({ url }) => url.includes('/line-planner/'))
    expect(plans).toHaveLength(LANGUAGES * getPresets().length)
    for (const { images } of plans) expect(images?.[0]).toMatch(/\/pictures\/applications\/.+\.webp$/)
    expect(entries.filter(({ url }) => url.endsWith('/line-planner'))).toHaveLength(LANGUAGES)
  })

  it('ends no address with a slash', () => {
    for (const { url } of entries) expect(url).not.toMatch(/\/$/)
  })
})

function fail(): never {
  throw new Error('The catalogue is empty')
}
