/** @jest-environment node */
import { SERVICE_TOPICS } from '@/lib/content/files/vocabulary'
import { isPlace, listSections, SECTIONS } from '@/lib/content/sections'

const all = { categories: [{}], applications: [{ line: {} }], planner: {}, costs: {}, service: [{}], questions: [{}] }

it('finds every section of a site that has content for all', () => {
  expect(listSections(all)).toEqual(SECTIONS)
})

it('finds none where there is no content', () => {
  expect(listSections({ categories: [], applications: [], planner: null })).toEqual([])
})

it.each([
  ['no planner', { ...all, planner: null }, ['planner', 'plans', 'costs']],
  ['no costs', { ...all, costs: undefined }, ['costs']],
  ['no sample with a line', { ...all, applications: [{}] }, ['plans']],
  ['no samples', { ...all, applications: [] }, ['samples', 'plans']],
  ['no categories', { ...all, categories: [] }, ['categories']],
])('with %s leaves out what depends on it', (_, facts, missing) => {
  expect(SECTIONS.filter(section => !listSections(facts).includes(section))).toEqual(missing)
})

it.each([
  ['/category/rigid-box-machines', 'categories'],
  ['/application-area', 'samples'],
  ['/application-area#packaging-3', 'samples'],
  ['/line-planner', 'planner'],
  ['/line-planner/mailer', 'plans'],
  ['/line-planner#ready', 'plans'],
  ['/contact-us#warranty', 'service'],
  ['/contact-us#questions-title', 'questions'],
] as const)('a link to %s leads nowhere without %s, and nothing else takes it away', (href, section) => {
  expect(isPlace(href, SECTIONS)).toBe(true)
  for (const one of SECTIONS)
    expect(
      isPlace(
        href,
        SECTIONS.filter(other => other !== one),
      ),
    ).toBe(one !== section)
})

const anchors = SERVICE_TOPICS.map(topic => topic.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))

it.each(anchors)('knows that #%s is one of the service facts', id => {
  expect(
    isPlace(
      `/contact-us#${id}`,
      SECTIONS.filter(section => section !== 'service'),
    ),
  ).toBe(false)
})

it.each(['/', '/products', '/about-us', '/contact-us', '/product/line-planner', '/privacy'])(
  '%s is always there',
  href => {
    expect(isPlace(href, [])).toBe(true)
  },
)
