/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { StructuredData } from '@/components/ui/structured-data'
import { getProducts } from '@/lib/content/content'
import { createProductData } from '@/lib/seo/structured-data'
import { findDataProblems } from '@/scripts/checks/export/structured-data-problems'
import { parseElements } from '@/scripts/export/html-elements'

const ORIGIN = 'https://boxwright.example'

/** The problems in the structured data of a page. */
const findProblemsOfPage = (html: string, path = '/') =>
  findDataProblems(path, parseElements(html), { files: new Set(['/x.webp']), origin: ORIGIN })

/** The problems of a page with these structured data. */
const findProblemsOfData = (data: object, path?: string, body = '') =>
  findProblemsOfPage(`<body>${body}${renderToStaticMarkup(<StructuredData data={data} />)}</body>`, path)

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

it("accepts the site's own data, and questions that the page shows", async () => {
  expect(await findProblemsOfData(MACHINE, '/product/x')).toEqual([])
  expect(await findProblemsOfData(LIST)).toEqual([])
  expect(await findProblemsOfData(QUESTIONS, '/', '<h3>How\n long?</h3><p>A week &amp; <!-- -->a day.</p>')).toEqual([])
  expect(await findProblemsOfData(getProducts().map(createProductData))).toEqual([])
})

it.each<[string, object, string]>([
  ['a product', { '@type': 'Product', name: 'X' }, 'claims a Product'],
  ['a type that does not exist', { '@type': 'ItemsPage' }, 'claims a ItemsPage'],
  [
    'a review deep inside',
    { '@type': 'ItemPage', mainEntity: { '@type': 'Thing', subjectOf: [{ '@type': 'Review' }] } },
    'claims a Review',
  ],
  ['a rating by its property', { '@type': 'Organization', aggregateRating: 5 }, 'has the property aggregateRating'],
  ['questions and answers that no visitor reads', QUESTIONS, "sees: 'A week & a day.'"],
])('reports %s', async (_, data, problem) => {
  expect(await findProblemsOfData(data)).toContainEqual(expect.stringContaining(problem))
})

it("reports a machine's page whose data have no figures", async () => {
  expect(await findProblemsOfData({ ...MACHINE, about: [] }, '/product/x')).toEqual([
    expect.stringContaining('has no figures'),
  ])
})

it('reports microdata, which no check reads, and blocks that cannot be parsed', async () => {
  expect(await findProblemsOfPage('<body><div itemscope></div>')).toEqual([
    'has structured data outside the JSON blocks',
  ])
  expect(await findProblemsOfPage('<script type="application/ld+json">{"a":</script>')).toEqual([
    expect.stringContaining('a structured-data block is not valid JSON'),
  ])
})
