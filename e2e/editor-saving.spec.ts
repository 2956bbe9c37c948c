import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { startEditor } from '@/scripts/edit/editor'
import type { SiteState } from '@/scripts/edit/site-state'
import { FIXTURE_PROJECT } from '@/scripts/export/export-folders'
import {
  ANY_PORT,
  EDITOR_TEST_MS,
  findField,
  MACHINE_FILE,
  MACHINE_FORM,
  openOnFolder,
  readFiles,
  readSaved,
  readTranslation,
  save,
  standInForFolder,
  TRANSLATION_FILE,
  TRANSLATION_FORM,
  writeFiles,
} from './support/editor'

// Whatever happens to a save, nothing is lost of what the user typed or of what somebody else wrote meanwhile. The
// editor is Sveltia CMS with additions of our own.

/** The files of the site, and the text of the machine's file before a test changes it. */
const files = readFiles()
const [, text = ''] = files.find(([path]) => path === MACHINE_FILE) ?? []

/** The URL of the editor. */
let editor = ''

test.describe.configure({ timeout: EDITOR_TEST_MS })

test.beforeAll(async () => {
  process.env.PROJECT_FOLDER = FIXTURE_PROJECT
  // Nothing listens on port 9: these tests do not need the page of the site beside the form.
  const options = { backend: { name: 'github', repo: 'owner/site' }, previewUrl: 'http://localhost:9' }
  const folder = `.cache/editor-saving-${test.info().parallelIndex}`
  editor = `http://localhost:${await startEditor(folder, ANY_PORT, options)}/`
})

/** The text field at a path of the file, such as 'kind'. */
const getText = async (page: Page, path: string) => (await findField(page, path)).getByRole('textbox')
/** Sveltia's dialog that says why nothing was saved. */
const getRefusal = (page: Page) => page.getByRole('alertdialog')

/** Opens the form of the machine on the folder, and types into its field 'kind'. */
async function typeKind(page: Page, kind: string) {
  await openOnFolder(page, editor, files)
  await page.goto(editor + MACHINE_FORM)
  const field = await getText(page, 'kind')
  // A real key press, because Sveltia keeps a draft only after one.
  await field.press('End')
  await field.fill(kind)
  return field
}

/**
 * Waits until Sveltia has kept a draft with this text, loads the editor again, and accepts the draft that it offers.
 */
async function reloadWithDraft(page: Page, kind: string) {
  const readDraft = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
      const readAll = (name: string) =>
        new Promise<unknown[]>(resolve => {
          indexedDB.open(name).onsuccess = ({ target }) => {
            const { result } = target as IDBOpenDBRequest
            const isKept = result.objectStoreNames.contains('draft-backups')
            const all = isKept && result.transaction('draft-backups').objectStore('draft-backups').getAll()
            // A connection that stays open would keep Sveltia from changing the database.
            result.close()
            if (all) all.onsuccess = () => resolve(all.result)
            else resolve([])
          }
        })
      return JSON.stringify(await Promise.all(names.map(readAll)))
    })
  await expect.poll(readDraft).toContain(kind)
  await page.reload()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
}

/** Changes the machine's file in the folder, as a colleague would with another program. */
const changeInFolder = (page: Page, from: RegExp, to: string) =>
  writeFiles(page, [[MACHINE_FILE, text.replace(from, to)]])

test('a save that the browser was not allowed to make blames no mistake, and works the next time', async ({ page }) => {
  const field = await typeKind(page, 'folder gluer')
  // Chromium refuses like this when the user cancels its question whether to save changes.
  const refuseOnce = () =>
    page.evaluate(() => {
      const { getFileHandle } = FileSystemDirectoryHandle.prototype
      FileSystemDirectoryHandle.prototype.getFileHandle = function (name, options) {
        if (!options?.create) return getFileHandle.call(this, name, options)
        FileSystemDirectoryHandle.prototype.getFileHandle = getFileHandle
        return Promise.reject(new DOMException('The request is not allowed', 'NotAllowedError'))
      }
    })
  for (const isReloaded of [false, true]) {
    await refuseOnce()
    await save(page)
    await expect(getRefusal(page)).toContainText('The request is not allowed')
    await getRefusal(page).getByRole('button', { name: 'OK' }).click()
    if (isReloaded) await reloadWithDraft(page, 'folder gluer')
    await expect(field).toHaveValue('folder gluer')
    expect(await readSaved(page, MACHINE_FILE)).toBe(text)
  }
  await save(page)
  await expect.poll(() => readSaved(page, MACHINE_FILE)).toBe(text.replace(/^kind: .*/m, 'kind: folder gluer'))
})

for (const isReloaded of [false, true])
  test(`a save keeps what a colleague has changed meanwhile${isReloaded ? ', also from a draft' : ''}`, async ({
    page,
  }) => {
    await typeKind(page, 'folder gluer')
    await changeInFolder(page, /^position: .*/m, '# moved up\nposition: 99')
    if (isReloaded) await reloadWithDraft(page, 'folder gluer')
    await save(page)
    const both = text.replace(/^position: .*/m, '# moved up\nposition: 99').replace(/^kind: .*/m, 'kind: folder gluer')
    await expect.poll(() => readSaved(page, MACHINE_FILE)).toBe(both)
    // The form has both now.
    await expect((await findField(page, 'position')).locator('input')).toHaveValue('99')
    await expect(await getText(page, 'kind')).toHaveValue('folder gluer')
  })

for (const isReloaded of [false, true])
  test(`if both people have changed a field, the form shows both versions to choose from${isReloaded ? ', also from a draft' : ''}`, async ({
    page,
  }) => {
    const field = await typeKind(page, 'folder gluer')
    await changeInFolder(page, /^kind: .*/m, 'kind: carton gluer # by a colleague')
    if (isReloaded) await reloadWithDraft(page, 'folder gluer')
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Somebody else has changed the same' })
    await expect(dialog.getByRole('group')).toHaveText(
      /Sort of machine.*You wrote: folder gluer.*Somebody else wrote: carton gluer/s,
    )
    await dialog.getByRole('button', { name: 'Go on editing' }).click()
    await getRefusal(page).getByRole('button', { name: 'OK' }).click()
    await expect(field).toHaveValue('folder gluer')
    await save(page)
    await dialog.getByLabel(isReloaded ? 'Somebody else wrote' : 'You wrote').check()
    await dialog.getByRole('button', { name: 'Save this' }).click()
    const kind = isReloaded ? 'carton gluer' : 'folder gluer'
    await expect(field).toHaveValue(kind)
    await expect
      .poll(() => readSaved(page, MACHINE_FILE))
      .toBe(text.replace(/^kind: .*/m, `kind: ${kind} # by a colleague`))
  })

test('a single file keeps the changes of both people, however often it is saved', async ({ page }) => {
  const company = 'content/company.yaml'
  await openOnFolder(page, editor, files)
  await page.goto(`${editor}#/collections/_singletons/entries/company`)
  const field = await getText(page, 'salesEmail')
  await field.fill('a@boxwright.example')
  const before = await readSaved(page, company)
  await writeFiles(page, [[company, before.replace(/^serviceEmail: .*/m, 'serviceEmail: b@boxwright.example # new')]])
  await save(page)
  await expect.poll(() => readSaved(page, company)).toContain('salesEmail: a@boxwright.example\n')
  await field.fill('c@boxwright.example')
  await save(page)
  const both = before
    .replace(/^salesEmail: .*/m, 'salesEmail: c@boxwright.example')
    .replace(/^serviceEmail: .*/m, 'serviceEmail: b@boxwright.example # new')
  await expect.poll(() => readSaved(page, company)).toBe(both)
})

test('a translation keeps the changes of both people, too', async ({ page }) => {
  const [language, translation] = readTranslation()
  await openOnFolder(page, editor, [...files, language, translation])
  await page.goto(editor + TRANSLATION_FORM)
  // A field of a translation is labelled with its original, here the machine's 'kind'.
  const field = page.getByLabel('straight-line folder gluer for folding cartons')
  await field.fill('مشین')
  const [, translated] = translation
  const changed = translated.replace(/^title: .*/m, 'title: گلوئر')
  await writeFiles(page, [[TRANSLATION_FILE, changed]])
  await save(page)
  await expect.poll(() => readSaved(page, TRANSLATION_FILE)).toMatch(/^title: گلوئر\nkind: مشین$/m)

  await field.fill('مشین الف')
  await writeFiles(page, [
    [TRANSLATION_FILE, (await readSaved(page, TRANSLATION_FILE)).replace(/^kind: .*/m, 'kind: مشین ب')],
  ])
  await save(page)
  await page.getByLabel('Somebody else wrote: مشین ب').check()
  await page.getByRole('button', { name: 'Save this' }).click()
  await expect(field).toHaveValue('مشین ب')
  await expect.poll(() => readSaved(page, TRANSLATION_FILE)).toMatch(/^title: گلوئر\nkind: مشین ب$/m)
})

test('a machine that a colleague has removed meanwhile is not created again, and the typed text stays in the form', async ({
  page,
}) => {
  const field = await typeKind(page, 'folder gluer')
  // standInForFolder answers 404 for an empty file, as for one that does not exist.
  await writeFiles(page, [[MACHINE_FILE, '']])
  await save(page)
  await expect(getRefusal(page)).toContainText('Somebody else has removed or renamed products/automatic-folder-gluer-')
  await getRefusal(page).getByRole('button', { name: 'OK' }).click()
  await expect(field).toHaveValue('folder gluer')
  expect(await readSaved(page, MACHINE_FILE)).toBe('')
})

test('two windows with the same machine save one after the other, and lose nothing', async ({ page, context }) => {
  await openOnFolder(page, editor, files)
  await page.goto(editor + MACHINE_FORM)
  await findField(page, 'kind')
  // Both windows have the same folder: the pages of a context share the browser's private file system.
  const other = await context.newPage()
  await standInForFolder(other)
  await other.goto(editor + MACHINE_FORM)
  const words = await getText(other, 'whatItDoes')
  await words.fill('Folds and glues cartons.')
  await (await getText(page, 'kind')).fill('folder gluer')
  await save(page)
  await expect.poll(() => readSaved(page, MACHINE_FILE)).toContain('kind: folder gluer\n')
  await save(other)
  await expect.poll(() => readSaved(page, MACHINE_FILE)).toContain('Folds and glues cartons.')
  expect(await readSaved(page, MACHINE_FILE)).toContain('kind: folder gluer\n')
  await expect(await getText(other, 'kind')).toHaveValue('folder gluer')
})

test('a changed text is the only line of its file, and undoing the change removes the line', async ({ page }) => {
  const file = 'content/words/frame.yaml'
  const head = '# yaml-language-server: $schema=../schema/words-frame.json\n'
  const others = files.filter(([path]) => path !== file)
  await openOnFolder(page, editor, others)
  await page.goto(`${editor}#/collections/_singletons/entries/words-frame`)
  // There is no file: the form shows what the site says without one.
  const field = await getText(page, 'skipToContent')
  await expect(field).toHaveValue('Skip to content')
  await field.fill('To the text')
  await save(page)
  await expect.poll(() => readSaved(page, file)).toBe(`${head}skipToContent: To the text\n`)
  await field.fill('Skip to content')
  await save(page)
  await expect.poll(() => readSaved(page, file)).toBe(head)
  // The file has no texts any more, but its form shows those that the site uses.
  await page.reload()
  await expect(await getText(page, 'skipToContent')).toHaveValue('Skip to content')
})

test('when the program behind the form has ended, the form says so, and Save works again once it is back', async ({
  page,
}) => {
  const field = await typeKind(page, 'folder gluer')
  const end = (url: string) => page.route(url, route => route.abort('connectionrefused'))
  await end(`${editor}content/**`)
  await end(`${editor}state`)
  const notice = page.getByRole('alert').filter({ hasText: "'npm run edit', has ended" })
  await expect(notice).toBeVisible()
  await save(page)
  await expect(getRefusal(page)).toContainText("'npm run edit', has ended. What you typed stays here.")
  await getRefusal(page).getByRole('button', { name: 'OK' }).click()
  await page.unroute(`${editor}content/**`)
  await page.unroute(`${editor}state`)
  await expect(notice).toBeHidden()
  // Now the stand-in of openOnFolder answers for the program again.
  await save(page)
  await expect.poll(() => readSaved(page, MACHINE_FILE)).toBe(text.replace(/^kind: .*/m, 'kind: folder gluer'))
  await expect(field).toHaveValue('folder gluer')
})

test('beside the form is its page once that is built, and before that the reason why it is not', async ({ page }) => {
  const site = { state: { isServing: false, problems: [] } as SiteState, status: 503 }
  const server = createServer((_, response) => response.writeHead(site.status).end(`The page of ${site.status}`))
  await new Promise<void>(resolve => server.listen(ANY_PORT, '127.0.0.1', resolve))
  const previewUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  const options = { backend: { name: 'github', repo: 'owner/site' }, previewUrl }
  const own = `http://localhost:${await startEditor('.cache/editor-pane', ANY_PORT, options, () => site.state)}/`
  await openOnFolder(page, own, files)
  await page.goto(own + MACHINE_FORM)
  const pane = page.frameLocator('iframe').first()
  const notice = pane.getByRole('status')
  const shown = pane.frameLocator('iframe[title="The page"]').locator('body')
  await expect(notice).toHaveText(
    'The site is being started. This takes a minute or two, and the page comes by itself.',
  )
  site.state = { isServing: true, problems: [] }
  await expect(notice).toHaveText('The page is being made, and comes by itself.')
  site.status = 200
  await expect(shown).toHaveText('The page of 200')
  await expect(notice).toBeHidden()

  // Somebody has written a mistake: no page can be made.
  site.status = 500
  site.state = {
    isServing: true,
    problems: [{ file: 'home.yaml', path: ['featurd'], sentence: 'is not a field we know' }],
  }
  await expect(notice.getByRole('listitem')).toHaveText('Home and About › featurd: is not a field we know')
  await expect(shown).toBeHidden()
  site.status = 200
  site.state = { isServing: true, problems: [] }
  await expect(shown).toHaveText('The page of 200')
  server.close()
})
