/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server'
import { StructuredData } from '@/components/ui/structured-data'
import { getProducts } from '@/lib/content/content'
import { createProductData } from '@/lib/seo/structured-data'
import { readStructuredData } from '@/scripts/checks/export/structured-data'
import { findDataProblems } from '@/scripts/checks/export/structured-data-problems'
import { findInvalidData } from '@/scripts/checks/export/validate-structured-data'
import { createVocabulary, findDescendants } from '@/scripts/checks/export/vocabulary'

const ORIGIN = 'https://boxwright.example'
const files = new Set(['/x.webp'])

const toPage = (data: object, body = '') =>
  `<html><head></head><body>${body}${renderToStaticMarkup(<StructuredData data={data} />)}</body></html>`

const MACHINE = {
  '@type': 'ItemPage',
  name: 'X',
  primaryImageOfPage: { '@type': 'ImageObject', contentUrl: `${ORIGIN}/x.webp` },
  about: [{ '@type': 'PropertyValue', name: 'Power', value: '28', unitText: 'kW' }],
}
const LIST = {
  '@type': 'ItemList',
  numberOfItems: 1,
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'X' }],
}
const QUESTIONS = {
  '@type': 'FAQPage',
  mainEntity: [
    { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'A week & a day.' } },
  ],
}

describe('our own rules', () => {
  const find = (data: object, path = '/', body = '') =>
    findDataProblems({ path, html: toPage(data, body) }, files, ORIGIN)

  it('accept a machine, a list and questions that a visitor reads', () => {
    expect(find(MACHINE, '/product/x')).toEqual([])
    expect(find(LIST)).toEqual([])
    expect(find(QUESTIONS, '/', '<h3>How\n long?</h3><p>A week &amp; <!-- -->a day.</p>')).toEqual([])
  })

  it.each<[string, object, string]>([
    ['a product', { '@type': 'Product', name: 'X' }, 'claims a Product'],
    ['a kind of product', { '@type': 'ProductModel' }, 'claims a ProductModel'],
    [
      'a product by another type',
      { '@type': 'Thing', additionalType: 'https://schema.org/IndividualProduct' },
      'claims a IndividualProduct',
    ],
    [
      'a review deep inside',
      { '@type': 'ItemPage', mainEntity: { '@type': 'Thing', subjectOf: [{ '@type': 'Review' }] } },
      'claims a Review',
    ],
    ['a rating', { '@type': 'AggregateRating' }, 'claims a AggregateRating'],
    ['an offer', { '@type': ['Thing', 'Offer'] }, 'claims a Offer'],
    ['a rating by its property', { '@type': 'Organization', aggregateRating: 5 }, 'has the property aggregateRating'],
    [
      'an entry without a name',
      { ...LIST, itemListElement: [{ '@type': 'ListItem', position: 1, name: ' ' }] },
      'entry 1 of a list has no name',
    ],
    [
      'a wrong place',
      { ...LIST, itemListElement: [{ '@type': 'ListItem', position: 2, name: 'X' }] },
      'has wrong positions',
    ],
    ['a wrong count', { ...LIST, numberOfItems: 7 }, 'a list of 1 entries states 7'],
  ])('see %s', (_, data, problem) => {
    expect(find(data)).toEqual([expect.stringContaining(problem)])
  })

  it('see questions and answers that no visitor reads', () => {
    expect(find(QUESTIONS, '/', '<h3>How long?</h3>')).toEqual([expect.stringContaining("sees: 'A week & a day.'")])
  })

  it.each<[string, object, string]>([
    ['that is no ItemPage', LIST, 'has 0 ItemPage blocks'],
    ['without its picture', { ...MACHINE, primaryImageOfPage: undefined }, 'has no picture'],
    [
      'with a picture that does not exist',
      { ...MACHINE, primaryImageOfPage: { '@type': 'ImageObject', contentUrl: `${ORIGIN}/y.webp` } },
      'refers to a picture that does not exist',
    ],
    ['without its figures', { ...MACHINE, about: [] }, 'has no figures'],
    [
      'with a figure without a value',
      { ...MACHINE, about: [{ '@type': 'PropertyValue', name: 'Power' }] },
      "the figure 'Power'",
    ],
  ])("see a machine's page %s", (_, data, problem) => {
    expect(find(data, '/product/x')).toEqual([expect.stringContaining(problem)])
  })

  it('see microdata, which no check reads, and blocks that are broken', () => {
    const check = (html: string) => findDataProblems({ path: '/', html }, files, ORIGIN)
    expect(check('<body><div itemscope itemtype="https://schema.org/Product"></div>')).toHaveLength(1)
    expect(check('<script type="application/ld+json">{"a":</script>')).toEqual([
      expect.stringContaining('is not valid JSON'),
    ])
    expect(check('<script type="application/ld+json">{"a":"<b>"}</script>')).toEqual([
      expect.stringContaining("contains a '<'"),
    ])
  })
})

describe("Adobe's validator", () => {
  const find = (data: object) => findInvalidData({ path: '/', html: toPage(data) })

  it('accepts what the site says', async () => {
    expect(await find(MACHINE)).toEqual([])
    expect(await find(getProducts().map(createProductData))).toEqual([])
  })

  it.each<[string, object, string]>([
    ['a type that does not exist', { '@type': 'ItemsPage' }, 'Type "ItemsPage" is not a valid schema.org type'],
    [
      'a property of another type',
      { '@type': 'ItemPage', foundingDate: '2000' },
      'Property "foundingDate" for type "ItemPage" is not supported',
    ],
    [
      'a trail without addresses',
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'A' },
          { '@type': 'ListItem', position: 2, name: 'B' },
        ],
      },
      'Field "item" with URL is missing',
    ],
    ['a product without an offer', { '@type': 'Product', name: 'X' }, 'Required attribute "offers" is missing'],
    ['a picture without an address', { ...MACHINE, primaryImageOfPage: { '@type': 'ImageObject' } }, 'contentUrl'],
  ])('sees %s', async (_, data, problem) => {
    expect((await find(data)).join('\n')).toContain(problem)
  })
})

describe('markup in content', () => {
  it('stays a text inside the structured data', () => {
    const [product] = getProducts()
    const title = '</script><b>Bold</b><!-- &amp;'
    const html = toPage(createProductData({ ...product, title } as Parameters<typeof createProductData>[0]))
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).not.toContain('<b>')
    expect(readStructuredData(html)).toEqual({ things: [expect.objectContaining({ name: title })], problems: [] })
  })
})

it('reads the vocabulary from type declarations', () => {
  const vocabulary = createVocabulary(`
interface ThingBase extends Partial<IdReference> {
    /** The name. */
    "name"?: SchemaValue<Text, "name">;
}
interface ProductBase extends ThingBase {
    "sku"?: SchemaValue<Text, "sku">;
}
export interface ProductLeaf extends ProductBase {
    "@type": "Product";
}
export interface CarLeaf extends VehicleBase, ProductBase {
    "@type": "Car";
}
`)
  const toClass = (name: string, ...above: string[]) => ({
    '@id': `schema:${name}`,
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': above.map(parent => ({ '@id': `schema:${parent}` })),
  })
  expect(vocabulary['@graph'].slice(0, 3)).toEqual([
    toClass('Thing'),
    toClass('Product', 'Thing'),
    toClass('Car', 'Vehicle', 'Product'),
  ])
  expect(vocabulary['@graph'].slice(3).map(entry => entry['@id'])).toEqual(['schema:name', 'schema:sku'])
  expect([...findDescendants(vocabulary, ['Product'])]).toEqual(['Product', 'Car'])
})
