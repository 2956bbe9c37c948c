import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'

// The 3-D view on the page of a machine.

/** Whether the machine of a model can be seen at work: the JSON in its file then describes the motion. */
function hasMotion(name: string) {
  return readFileSync(`${FIXTURE_CATALOGUE}/models/${name}`).includes('"motion":')
}

/** The slug of the machine with the smallest model among those that can be seen at work. */
const SLUG =
  readdirSync(`${FIXTURE_CATALOGUE}/models`)
    .filter(name => name.endsWith('.glb') && hasMotion(name))
    .sort(
      (a, b) => statSync(`${FIXTURE_CATALOGUE}/models/${a}`).size - statSync(`${FIXTURE_CATALOGUE}/models/${b}`).size,
    )[0]
    ?.slice(0, -'.glb'.length) ?? ''
/** The content of that machine's file. */
export const MACHINE: { title: string; stations: string[] } = parse(
  readFileSync(`${FIXTURE_CATALOGUE}/products/${SLUG}.yaml`, 'utf8'),
)
/** Path of the machine's page. */
export const MACHINE_PATH = `/product/${SLUG}`

/** The requests for a model. */
export const MODEL = /\/models\/.+\.glb$/

/** What Chromium reports without a graphics processor: that reading a drawn picture back is slow. */
export const SLOW_DRAWING = /GPU stall due to ReadPixels/

/** How long a drawing may take without a graphics processor on a busy machine, in milliseconds. */
export const DRAWING_LIMIT_MS = 60_000

/**
 * Options for tests that draw. Without a graphics processor drawing takes seconds, so the view is small, and with
 * reduced motion the camera does not glide.
 */
export const SMALL_VIEW = {
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
} as const

/** Parts of the page: the stage contains picture, canvas and controls; the view is the canvas as a control. */
export const stage = (page: Page) => page.locator('[data-part="model-stage"]')
export const canvas = (page: Page) => stage(page).locator('canvas')
export const picture = (page: Page) => page.getByRole('figure').getByRole('img', { name: MACHINE.title, exact: true })
export const view = (page: Page) => page.getByRole('application', { name: MACHINE.title, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const turnButton = (page: Page) => button(page, 'View in 3D')
export const region = (page: Page) => page.getByRole('region', { name: `${MACHINE.title} in 3D` })
export const status = (page: Page) => region(page).getByRole('status')

/** Waits for the first frame. */
export async function expectReady(page: Page) {
  await expect(stage(page)).toHaveAttribute('data-state', 'ready', { timeout: DRAWING_LIMIT_MS })
  await expect(canvas(page)).toHaveCSS('opacity', '1')
}

/** The number of frames that the page draws in a second. */
export function countFrames(page: Page) {
  return page.evaluate(async () => {
    const original = window.requestAnimationFrame
    let count = 0
    window.requestAnimationFrame = callback => {
      count++
      return original(callback)
    }
    await new Promise(resolve => setTimeout(resolve, 1000))
    window.requestAnimationFrame = original
    return count
  })
}
