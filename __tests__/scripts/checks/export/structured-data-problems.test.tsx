/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { StructuredData } from '@/components/ui/structured-data'
import { getProducts } from '@/lib/content/products'
import { createProductData } from '@/lib/seo/structured-data'
import { findDataProblems } from '@/scripts/checks/export/structured-data-problems'
import { parseElements } from '@/scripts/export/html-elements'

const ORIGIN = 'https://boxwright.example'

const check = (html: string, path = '/') =>
  findDataProblems(path, parseElements(html), { files: new Set(['/x.webp']), origin: ORIGIN })
const find = (data: object, path?: string, body = '') =>
  check(`<body>${body}${renderToStaticMarkup(<StructuredData data={data} />)}</body>`, path)

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

it('accepts what the site says, and questions that a visitor reads', async () => {
  expect(await find(MACHINE, '/product/x')).toEqual([])
  expect(await find(LIST)).toEqual([])
  expect(await find(QUESTIONS, '/', '<h3>How\n long?</h3><p>A week &amp; <!-- -->a day.</p>')).toEqual([])
  expect(await find(getProducts().map(createProductData))).toEqual([])
})

it.each<[string, object, string]>([
  ['a product', { '@type': 'Product', name: 'X' }, 'claims a Product'],
  ['a type that does not exist', { '@type': 'ItemsPage' }, 'claims a ItemsPage'],
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
  ['an offer', { '@type': ['Thing', 'Offer'] }, 'claims a Offer'],
  ['a rating by its property', { '@type': 'Organization', aggregateRating: 5 }, 'has the property aggregateRating'],
  [
    'an entry without a name',
    { ...LIST, itemListElement: [{ '@type': 'ListItem', position: 1 }] },
    'Required attribute "name" is missing',
  ],
  ['questions and answers that no visitor reads', QUESTIONS, "sees: 'A week & a day.'"],
  [
    'a trail without addresses',
    {
      '@type': 'BreadcrumbList',
      itemListElement: [1, 2].map(position => ({ '@type': 'ListItem', position, name: 'A' })),
    },
    'Field "item" with URL is missing',
  ],
  ['a picture without an address', { ...MACHINE, primaryImageOfPage: { '@type': 'ImageObject' } }, 'contentUrl'],
])('sees %s', async (_, data, problem) => {
  expect(await find(data)).toContainEqual(expect.stringContaining(problem))
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
])("sees a machine's page %s", async (_, data, problem) => {
  expect(await find(data, '/product/x')).toEqual([expect.stringContaining(problem)])
})

it('sees microdata, which no check reads, and blocks that are broken', async () => {
  expect(await check('<body><div itemscope></div>')).toEqual(['has structured data outside the JSON blocks'])
  expect(await check('<script type="application/ld+json">{"a":</script>')).toEqual([
    expect.stringContaining('a structured-data block is not valid JSON'),
  ])
})
