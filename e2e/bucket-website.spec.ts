import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import { LOCAL_STORE_ENV, startLocalStore } from '@/__tests__/scripts/deploy/local-store'
import { PSEUDO_LANGUAGE } from '@/__tests__/support/pseudo-language-code'
import { openBucket } from '@/scripts/deploy/bucket'
import { deploySite } from '@/scripts/deploy/deploy-site'
import { TESTED_EXPORT } from '@/scripts/export/export-folders'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { allRoutes, PRODUCT } from './support/routes'

// The site on object storage: deployed to a bucket, and opened from the bucket's website endpoint.

/**
 * Folders that are not deployed, because their files take most of the time. The browser gets the pictures from the
 * export instead.
 */
const NOT_DEPLOYED = ['pictures', 'textures', 'models', 'social']

/** The address of a language that only the tests have: English with other letters. */
const LANGUAGE = `/${PSEUDO_LANGUAGE}`

let folder: string
let store: Awaited<ReturnType<typeof startLocalStore>>

test.beforeAll(async () => {
  Object.assign(process.env, LOCAL_STORE_ENV)
  folder = await mkdtemp(join(tmpdir(), 'bucket-website-'))
  const isDeployed = (path: string) => !NOT_DEPLOYED.includes(relative(TESTED_EXPORT, path))
  await cp(TESTED_EXPORT, folder, { recursive: true, filter: isDeployed })
  store = await startLocalStore()
  await deploy()
})

test.afterAll(async () => {
  await store.stop()
  await rm(folder, { recursive: true })
})

/** Deploys the copied export to the bucket. */
function deploy() {
  return deploySite(folder, { bucket: openBucket(store.bucket, store.endpoint), print: () => {} })
}

/**
 * Responds to requests for files that are not in the store: pictures, and files that only a configured production
 * export requests.
 */
async function completeStore(page: Page) {
  await page.route('**/pictures/**', route =>
    route.fulfill({ path: join(TESTED_EXPORT, new URL(route.request().url()).pathname) }),
  )
  await page.route('**/visitors?*', route => route.fulfill({ json: { count: 1 } }))
  await page.route('**/location', route => route.fulfill({ json: { city: 'Pune' } }))
  await page.route('**/save-location', route => route.fulfill({ status: 201, json: {} }))
}

test.use({
  // Chromium logs an error for a document that answers 404.
  expected: /status of 404 .*\/(no-such-page|product\/no-such-machine)$/,
})

test('a link opens the contact page; every page answers with 200, and an unknown path with 404', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await completeStore(page)

  await open(page, `${store.website}/`)
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('banner').getByRole('link', { name: 'Get A Quote' }).first().click()
  await expect(page).toHaveURL(`${store.website}/contact-us`)
  await expect(heading).toContainText('Contact')

  expect(await fetchPages(page)).toEqual(
    allRoutes.map(path => ({ path, status: 200, redirected: false, type: 'text/html; charset=utf-8' })),
  )
  for (const [path, title] of [
    ['/no-such-page', 'Page not found'],
    ['/product/no-such-machine', 'Product not found'],
  ] as const) {
    const response = await page.goto(`${store.website}${path}`)
    expect([path, response?.status()]).toEqual([path, 404])
    await expect(heading).toHaveText(title)
  }
})

test('another language is served from the bucket, and a second deployment uploads nothing', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await completeStore(page)
  for (const path of [LANGUAGE, LANGUAGE + PRODUCT, PRODUCT]) {
    const failed: string[] = []
    page.on('response', response => response.status() >= 400 && failed.push(response.url()))
    await open(page, store.website + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, failed]).toEqual([path, []])
  }
  expect(await deploy()).toMatchObject({ uploaded: 0, deleted: 0 })
})

/** Fetches every page at its URL without an extension. */
function fetchPages(page: Page) {
  const fetchAll = (paths: string[]) =>
    Promise.all(
      paths.map(async path => {
        const { status, redirected, headers } = await fetch(path)
        return { path, status, redirected, type: headers.get('content-type') }
      }),
    )
  return page.evaluate(fetchAll, allRoutes)
}
