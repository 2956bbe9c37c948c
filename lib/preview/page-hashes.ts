import 'server-only'
import { createHash } from 'node:crypto'
import { getApplications } from '@/lib/content/applications'
import { getBoxes } from '@/lib/content/boxes'
import { getCategories } from '@/lib/content/categories'
import { getCompany } from '@/lib/content/company'
import { getHome } from '@/lib/content/home'
import { getPlannedPresets } from '@/lib/content/line/planned-presets'
import { getPlannerData } from '@/lib/content/line/planner-data'
import type { Product } from '@/lib/content/product'
import { getProduct, getProducts } from '@/lib/content/products'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'

/** What the content of each page comes to, by the page's path. */
export type PageHashes = Record<string, string>

/**
 * A hash of what `content/` gives to each page, for a preview to tell which pages it would change. Code and the frame of the
 * pages are not among it: a new layout or another entry in the footer would name every page.
 */
export function createPageHashes(): PageHashes {
  const { story, buyerQuestions, ...home } = getHome()
  const company = getCompany()
  const applications = getApplications().map(toShown)
  const boxes = getBoxes().map(toShown)
  const products = getProducts().map(toShown)
  const categories = getCategories()
  const content = {
    [paths.home]: [
      ...[home, company, categories],
      products.map(({ title, picture }) => [title, picture]),
      applications.map(({ name, picture }) => [name, picture]),
    ],
    [paths.about]: [story, company, boxes, toShown(getProduct(story.journey.product))],
    [paths.products]: products,
    [paths.applications]: applications,
    [paths.linePlanner]: getPlannerData(),
    [paths.contact]: [company, buyerQuestions],
    [paths.privacy]: company,
    ...Object.fromEntries(
      categories.map(category => [
        paths.category(category.slug),
        [category, category.items.map(({ slug }) => toShown(getProduct(slug)))],
      ]),
    ),
    ...Object.fromEntries(
      getPlannedPresets().map(({ answer, ...preset }) => [
        paths.linePreset(preset.slug),
        [preset, answer.plans, applications.find(({ number }) => number === preset.number)?.picture],
      ]),
    ),
    ...Object.fromEntries(products.map(product => [paths.product(product.slug), product])),
  }
  return Object.fromEntries(Object.entries(content).map(([path, words]) => [path, hash(words)]))
}

/** With its finished picture, whose address changes with what it shows. */
function toShown<Entry extends Pick<Product, 'picture'>>(entry: Entry) {
  return { ...entry, picture: getPicture(entry.picture).base }
}

/** Enough letters to tell two versions of a page apart. */
const HASH_LETTERS = 12

function hash(words: unknown) {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, HASH_LETTERS)
}
