import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'

/** The most that the drawing may be high, in px. */
const MOST_HIGH = 420

/** `hasDrawing`: the machine has a line drawing of its 3-D model, which is shown instead of boxes. */
const MACHINES = [
  { kind: 'an upright machine', slug: 'box-bubble-pressing-machine', hasDrawing: true },
  { kind: 'a long machine', slug: 'automatic-folder-gluer-machine', hasDrawing: false },
]

for (const { kind, slug, hasDrawing } of MACHINES)
  test(`the floor-space drawing of ${kind} is whole and at most ${MOST_HIGH} px high`, async ({ page }) => {
    await open(page, `/product/${slug}`)
    const drawing = page.getByRole('img', { name: /^The machine to scale from the side and from above/ })
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      if (!(await drawing.isVisible())) await page.getByRole('button', { name: /^Floor space/ }).click()
      await drawing.scrollIntoViewIfNeeded()
      const box = await drawing.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(MOST_HIGH)
      expect(box?.width).toBeLessThanOrEqual(width)
      // One from the side, one from above.
      await expect(drawing.locator('use')).toHaveCount(hasDrawing ? 2 : 0)
      // The lines come from another file, which the security policy has to allow.
      if (hasDrawing)
        await expect.poll(() => drawing.locator('use').first().evaluate(measureHeight)).toBeGreaterThan(20)
    }
  })

/** The height of what is drawn, in CSS pixels; 0 until its file is there. */
function measureHeight(element: Element) {
  return element.getBoundingClientRect().height
}

test('the hall is drawn around the plan while it is typed, red if the machine does not fit', async ({ page }) => {
  await open(page, '/product/box-bubble-pressing-machine')
  const form = page.getByRole('form', { name: 'Fit check' })
  const [length, width] = [form.getByLabel('Length of the hall'), form.getByLabel('Width of the hall')]
  await length.fill('300')
  await width.fill('20')
  await expect(form.getByRole('img', { name: /It fits/ })).toBeVisible()
  await length.fill('1')
  await width.fill('1')
  const hall = form.getByRole('img', { name: /does not fit/i })
  await expect(hall).toBeVisible()
  // The red walls of the hall.
  await expect(hall.locator('rect.stroke-bad')).toHaveCount(1)
  await expect(form.getByRole('paragraph')).toContainText(/does not fit/i)
})
