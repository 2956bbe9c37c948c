/** @jest-environment node */
import { leadsToContent, listSections, SECTIONS } from '@/lib/content/sections'

/** Content from which every section of the site can be made. */
const COMPLETE = {
  categories: [{}],
  applications: [{ line: {} }],
  planner: {},
  costs: {},
  service: [{}],
  questions: [{}],
  terms: [{}],
}

it.each([
  ['no planner', { ...COMPLETE, planner: null }, ['planner', 'plans', 'costs']],
  ['no costs', { ...COMPLETE, costs: undefined }, ['costs']],
  ['no samples', { ...COMPLETE, applications: [] }, ['samples', 'plans']],
])('with %s leaves out what depends on it', (_, facts, missing) => {
  expect(SECTIONS.filter(section => !listSections(facts).includes(section))).toEqual(missing)
})

it.each([
  ['/category/rigid-box-machines', 'categories'],
  ['/application-area', 'samples'],
  ['/line-planner/mailer', 'plans'],
  ['/contact-us#warranty', 'service'],
  ['/product/line-planner', null],
] as const)('needs for a link to %s only the section %s', (href, section) => {
  // The sections without which the link would lead nowhere.
  const deadWithout = SECTIONS.filter(
    one =>
      !leadsToContent(
        href,
        SECTIONS.filter(other => other !== one),
      ),
  )
  expect(deadWithout).toEqual(section ? [section] : [])
})
