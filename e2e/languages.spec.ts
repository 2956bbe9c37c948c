import { PSEUDO_LANGUAGE } from '@/__tests__/support/pseudo-language-code'
import { UNITS } from '@/lib/trade/measures/units'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, readBox, waitForPage } from './support/page-parts'
import { readOverflow } from './support/reflow'
import { kindsOfRoutes, PRODUCT } from './support/routes'

// The pages of a further language. __tests__/support/pseudo-language.ts makes one from the English content: doubled and
// accented vowels, which make texts 40 % longer, written from right to left.

/** What the addresses of the further language begin with. */
const ROOT = `/${PSEUDO_LANGUAGE}`
/** '/ur/products' for '/products', '/ur' for '/'. */
const inLanguage = (path: string) => ROOT + path.replace(/^\/$/, '')

/** Names, units and parts of the company's postal address, which are the same in every language. */
const NAMES = new Set([
  ...UNITS.flatMap(unit => unit.split('/')),
  ...['Boxwright', 'BOXWRIGHT', 'Machinery', 'Plot', 'Sample', 'Industrial', 'Estate', 'City', 'India', 'English'],
  ...['Facebook', 'Instagram', 'YouTube', 'EmailJS', 'MPa'],
])

/** English words in the page, which were not translated: their vowels have no accents. Runs in the page. */
function findPlainWords() {
  const spoken = ['aria-label', 'alt', 'placeholder', 'title', 'aria-roledescription'].flatMap(name =>
    [...document.querySelectorAll(`[${name}]`)].map(element => element.getAttribute(name) ?? ''),
  )
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = [document.title, ...spoken]
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '')
  }
  // Three or more plain letters that are no part of an accented word or of an e-mail address.
  const words = texts.flatMap(
    text => text.replace(/https?:\S+/g, '').match(/(?<![\p{L}@.])[A-Za-z]{3,}(?![\p{L}@])/gu) ?? [],
  )
  // A word without a vowel, such as PDF, has nothing to put an accent on.
  return [...new Set(words.filter(word => /[aeiou]/i.test(word)))]
}

test('each kind of page in another language has no words of the first language, runs from right to left, and fits a phone', async ({
  page,
}) => {
  await closeLeadPopupForSession(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of kindsOfRoutes) {
    await page.goto(inLanguage(path))
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    await expect(page.locator('html'), path).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'ur-IN')
    expect
      .soft(
        (await page.evaluate(findPlainWords)).filter(word => !NAMES.has(word)),
        path,
      )
      .toEqual([])
    expect.soft(await readOverflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0)
  }
})

test('the language switch opens the same page with its query, in both directions', async ({ page }) => {
  await closeLeadPopupForSession(page)
  // The switch adds the query of the address only once its script has run.
  const waitForScript = () => expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await page.goto(`${PRODUCT}?hall=20x9#tabs`)
  await waitForScript()
  await page.getByRole('link', { name: 'Úúrdúú' }).first().click()
  await expect(page).toHaveURL(`${inLanguage(PRODUCT)}?hall=20x9#tabs`)
  await waitForScript()
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(`${PRODUCT}?hall=20x9#tabs`)
  // No language is remembered: an address opens in its own.
  await page.goto('/')
  await expect(page).toHaveURL('/')
})

test('a machine opens from the list in the same language, and has no violations', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await page.goto(inLanguage('/products'))
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${ROOT}/product/`))
  await waitForPage(page)
  await expectNoViolations(page)
})

test('the search finds a machine by its title in the language', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await page.goto(inLanguage('/products'))
  await page.getByRole('searchbox').fill('Báág Máákííng Mááchíínéé')
  await expect(page.getByRole('article').first()).toContainText('Páápéér Báág')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the language switch works, and search engines are told about both languages', async ({ page }) => {
    await page.goto('/products')
    const alternate = (language: string) => page.locator(`link[rel=alternate][hreflang=${language}]`)
    await expect(alternate('ur')).toHaveAttribute('href', /\/ur\/products$/)
    // Not that of /ur/products, which ends likewise.
    await expect(alternate('x-default')).toHaveAttribute('href', /[^r]\/products$/)
    await page.getByRole('link', { name: 'Úúrdúú' }).first().click()
    await expect(page).toHaveURL(inLanguage('/products'))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ur\/products$/)
  })
})

test.describe('an unknown address', () => {
  test.use({ expected: /status of 404 .*\/ur\/no-such-page$/ })

  test('is answered in the language of its prefix', async ({ page }) => {
    const answer = await page.goto(inLanguage('/no-such-page'))
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur-IN')
  })
})

test('the bar above the navigation stays in one row with the language switch', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await page.goto('/')
  const bar = page.getByRole('region', { name: 'Hours and contact' })
  for (let width = 900; width <= 1400; width += 10) {
    await page.setViewportSize({ width, height: 800 })
    // Two rows would be higher.
    expect.soft((await readBox(bar)).height, `${width} px`).toBeLessThan(60)
  }
})
