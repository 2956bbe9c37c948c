import { expect, type Page, type Route, test } from '@playwright/test'
import sharp from 'sharp'
import { startEditor } from '@/scripts/edit/editor'
import { FIXTURE_PROJECT } from '@/scripts/export/export-folders'
import { skipUnknownCommand } from './engines/engine-settings'
import {
  ANY_PORT,
  EDITOR_TEST_MS,
  findField,
  getMistakes,
  MACHINE_FILE,
  MACHINE_FORM,
  OTHER_FILE,
  OTHER_FORM,
  readFiles,
  save,
} from './support/editor'
import { startGitHub } from './support/github-mock'

// The editor on a Git host, where each save becomes a commit and a pull request.

/** The files of the site, and the text of the machine's file in the main branch. */
const files = readFiles()
const [, text = ''] = files.find(([path]) => path === MACHINE_FILE) ?? []
let github: Awaited<ReturnType<typeof startGitHub>>
/** The URL of the editor. */
let editor = ''

// Serial, so that all tests share the editor, which takes long to build.
test.describe.configure({ mode: 'serial', timeout: EDITOR_TEST_MS })

test.beforeAll(async ({ browser, browserName }) => {
  if (browserName === 'firefox') skipUnknownCommand(browser)
  process.env.PROJECT_FOLDER = FIXTURE_PROJECT
  github = await startGitHub(files)
  const backend = { name: 'github', repo: 'owner/site', api_root: github.url }
  editor = `http://localhost:${await startEditor(`.cache/editor-on-host-in-${browserName}`, ANY_PORT, { backend })}`
})

test.beforeEach(() => {
  github.pulls.length = 0
  github.branches.clear()
  github.branches.set('main', new Map(files))
})

/** The machine in the branch of its pull request. */
const findSaved = () => github.branches.get(github.pulls[0]?.head ?? '')?.get(MACHINE_FILE)

/** Signs in, and types into the field 'kind' of the machine. */
async function typeOnHost(page: Page, kind: string) {
  await page.goto(editor + MACHINE_FORM)
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.locator('input:focus').fill('token')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  const field = (await findField(page, 'kind')).getByRole('textbox')
  await field.fill(kind)
  await expect(getMistakes(page)).toHaveText('No mistakes found.')
  return field
}

/** Ways in which a save can fail on a Git host, each with what the editor then says. */
const FAILURES: [sentence: RegExp, fail: (route: Route) => Promise<void>][] = [
  [/Failed to fetch|NetworkError when attempting to fetch/, route => route.abort('internetdisconnected')],
  [/Bad credentials/, route => route.fulfill({ status: 401, json: { message: 'Bad credentials' } })],
  [
    /Expected branch to point to/,
    route => route.fulfill({ json: { errors: [{ message: 'Expected branch to point to "a1" but it did not' }] } }),
  ],
]

test('a save that fails for lack of a connection, an expired token or a newer commit says so, and loses nothing', async ({
  page,
}) => {
  const field = await typeOnHost(page, 'folder gluer')
  for (const [sentence, fail] of FAILURES) {
    await page.route('**/api/graphql', fail)
    await save(page)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(sentence)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(field).toHaveValue('folder gluer')
    await page.unroute('**/api/graphql')
  }
  await save(page)
  await expect.poll(findSaved).toMatch(/^kind: folder gluer$/m)
})

test('a save creates a branch with one changed line and a draft pull request', async ({ page }) => {
  await typeOnHost(page, 'folder gluer for folding cartons')
  await save(page)
  await expect.poll(() => github.pulls).toMatchObject([{ draft: true, head: expect.stringContaining('cms/products/') }])
  expect(findSaved()).toBe(text.replace(/^kind: .*/m, 'kind: folder gluer for folding cartons'))
  expect(github.branches.get('main')?.get(MACHINE_FILE)).toBe(text)
})

test('two forms that are open at once create two branches with one changed line each', async ({ page }) => {
  await typeOnHost(page, 'folder gluer for folding cartons')
  const other = await page.context().newPage()
  await other.goto(editor + OTHER_FORM)
  await (await findField(other, 'kind')).getByRole('textbox').fill('shaft')
  await expect(getMistakes(other)).toHaveText('No mistakes found.')
  await save(other)
  await save(page)
  await expect.poll(() => github.pulls).toHaveLength(2)
  const changes = github.pulls.map(({ head }) => {
    const own = [...(github.branches.get(head) ?? [])]
    return own.filter(([path, text]) => text !== github.branches.get('main')?.get(path))
  })
  const otherText = files.find(([path]) => path === OTHER_FILE)?.[1] ?? ''
  // In either order, because the two saves run at once.
  expect(changes).toEqual(
    expect.arrayContaining([
      [[OTHER_FILE, otherText.replace(/^kind: .*/m, 'kind: shaft')]],
      [[MACHINE_FILE, text.replace(/^kind: .*/m, 'kind: folder gluer for folding cartons')]],
    ]),
  )
})

test('a picture is committed only to the pull request of its machine', async ({ page, browserName }) => {
  const background = '#2858a0'
  const photo = sharp({ create: { width: 400, height: 300, channels: 3, background } }).jpeg()
  await typeOnHost(page, 'folder gluer')
  const field = await findField(page, 'picture')
  await field.getByRole('button', { name: 'Browse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  const file = { name: 'DSC_0042 (1).JPG', mimeType: 'image/jpeg', buffer: await photo.toBuffer() }
  const input = dialog.locator('input[type=file]').first()
  await input.setInputFiles(file)
  // The input is cleared, so that the same file can be chosen again. Not in Firefox, whose file dialog would open.
  if (browserName === 'chromium') {
    await input.dispatchEvent('click')
    await expect(input).toHaveJSProperty('value', '')
  }
  await dialog.getByRole('button', { name: 'Insert' }).click()
  // The button appears once the picture has been scaled down.
  await expect(field.getByRole('button', { name: 'Remove' })).toBeVisible()
  await expect(getMistakes(page)).toHaveText('No mistakes found.')
  await save(page)
  await expect.poll(findSaved).toContain('\npicture: dsc_0042-1.webp\nkind: folder gluer\n')
  const own = github.branches.get(github.pulls[0]?.head ?? '')
  expect(own?.get('content/images/products/dsc_0042-1.webp')).toMatch(/^RIFF.*WEBP/s)
  expect(github.branches.get('main')).toEqual(new Map(files))
})
