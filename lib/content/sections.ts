/**
 * Optional parts of the site. Those with pages of their own are in the names of the page files (`page.samples.tsx`):
 * `pageExtensions` in next.config.ts leaves out those without content. 'service' and 'questions' are parts of the
 * contact page.
 */
export const SECTIONS = [
  'categories',
  'samples',
  'planner',
  'plans',
  'costs',
  'service',
  'questions',
  'glossary',
] as const

export type Section = (typeof SECTIONS)[number]

/** The content of each section. An empty list or null means there is none; a sample with a `line` has a ready plan. */
type SectionFacts = {
  categories?: readonly unknown[]
  applications?: readonly { line?: unknown }[]
  planner: unknown
  /** What costs are counted with. */
  costs?: unknown
  service?: readonly unknown[]
  questions?: readonly unknown[]
  /** Groups of explained terms. */
  terms?: readonly unknown[]
}

/** The sections that have content. `next.config.ts` calls it too, with files that it reads itself. */
export function listSections(facts: SectionFacts): Section[] {
  const { categories = [], applications = [], planner, costs, service = [], questions = [], terms = [] } = facts
  const has: Record<Section, boolean> = {
    categories: categories.length > 0,
    samples: applications.length > 0,
    planner: Boolean(planner),
    plans: Boolean(planner) && applications.some(({ line }) => line !== undefined),
    costs: Boolean(planner) && Boolean(costs),
    service: service.length > 0,
    questions: questions.length > 0,
    glossary: terms.length > 0,
  }
  return SECTIONS.filter(section => has[section])
}

/** Where each section is. The contact page always exists; some of its anchors do not. */
const PLACES: Record<Section, RegExp> = {
  categories: /^\/category\//,
  samples: /^\/application-area\b/,
  planner: /^\/line-planner$/,
  plans: /^\/line-planner(\/(?!report$)|#ready)/,
  costs: /^\/line-planner\/report$/,
  service: /^\/contact-us#(service-title|delivery-time|installation|training|warranty|spare-parts|payment-terms)$/,
  questions: /^\/contact-us#questions/,
  glossary: /^\/glossary\b/,
}

/** Whether a link's section has content; menus and search omit links whose section has none. */
export function leadsToContent(href: string, sections: readonly Section[]): boolean {
  return SECTIONS.every(section => sections.includes(section) || !PLACES[section].test(href))
}
