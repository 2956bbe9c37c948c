import type { Locator, Page } from '@playwright/test'
import { expectNoStructuralViolations } from './support/axe'
import { expectLargeEnough } from './support/controls'
import { expect, test } from './support/fixtures'
import { open, readBox } from './support/page-parts'
import { countSheets, expectNoControlsOnPaper } from './support/paper'
import { expectReflow, openGroups } from './support/reflow'

// The layout of the line planner. What it says is tested in __tests__/lib/trade/planner and
// __tests__/components/planner.

const PLANNER = '/line-planner'

const form = (page: Page) => page.getByRole('form', { name: 'What you make' })
const plan = (page: Page) => page.locator('#plan')
/** The heading of the route in the plan that is open; those of the other plans are in the page, but closed. */
const route = (page: Page) => plan(page).getByRole('heading', { name: 'Route' }).filter({ visible: true })

test('a plan with all disclosures open has no violations and is not clipped on a phone and on a desktop', async ({
  page,
}) => {
  // A line that needs more power and a larger hall than the buyer has, so that its warnings are in the page too.
  await open(page, `${PLANNER}?style=drawer&foil=1&kw=60&hall=12x8`)
  await expect(
    plan(page)
      .getByText(/more than your 60 kW/)
      .filter({ visible: true }),
  ).toBeVisible()
  await openGroups(page)
  await expectNoStructuralViolations(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectReflow(page, `at ${width} px`)
    await expectLargeEnough(page)
  }
})

test('a plan prints with its pack and one route, without controls, on three sheets at the most', async ({ page }) => {
  for (const style of ['rsc', 'drawer']) {
    await open(page, `${PLANNER}?style=${style}&quantity=6000`)
    await expect(route(page)).toBeVisible()
    await expectNoControlsOnPaper(page)
    await page.emulateMedia({ media: 'print' })
    await expect(plan(page).getByRole('rowheader', { name: 'Pack', exact: true })).toBeVisible()
    await expect(route(page)).toHaveCount(1)
    await page.emulateMedia({ media: null })
    expect(countSheets(await page.pdf({ preferCSSPageSize: true })), style).toBeLessThanOrEqual(3)
  }
})

test('the first screen of a phone has packs, the first field and the answer in short, which leads to the plan', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, PLANNER)
  const packs = page.getByRole('region', { name: 'Start from a pack' })
  await expect(packs).toBeInViewport({ ratio: 1 })
  await expect(packs.getByRole('link').first()).toHaveAttribute('href', /^\/line-planner\/./)
  await expect(form(page).getByLabel('Pack', { exact: true })).toBeInViewport({ ratio: 1 })
  const answer = form(page).getByRole('button', { name: 'Show the plan' })
  await expect(answer).toBeInViewport({ ratio: 1 })
  await expect(answer).toContainText(/^\d+ machines/)
  await answer.click()
  await expect(plan(page).getByRole('heading').first()).toBeInViewport()
})

test('the first screen of a laptop has packs, the size of the pack and the plan that answers it', async ({ page }) => {
  await open(page, PLANNER)
  await expect(page.getByRole('region', { name: 'Start from a pack' })).toBeInViewport({ ratio: 1 })
  for (const label of [/^Pack$/, /length/i])
    await expect(form(page).getByLabel(label).first()).toBeInViewport({ ratio: 1 })
  await expect(plan(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 })
  for (const name of ['Machines', 'People', 'Connected load'])
    await expect(plan(page).getByText(name, { exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(plan(page).getByRole('link', { name: 'Get a quote for this line' }).first()).toBeInViewport({ ratio: 1 })
})

test('beside the facts of a ready plan is no large empty area', async ({ page }) => {
  await open(page, PLANNER)
  const packs = page.getByRole('region', { name: 'Start from a pack' })
  const links = await packs.getByRole('link').evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of links) {
      await open(page, path)
      const readShown = (part: Locator) => readBox(part.filter({ visible: true }).first())
      const findPart = (name: RegExp) => page.locator('section', { has: page.getByRole('heading', { name }) })
      const facts = await readShown(page.getByRole('table', { name: 'The job' }))
      const sheet = await readShown(findPart(/ on the sheet|^The blank/))
      const hall = await readShown(findPart(/^Hall plan/))
      // Where several plans are compared, the sheet is below the facts, and after many machines the comparison is too.
      const table = page.getByRole('table', { name: 'Compare the plans' })
      const compared = (await table.filter({ visible: true }).count()) > 0 ? await readShown(table) : null
      const note = await readShown(page.getByText('Estimate from catalogue figures'))
      const isBelow = compared !== null && compared.x <= facts.x
      const besides = isBelow ? ([note, compared.y] as const) : ([compared ?? sheet, sheet.y] as const)
      const [beside, end] = sheet.x > facts.x ? ([sheet, hall.y] as const) : besides
      const gaps = [facts, beside].map(({ y, height }) => end - y - height)
      expect.soft(Math.max(...gaps), `${path} at ${width} px`).toBeLessThan(240)
    }
  }
})

test('a focused field is in view, even after errors', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await open(page, PLANNER)
  // Through the whole form forwards, with a mistake in each field, then backwards past what the fields then say. The
  // last control opens the assumptions, which are closed.
  for (const [key, start] of [
    ['Tab', form(page).locator('input, select, textarea').first()],
    ['Shift+Tab', form(page).locator('summary').last()],
  ] as const) {
    await start.focus()
    // Until the focus leaves the form.
    for (;;) {
      const field = await form(page).evaluate(panel => {
        const { activeElement: focused } = document
        if (!panel.contains(focused)) return null
        const { top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect()
        // With one pixel of tolerance, because positions are fractions of pixels.
        const isInside = top > -1 && bottom < window.innerHeight + 1
        return { name: focused?.getAttribute('name') ?? '', isText: focused?.matches('[inputmode]'), isInside }
      })
      if (field === null) break
      expect.soft(field.isInside, `${field.name} by ${key}`).toBe(true)
      // 0 is a mistake in most fields of text, and the message below the field moves those that follow.
      if (field.isText && key === 'Tab') await page.keyboard.type('0')
      await page.keyboard.press(key)
    }
  }
})
