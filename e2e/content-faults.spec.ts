import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { LEAD_POPUP_DELAY_MS } from '@/lib/constants'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'

/**
 * What each hostile text of the tests' catalogue contains. There are such texts of the home page, a machine, its
 * category, a sample and a box: unfinished HTML tags, which the check of the content accepts, and which would break out
 * of an attribute or an element. The browser must show them as text.
 */
const MARKUP = /data-x/

/** A selector for the elements that exist only if the markup was parsed as HTML. */
const INJECTED = '[data-x], [onerror]'

/** The machine with hostile texts, and one without a description. */
const SLUG = 'automatic-roll-die-cutting-creasing-machine'
const WITHOUT_DESCRIPTION = 'heavy-duty-platen-punching-creasing-machine'

const readYaml = (name: string) => parse(readFileSync(`${FIXTURE_CATALOGUE}/${name}.yaml`, 'utf8'))
/** Whether an entry of a list is the one with hostile texts. */
const isHostile = (part: { name?: string; title?: string }) => MARKUP.test(part.name ?? part.title ?? '')

const home = readYaml('home')
const product = readYaml(`products/${SLUG}`)
const category = readYaml('categories').categories.find(isHostile)
const application = readYaml('applications').applications.find(isHostile)
const box = readYaml('boxes').boxes.find(isHostile)

/** The hostile lines in a parsed file or a part of one. */
function listHostileLines(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter(line => MARKUP.test(line))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listHostileLines) : []
}

test.beforeEach(({ page, problems }) => {
  page.on('dialog', dialog => {
    problems.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
})

/** Scrolls through the page, so that lazy-loaded content is loaded too. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
}

/** Fails if markup of a text has become an element, or has broken structured data. Returns the structured data. */
async function expectInert(page: Page) {
  await expect(page.locator(INJECTED)).toHaveCount(0)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  for (const block of blocks) expect(() => JSON.parse(block)).not.toThrow()
  return blocks
}

/** The texts of the page, with the accessible names of pictures and controls, and without layout white space. */
async function readTexts(page: Page) {
  const text = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const script of body.querySelectorAll('script')) script.remove()
    const names = [...body.querySelectorAll('[alt], [aria-label]')].map(
      part => part.getAttribute('alt') ?? part.getAttribute('aria-label'),
    )
    return [body.textContent, ...names, document.title].join('\n')
  })
  return toPlain(text)
}

/** A text in small letters with single spaces, for comparison. */
const toPlain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** Fails unless the page shows all hostile lines of a value as text. */
async function expectTexts(page: Page, value: unknown) {
  const shown = await readTexts(page)
  const lines = listHostileLines(value)
  expect(lines).not.toEqual([])
  expect(lines.filter(text => !shown.includes(toPlain(text)))).toEqual([])
}

test('markup in the texts of home, the popup, a category, About and a sample is escaped, also in the dialog of the sample', async ({
  page,
}) => {
  // The story is on the page About, the questions are on the contact page; popup and metadata are looked for by
  // themselves below.
  const { story, buyerQuestions: _questions, popup, metadata, ...shown } = home
  await page.clock.install()
  await open(page, '/')
  await page.clock.fastForward(LEAD_POPUP_DELAY_MS)
  const dialog = page.getByRole('dialog', { name: 'Get In Touch With Us' })
  await expect(dialog).toContainText(popup.text)
  await expectInert(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await seeAll(page)
  await expectInert(page)
  await expectTexts(page, shown)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', metadata.description)

  await page.getByRole('link', { name: category.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(category.title)
  await expectInert(page)
  await page.reload()
  await seeAll(page)
  await expectInert(page)
  await expectTexts(page, { title: category.title, lead: category.lead })

  await open(page, '/about-us')
  await seeAll(page)
  await expectInert(page)
  // The description of the story is for search engines: no page shows it. About also shows the strip of boxes.
  const { description: _description, ...told } = story
  await expectTexts(page, { ...told, box: box.name })
  await open(page, '/application-area')
  await seeAll(page)
  // The style of a sample is for the planner: no page shows it.
  const { style: _style, ...described } = application
  await expectTexts(page, described)
  await page.getByRole('link', { name: `View ${application.name}` }).click()
  await expect(page.getByRole('dialog')).toContainText(application.name)
  await expectInert(page)
})

test("markup in a machine's texts is escaped in search results, comparison, on its page and in the enquiry", async ({
  page,
}) => {
  // The fields `kind` and `applications` appear in the search alone.
  const { kind, applications: _, ...shown } = product
  await open(page, '/products')
  const search = page.getByRole('searchbox', { name: 'Search machines' })
  const card = page.locator('[data-part="product-list"] li').filter({ hasText: product.title })
  for (const query of ['snack boxes', kind, product.title]) {
    // Without a query first, so that what is marked below are the words of this one.
    await search.fill('')
    await expect(page.locator('mark')).toHaveCount(0)
    await search.fill(query)
    await expect(card.locator('mark').first()).toBeVisible()
    await expectInert(page)
  }
  await page.getByRole('button', { name: `Compare ${product.title}` }).click()
  await expect(page.getByRole('region', { name: 'Comparison' })).toContainText(product.title)
  await expectInert(page)
  await open(page, `/compare?machines=${SLUG}`)
  await expect(page.getByRole('table')).toContainText(product.title)
  await expectInert(page)

  await open(page, `/product/${SLUG}`)
  await seeAll(page)
  const blocks = await expectInert(page)
  await expectTexts(page, shown)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
  expect(await page.title()).toContain(product.title)
  expect(blocks.map(block => JSON.stringify(JSON.parse(block))).join()).toContain(JSON.stringify(product.title))
  await page.getByRole('link', { name: 'Get a quote for this machine' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/data-x/)
  await expectInert(page)
  await expectTexts(page, { buyerQuestions: home.buyerQuestions })
})

test('a machine without a description has no empty section', async ({ page }) => {
  await open(page, `/product/${WITHOUT_DESCRIPTION}`)
  await seeAll(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readYaml(`products/${WITHOUT_DESCRIPTION}`).title)
  expect(await page.evaluate(findEmptyParts)).toEqual([])
  expect(await readTexts(page)).not.toMatch(/\b(null|undefined)\b/)
  await expectInert(page)
})

/** Elements without any text or picture; a section counts as empty if it has only its header. Runs in the page. */
function findEmptyParts() {
  const isEmpty = (part: Element) => {
    const copy = part.cloneNode(true) as Element
    if (part.matches('section')) copy.querySelector('header')?.remove()
    return copy.textContent?.trim() === '' && copy.querySelector('img, svg, input') === null
  }
  // A status is empty until there is something to announce.
  const PARTS = 'main :is(section, [role=tabpanel], h1, h2, h3, p, ul, ol, dl, li, dd, td):not([role=status])'
  const parts = document.querySelectorAll(PARTS)
  return [...parts].filter(isEmpty).map(part => part.outerHTML.slice(0, 120))
}
