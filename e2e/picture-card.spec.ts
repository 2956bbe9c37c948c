import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

/** The least size of a card with its machines, in bytes. An empty card is smaller. */
const LEAST_BYTES = 40_000
/** Where a PNG file states its width, in bytes from its start. */
const WIDTH_AT = 16

/** Presses the button, which saves the picture where the device has no sheet for sharing, and reads the file. */
async function savePicture(page: Page) {
  const button = page.getByRole('button', { name: 'Send as a picture' }).filter({ visible: true }).first()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  await expect(page.getByText('Picture saved.')).toBeVisible()
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('a comparison, a plan and a pack typed on home are saved as one picture each', async ({ page }) => {
  await open(
    page,
    '/compare?machines=semi-automatic-die-cutting-and-creasing-machine,heavy-duty-platen-punching-creasing-machine',
  )
  const comparison = await savePicture(page)
  // The width of every card, in pixels.
  expect(comparison.bytes.readUInt32BE(WIDTH_AT)).toBe(1080)
  expect(comparison.bytes.length).toBeGreaterThan(LEAST_BYTES)
  await open(page, '/line-planner/paper-cup')
  await page.getByText('Share or save').first().click()
  const plan = await savePicture(page)
  expect(plan.name).toMatch(/^line-plan-.+\.png$/)
  expect(plan.bytes.length).toBeGreaterThan(LEAST_BYTES)
  await open(page, '/')
  await page
    .getByRole('region', { name: 'Your pack, your line' })
    .getByLabel(/length/i)
    .fill('70')
  await expect(page.getByRole('img', { name: /^A pack of 70 / })).toBeVisible()
  const pack = await savePicture(page)
  expect(pack.name).toMatch(/^line-plan-.+-70-\d+-\d+-mm\.png$/)
})

test('where the device has a sheet for sharing pictures, it opens with the picture and the link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (content: ShareData) => {
        document.title = `${content.files?.[0]?.type} ${content.text}`
      },
    })
  })
  await open(page, '/line-planner/paper-cup')
  await page.getByText('Share or save').first().click()
  await page.getByRole('button', { name: 'Send as a picture' }).filter({ visible: true }).first().click()
  await expect(page).toHaveTitle(/^image\/png Line plan: .+ http:\/\/\S+\/line-planner\/paper-cup$/)
})
