import 'server-only'
import type { Content } from '@/lib/content/convert-content'
import { listTexts } from '@/lib/content/files/list-texts'
import type { Parsed } from '@/lib/content/files/parse-file'
import { formatUnknown } from '@/lib/content/files/problem'
import { leadsToContent } from '@/lib/content/sections'
import { paths } from '@/lib/paths'
import { planSamples } from '@/lib/ready-plans/plan-samples'

/** The anchors that a link of the content may use: ids in the components. */
export const ANCHORS: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ['strengths', 'packs', 'about', 'who-we-are'],
  [paths.about]: ['range', 'customers', 'journey', 'boxes', 'checkable'],
  [paths.products]: ['search', 'save-catalogue'],
  [paths.contact]: ['questions-title', 'service-title', 'map-title'],
  [paths.linePlanner]: ['plan', 'ready'],
}

/** Checks that each `href` in a file leads to a page of this site, and to an anchor on it. */
export function checkLinks(files: readonly Parsed<unknown>[], content: Content) {
  const places = listPlaces(content)
  const pages = [...places].filter(place => !place.includes('#'))
  for (const { value, report } of files) {
    for (const { text: href, path } of listTexts(value)) {
      // Other texts are not links.
      if (path.at(-1) !== 'href') continue
      // Menus and the search leave out a link to a section of the site that has no content.
      if (places.has(href) || !leadsToContent(href, content.sections)) continue
      const [page = ''] = href.split('#')
      const anchors = [...places].filter(place => place.startsWith(`${page}#`))
      const isPageKnown = pages.includes(page)
      const remedy = anchors.length > 0 ? `Write ${page}, or one of ${anchors.join(', ')}` : `Write ${page}`
      // Machines and plans are too many to be listed.
      const listed = `Write the address of a page, such as ${pages.filter(place => place.split('/').length === 2).join(', ')}`
      report(
        path,
        isPageKnown ? formatUnknown(href, 'a place', anchors, remedy) : formatUnknown(href, 'a page', pages, listed),
      )
    }
  }
}

/** All addresses that a link may have: pages, and anchors on them. */
function listPlaces({
  products,
  formerMachines,
  categories,
  applications,
  company,
  planner,
  termGroups,
}: Content): Set<string> {
  // The addresses of single pages; other entries of `paths` are functions, or files with an extension.
  const fixed = Object.values(paths).filter(path => typeof path === 'string' && /^\/[a-z-]*$/.test(path)) as string[]
  const terms = termGroups.flatMap(group => group.terms)
  const anchors = Object.entries(ANCHORS).flatMap(([page, ids]) => ids.map(id => `${page}#${id}`))
  return new Set([
    // A glossary is a page only where terms are explained.
    ...fixed.filter(path => path !== paths.glossary || terms.length > 0),
    ...terms.map(({ slug }) => paths.term(slug)),
    ...anchors,
    ...company.service.map(({ id }) => `${paths.contact}#${id}`),
    ...[...products, ...formerMachines].map(({ slug }) => paths.product(slug)),
    ...categories.map(({ slug }) => paths.category(slug)),
    ...planSamples(applications, planner, null).readyPlans.map(({ slug }) => paths.readyPlan(slug)),
    ...applications.map(({ number }) => paths.applicationAnchor(number)),
  ])
}
