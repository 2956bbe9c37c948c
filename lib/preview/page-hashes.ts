import 'server-only'
import { createHash } from 'node:crypto'
import {
  getApplications,
  getBoxes,
  getCategories,
  getCompany,
  getFormerMachines,
  getHome,
  getProduct,
  getProducts,
  getSections,
} from '@/lib/content/content'
import { findCosts, getPlannerData, getPresets } from '@/lib/content/line/presets'
import { paths } from '@/lib/paths'
import { getPicture, type PictureKey } from '@/lib/pictures/manifest'

/** A hash of the content of each page, by the page's path. */
export type PageHashes = Record<string, string>

/**
 * Hashes the content of each page, so that a preview can tell which pages it would change. Code, header and footer are
 * not included, because a new layout or footer entry would change every page.
 */
export function createPageHashes(): PageHashes {
  const { story, buyerQuestions, ...home } = getHome()
  const company = getCompany()
  const applications = getApplications().map(toShown)
  const boxes = getBoxes().map(toShown)
  const products = getProducts().map(toShown)
  const categories = getCategories()
  const sections = getSections()
  const costs = findCosts()
  const content = {
    [paths.home]: [
      ...[home, company, categories],
      products.map(({ title, picture }) => [title, picture]),
      applications.map(({ name, picture }) => [name, picture]),
    ],
    [paths.about]: [story, company, boxes, story.journey && toShown(getProduct(story.journey.product))],
    [paths.products]: products,
    [paths.contact]: [company, buyerQuestions],
    [paths.privacy]: company,
    ...(sections.includes('samples') && { [paths.applications]: applications }),
    ...(sections.includes('planner') && { [paths.linePlanner]: [getPlannerData(), costs] }),
    ...Object.fromEntries(
      categories.map(category => [
        paths.category(category.slug),
        [category, category.items.map(({ slug }) => toShown(getProduct(slug)))],
      ]),
    ),
    ...Object.fromEntries(
      getPresets().map(({ answer, ...preset }) => [
        paths.linePreset(preset.slug),
        [preset, answer.plans, costs, applications.find(({ number }) => number === preset.number)?.picture],
      ]),
    ),
    ...Object.fromEntries(getFormerMachines().map(former => [paths.product(former.slug), former])),
    // A machine's page says what holds for every machine: warranty, delivery.
    ...Object.fromEntries(products.map(product => [paths.product(product.slug), [product, company.service]])),
  }
  return Object.fromEntries(Object.entries(content).map(([path, data]) => [path, hash(data)]))
}

/** Replaces the picture's key with the URL of the processed picture, which changes with the picture. */
function toShown<Entry extends { picture: PictureKey }>(entry: Entry) {
  return { ...entry, picture: getPicture(entry.picture).base }
}

/** Enough characters to distinguish two versions of a page. */
const HASH_LENGTH = 12

function hash(data: unknown) {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, HASH_LENGTH)
}
