import 'server-only'
import { toSlug } from '@/lib/trade/product/slug'
import { toCategory } from './categories'
import { toTermGroups } from './explained-terms'
import type { ContentSource } from './files/content-source'
import { listFormerMachines } from './former-machines'
import { toHome } from './home'
import { listCostInputs } from './line/cost-files'
import { fitLine } from './line/read-line'
import { type ProductFile, toProduct } from './product'
import type { ContentFiles } from './read-files'
import { leadsToContent, listSections } from './sections'

/** All content, as pages use it. */
export type Content = NonNullable<ReturnType<typeof toContent>>

/** Converts the files; null if one of them has mistakes of its own. Machines with mistakes are left out. */
export function toContent(source: ContentSource, read: ContentFiles) {
  const { brand, company, navigation, home, categories, applications, boxes, searchWords, words } = read
  const { machines, line, costs, terms, removed } = read
  const isRead = brand && company && navigation && home && categories && applications && boxes && searchWords && words
  if (!isRead || line === null || costs === null || terms === null) return null
  const slugOf = (title: string) => toSlug(source.originals?.get(title) ?? title)
  const products = sortProductFiles(machines.files).map(({ value }, index) => toProduct(value, index + 1, slugOf))
  const { form, plan, boughtIn } = words.planner
  const planner = line ? fitLine({ ...line, formWords: form, planWords: plan }, boughtIn) : null
  const termGroups = terms ? toTermGroups(terms.value, slugOf) : []
  const sections = listSections({
    categories: categories.value.categories,
    applications: applications.value.applications,
    planner,
    costs,
    service: company.value.service,
    questions: home.value.buyerQuestions,
    terms: termGroups,
  })
  const hasContent = ({ href }: { href: string }) => leadsToContent(href, sections)
  const { main, side, more, footer } = navigation.value
  return {
    sections,
    products,
    formerMachines: listFormerMachines(machines.files, removed?.value),
    // A new category has no machine until the file of one names it.
    categories: categories.value.categories
      .map(category => toCategory(category, products, slugOf))
      .filter(({ items }) => items.length > 0),
    families: categories.value.families.map(title => ({ title, slug: slugOf(title) })),
    comparisons: categories.value.comparisons,
    applications: applications.value.applications.map(sample => ({ ...sample, slug: slugOf(sample.name) })),
    boxes: boxes.value.boxes,
    home: toHome(home.value, products),
    brand,
    company: company.value,
    navigation: {
      main: main.filter(hasContent),
      side: side.filter(hasContent),
      more: more.filter(hasContent),
      footer: footer.filter(hasContent),
    },
    searchWords: { ...searchWords.value, answers: searchWords.value.answers.filter(({ link }) => hasContent(link)) },
    planner,
    costInputs: costs ? listCostInputs(costs.value) : [],
    termGroups,
    words,
  }
}

/**
 * Sorts machines into catalogue order, the same in all languages: by position, then by address. Machines without a
 * position are at the end.
 */
function sortProductFiles(files: readonly ProductFile[]) {
  const getPosition = ({ value }: ProductFile) => value.position ?? Number.MAX_SAFE_INTEGER
  return files.toSorted((a, b) => getPosition(a) - getPosition(b) || (a.slug < b.slug ? -1 : 1))
}
