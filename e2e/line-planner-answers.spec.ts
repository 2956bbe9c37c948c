import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expectLargeEnough } from './support/controls'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { expectReflow, openGroups } from './support/reflow'

// Answers of the line planner as they are laid out; __tests__/lib/planner checks what each of them says.

const PLANNER = '/line-planner'

const form = (page: Page) => page.getByRole('form', { name: 'What you make' })
const plan = (page: Page) => page.locator('#plan')

const BAD_ANSWERS = {
  l: ['0', "Length inside: '0' is less than 10 mm. We plan with 10 mm."],
  h: ['tall', "Height inside: 'tall' is not a number. We plan with 110."],
  quantity: ['-20', "Packs: '-20' is less than 1. We plan with 1."],
  shifts: ['9', "Shifts a day: '9' is more than 3. We plan with 3."],
  style: ['pyramid', "We plan no 'pyramid'. This is a plan for: Tuck carton."],
  flute: ['B', 'Flute: not asked for this pack. We left it out.'],
  colour: ['low', "'colour': not asked for this pack. We left it out."],
  hall: ['big', "Hall: 'big' is not a size. Length and width, like 20x9. We plan without it."],
  'share-automatic': ['7', "Share of top speed on automatic machines: '7' is more than 1. We plan with 1."],
} as const

test('each bad value of an address is answered in words, and a job for no machine with the nearest change', async ({
  page,
}) => {
  const query = new URLSearchParams(Object.entries(BAD_ANSWERS).map(([name, [value]]) => [name, value]))
  await open(page, `${PLANNER}?${query}`)
  for (const [, text] of Object.values(BAD_ANSWERS))
    await expect.soft(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
  await expect(plan(page).getByRole('heading', { name: 'Route' }).filter({ visible: true })).toBeVisible()
  await expectNoViolations(page)
  await expectReflow(page, 'with bad values')
  const unmade = plan(page).getByText('No machine of ours does this as it stands').filter({ visible: true }).first()
  await expect(unmade).toBeHidden()
  await form(page).getByLabel('Height inside').fill('110')
  await form(page).getByLabel('Weight of the board').fill('180')
  await expect(unmade).toHaveText(/: folding and gluing\. Nearest change: at least 200 gsm\./)
  await form(page).getByLabel('Height inside').fill('2900')
  await expect(unmade).toContainText('die cutting')
  await expect(plan(page).getByRole('heading', { name: 'Route' }).filter({ visible: true })).toBeVisible()
})

test('a plan with all disclosures open has no violations and is not clipped at any width', async ({ page }) => {
  await open(page, `${PLANNER}?style=drawer&foil=1&kw=60&hall=12x8`)
  await expect(
    plan(page)
      .getByText(/more than your 60 kW/)
      .filter({ visible: true }),
  ).toBeVisible()
  await openGroups(page)
  await expectNoViolations(page)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectReflow(page, `at ${width} px`)
    await expectLargeEnough(page)
  }
})

test('a focused field stands in view, also after errors', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await open(page, PLANNER)
  await form(page).locator('input, select, textarea').first().focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (;;) {
      const field = await form(page).evaluate(panel => {
        const { activeElement: focused } = document
        if (!panel.contains(focused)) return null
        const { top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect()
        // Positions are fractions of a pixel.
        const isInside = top > -1 && bottom < window.innerHeight + 1
        return { name: focused?.getAttribute('name') ?? '', isText: focused?.matches('[inputmode]'), isInside }
      })
      if (field === null) break
      expect.soft(field.isInside, `${field.name} by ${key}`).toBe(true)
      if (field.isText && key === 'Tab') await page.keyboard.type('0')
      await page.keyboard.press(key)
    }
    await form(page).locator('summary').last().focus()
  }
})
