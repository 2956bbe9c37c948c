import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { TWO_MACHINES } from './support/routes'

/** What the page has passed to the browser. */
type Kept = { shared?: ShareData }

/** Gives the browser the Web Share API, and records what the page passes to it; else takes it away, and the clipboard. */
async function giveBrowser(page: Page, part: 'sheet' | 'neither') {
  await page.addInitScript(given => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    const share = async (shared: ShareData) => void Object.assign(window, { shared })
    if (given === 'sheet') Object.defineProperty(navigator, 'share', { value: share })
  }, part)
}

/** The text and the link that the sheet got. */
function readShared(page: Page) {
  return page.evaluate(() => {
    const { text, url } = (window as Kept).shared ?? {}
    return `${text}\n${url}`
  })
}

const PAGES = [
  [
    '/product/automatic-folder-gluer-machine',
    /^Automatic Folder Gluer Machine\nhttps?:\/\/\S+\/product\/automatic-folder-gluer-machine$/,
  ],
  [
    `/compare?${TWO_MACHINES}`,
    /^Comparison: Automatic Folder Gluer Machine, .+\nhttps?:\/\/\S+\/compare\?machines=\S+,\S+$/,
  ],
  [
    `/contact-us?${TWO_MACHINES}`,
    /^Enquiry: Automatic Folder Gluer Machine, .+\nhttps?:\/\/\S+\/contact-us\?machines=\S+,\S+$/,
  ],
] as const

// __tests__/components/page/share.test.tsx has browsers with a clipboard, and those that refuse.
test('the Web Share API gets the page with its link, at the origin in use; a mouse can copy the same', async ({
  page,
}) => {
  await giveBrowser(page, 'sheet')
  for (const [path, text] of PAGES) {
    await open(page, path)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect.poll(() => readShared(page)).toMatch(text)
    const chat = new URL((await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')) ?? '')
    expect(chat.searchParams.get('text')).toMatch(text)
    expect(await readShared(page)).toContain(new URL(page.url()).origin)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  }
})

test('a browser with neither Web Share nor clipboard shows the link to copy by hand', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await giveBrowser(page, 'neither')
  await open(page, '/product/automatic-folder-gluer-machine')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const said = page.getByRole('status').filter({ hasText: 'The browser did not allow copying.' })
  await expect(said).toContainText('/product/automatic-folder-gluer-machine')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoViolations(page)
})
