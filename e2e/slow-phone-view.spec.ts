import { expect, test } from './support/fixtures'
import { button, canvas, expectReady, PATH, SLOW_DRAWING, SMALL_VIEW, turnButton } from './support/machine-view'
import { open } from './support/page-parts'
import { slowDownProcessor } from './support/slow-phone'

test.use({ expected: SLOW_DRAWING, ...SMALL_VIEW })

test('the 3-D view opens at a slow processor again and again, and leaves nothing behind when it is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const contexts: WeakRef<WebGL2RenderingContext>[] = []
    Object.assign(window, { contexts })
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...options: [string]) {
      const context = getContext.apply(this, options)
      if (context instanceof WebGL2RenderingContext) contexts.push(new WeakRef(context))
      return context
    } as typeof getContext
  })
  await open(page, PATH)
  await slowDownProcessor(page)
  for (let opening = 1; opening <= 3; opening++) {
    await turnButton(page).click()
    await expectReady(page)
    await button(page, 'Close').click()
    await expect(canvas(page)).toHaveCount(0)
    const live = await page.evaluate(() => {
      const contexts: WeakRef<WebGL2RenderingContext>[] = Reflect.get(window, 'contexts')
      return contexts.map(context => context.deref()?.isContextLost() ?? true)
    })
    expect(live, 'lost, one for each opening').toEqual(Array(opening).fill(true))
  }
})
