import { CODE_FAILURE, cutCode, fail } from './support/faults'
import { expect, test } from './support/fixtures'
import {
  button,
  canvas,
  expectReady,
  MACHINE_PATH,
  MODEL,
  picture,
  SLOW_DRAWING,
  SMALL_VIEW,
  stage,
  status,
  turnButton,
} from './support/machine-view'
import { open } from './support/page-parts'

// A browser without WebGL is tested in __tests__/components/viewer/model-stage.test.tsx.

/** What the browser may report in these tests. */
const LOGGED = [CODE_FAILURE, SLOW_DRAWING, /\/models\/|WebGL/].map(({ source }) => source).join('|')

test.use({ expected: new RegExp(LOGGED), ...SMALL_VIEW })

/** Responses instead of the model, each with a part of what the status then says. */
const ANSWERS = [
  [{ status: 503, contentType: 'text/html', body: 'busy' }, 'Check your connection'],
  [{ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }, 'did not load completely'],
  // The limit is 8 MB: MODEL_LIMIT_BYTES in lib/constants.ts.
  [{ status: 200, body: Buffer.alloc(9_000_000) }, 'larger than it should be'],
] as const

test('a viewer whose code or model fails keeps the picture and says why, opens once they load, and again after the browser drops its memory', async ({
  page,
}) => {
  await open(page, MACHINE_PATH)
  const restore = await cutCode(page)
  // The press requests the model together with the code.
  await page.route(MODEL, fail)
  await turnButton(page).click()
  await expect(page.getByText('The 3D view did not load.')).toBeVisible()
  await restore()
  let tryAgain = turnButton(page)
  for (const [answer, words] of ANSWERS) {
    await page.unrouteAll()
    await page.route(MODEL, route => route.fulfill(answer))
    await Promise.all([page.waitForRequest(MODEL), tryAgain.click()])
    await expect(stage(page), words).toHaveAttribute('data-state', 'failed')
    await expect(status(page)).toContainText(words)
    await expect(picture(page)).toBeVisible()
    tryAgain = button(page, 'Try again')
  }
  await button(page, 'Close').click()
  await expect(stage(page)).toHaveAttribute('data-state', 'idle')
  await page.unrouteAll()
  await turnButton(page).click()
  await expectReady(page)

  await canvas(page).evaluate((element: HTMLCanvasElement) =>
    element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await expect(stage(page)).toHaveAttribute('data-state', 'lost')
  await expect(canvas(page)).toHaveCSS('opacity', '0')
  await expect(status(page)).toContainText('was interrupted by this device')
  await button(page, 'Try again').click()
  await expectReady(page)
})
