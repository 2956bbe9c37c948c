/**
 * `npm run social-cards`, after `npm run pictures`: makes each page's preview card in public/social/, unless one that
 * shows the same is there already; with paths of pages behind `--`, only the cards of these. The name of a card never
 * changes, because other sites keep its address.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  getBoxes,
  getCategories,
  getCompany,
  getHome,
  getPopular,
  getProduct,
  getProducts,
  getSections,
  getWords,
} from '@/lib/content/content'
import { languageRoot } from '@/lib/language'
import { paths } from '@/lib/paths'
import { findPicture, getPicture } from '@/lib/pictures/manifest'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'
import { getApplications, getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { SOCIAL_CARD_MANIFEST } from '@/lib/seo/social-card'
import { formatPlanSize } from '@/lib/trade/planner/sentence'
import { formatFigureText } from '@/lib/trade/product/figure-text'
import { pickKeyFigures } from '@/lib/trade/product/key-figures'
import type { PictureKey } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'
import { fill, fillCount } from '@/lib/words'
import { hashSource, makeMissingFiles } from '@/scripts/files/made-files'
import { type CardFonts, colours, drawCard, logo, MOST_LINES, openCardFonts } from '@/scripts/social-cards/draw-card'

/** Increase it if the drawing changes: cards are cached by their content and this number. */
const DRAWING_VERSION = 5

/** Creates the facts of a page's card: a title, a text or lines of text, and a picture. */
function createCard(path: string, title: string, text: string | string[], picture: PictureKey) {
  const { name, since } = getCompany()
  const content = {
    title,
    lines: [text].flat(),
    company: name,
    since: fill(getWords().pages.cards.since, { year: String(since) }),
  }
  return { path, content, picture: formatPlainUrl(getPicture(picture), 'large') }
}

/** The facts of the card of each page. Throws if there are no machines, whose pictures many cards show. */
function listCards() {
  const { hero, about } = getHome()
  const [first, second = first] = getPopular(2).map(({ picture }) => picture)
  if (!first || !second) throw new Error('There are no machines')
  const pack = getApplications()[0]?.picture ?? second
  const machines = getProducts()
  const sections = getSections()
  const words = getWords().pages.cards
  const { glossary, planner } = getWords()
  const { page, preset, plan } = planner
  return [
    createCard(paths.home, hero.statement.join(' '), hero.meta.join('. '), first),
    createCard(paths.products, fillCount(words.products, machines.length), words.productsText, second),
    ...(sections.includes('samples')
      ? [createCard(paths.applications, words.applications, words.applicationsText, pack)]
      : []),
    createCard(paths.about, words.about, about.text, findPicture('views/about') ? 'views/about' : first),
    createCard(paths.contact, words.contact, words.contactText, getBoxes()[0]?.picture ?? second),
    createCard(paths.compare, words.compare, words.compareText, first),
    createCard(paths.privacy, words.privacy, words.privacyText, first),
    ...(sections.includes('glossary') ? [createCard(paths.glossary, glossary.title, glossary.intro, pack)] : []),
    ...(sections.includes('planner') ? [createCard(paths.linePlanner, page.title, page.card, pack)] : []),
    ...getReadyPlans().map(({ slug, name, number, answer: { plans } }) => {
      const line = plans[0] ? fill(preset.card, { size: formatPlanSize(plans[0], plan) }) : preset.cardWithout
      return createCard(paths.readyPlan(slug), name, line, `applications/packaging-${number}`)
    }),
    ...getCategories().map(({ slug, title, items }) =>
      createCard(
        paths.category(slug),
        title,
        fillCount(words.products, items.length),
        items[0] ? getProduct(items[0].slug).picture : first,
      ),
    ),
    ...machines.map(product =>
      createCard(paths.product(product.slug), product.title, formatLines(product), product.picture),
    ),
  ]
}

/** The key figures of a machine, a line each; its kind if it has none. */
function formatLines(product: Product) {
  const lines = pickKeyFigures(product, MOST_LINES).map(figure => {
    const { value, unit } = formatFigureText(figure)
    return `${figure.name} ${value} ${unit}`.trim()
  })
  return lines.length > 0 ? lines : product.kind
}

async function main() {
  const cards = listCards()
  // Opened only if a card has to be drawn, because that takes seconds.
  let fonts: Promise<CardFonts> | undefined
  const files = cards.map(({ path, content, picture }) => {
    return {
      key: path,
      name: `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`,
      hash: hashSource(JSON.stringify([DRAWING_VERSION, colours, logo, content, picture])),
      make: async () => {
        fonts ??= openCardFonts(cards.map(card => card.content))
        return drawCard(content, readFileSync(join('public', picture)), await fonts)
      },
    }
  })
  const made = await makeMissingFiles(files, {
    keys: process.argv.slice(2),
    folder: `public/social${languageRoot}`,
    manifest: SOCIAL_CARD_MANIFEST,
    toEntry: name => `/social${languageRoot}/${name}`,
  })
  console.info(`${cards.length} social cards, ${made} made`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
