import { expect, type Locator, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { startEditor } from '@/scripts/edit/editor'
import { FIXTURE_PROJECT } from '@/scripts/export/export-folders'
import {
  ANY_PORT,
  EDITOR_TEST_MS,
  findField,
  getMistakes,
  MACHINE_FILE,
  MACHINE_FORM,
  OTHER_FILE,
  OTHER_FORM,
  openOnFolder,
  readFiles,
  readSaved,
  readTranslation,
  save,
  TRANSLATION_FILE,
  TRANSLATION_FORM,
} from './support/editor'

// The editor on a folder of the computer, which only Chromium can open. e2e/editor-saving.spec.ts tests what happens to
// a save that fails, or that meets somebody else's change.

/** The files of the site, and the text of the machine's file before a test changes it. */
const files = readFiles()
const [, text = ''] = files.find(([path]) => path === MACHINE_FILE) ?? []
/** The URL of the editor. */
let editor = ''

/** Opens the form of a machine and chooses from its menu: 'Duplicate' or 'Delete'. */
async function chooseInForm(page: Page, form: string, choice: string) {
  await page.goto(editor + form)
  await findField(page, 'id')
  await page
    .getByRole('button', { name: /Options/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: choice }).click()
}

/** Opens the form of a machine on the folder, and has it duplicated: the form then holds the copy, which is unsaved. */
async function openCopy(page: Page, form: string) {
  await openOnFolder(page, editor, files)
  await chooseInForm(page, form, 'Duplicate')
}

/**
 * Opens a figure in the form of the machine, and returns the input of one of its fields.
 *
 * @param index the place of the figure in the machine's file, from 0; all figures before it must be closed
 */
async function openFigure(page: Page, index: number, field: 'text' | 'range' | 'value'): Promise<Locator> {
  const closed = (await findField(page, 'figures')).getByRole('button', { name: 'Expand', exact: true })
  const input = page.locator(`section.field[data-key-path="figures.${index}.${field}"]`).getByRole('textbox')
  // Repeated, because a form that is still being drawn may lose a press.
  await expect(async () => {
    if (!(await input.isVisible())) await closed.nth(index).click()
    await expect(input).toBeVisible({ timeout: 2000 })
  }).toPass()
  return input
}

// Serial, so that all tests share the editor, which takes long to build.
test.describe.configure({ mode: 'serial', timeout: EDITOR_TEST_MS })

test.beforeAll(async () => {
  // The tests' project has a translation, which the site's content need not have.
  process.env.PROJECT_FOLDER = FIXTURE_PROJECT
  // Nothing listens on port 9: these tests do not need the page of the site beside the form.
  const options = { backend: { name: 'github', repo: 'owner/site' }, previewUrl: 'http://localhost:9' }
  editor = `http://localhost:${await startEditor('.cache/editor-on-folder', ANY_PORT, options)}`
})

test('a wrong figure is refused with our own sentence, and a right one changes one line', async ({ page }) => {
  await openOnFolder(page, editor, files)
  await page.goto(editor + MACHINE_FORM)
  // The machine's third figure is the flutes that it takes, a text, and its first is its speed, a range.
  const flutes = await openFigure(page, 2, 'text')
  const speed = await openFigure(page, 0, 'range')
  await expect(await findField(page, 'figures')).toContainText('Board weight: 210 to 800 gsm')
  await speed.fill('160, 400')
  await save(page)
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('Nothing was saved. What you typed is still here.')
  // Its three texts state the speed of before, 160 to 420 m/min.
  await expect(refusal).toContainText('Correct this first: the 3 mistakes that are listed at the top of the form')
  await refusal.getByRole('button', { name: 'OK' }).click()
  // A dialog that closes gives the focus back, which would take it from the field below.
  await expect(refusal).toBeHidden()
  await expect(getMistakes(page)).toContainText("Write 'Working speed: 160 to 400 m/min'")
  expect(await readSaved(page, MACHINE_FILE)).toBe(text)
  await getMistakes(page).getByRole('button', { name: 'What it does' }).click()
  await expect(page.locator('section.field[data-key-path="whatItDoes"]').getByRole('textbox')).toBeFocused()

  await speed.fill('160 to 420')
  await flutes.fill('N, G, F and E flute')
  await expect(getMistakes(page)).toHaveText('No mistakes found.')
  await save(page)
  await expect
    .poll(() => readSaved(page, MACHINE_FILE))
    .toBe(text.replace('text: N, F and E flute', 'text: N, G, F and E flute'))
})

test('a number with a comma is saved as meant or refused, whether typed slowly, typed fast or pasted', async ({
  page,
}) => {
  await openOnFolder(page, editor, files)
  await page.goto(editor + MACHINE_FORM)
  const place = (await findField(page, 'position')).getByRole('textbox')
  const power = [...text.matchAll(/^ {2}- name: (.*)/gm)].findIndex(([, name]) => name === 'Installed power')
  const value = await openFigure(page, power, 'value')
  const ways: ((field: Locator, typed: string) => Promise<void>)[] = [
    (field, typed) => field.pressSequentially(typed, { delay: 150 }),
    (field, typed) => field.pressSequentially(typed),
    (_, typed) => page.keyboard.insertText(typed),
  ]
  for (const [index, write] of ways.entries()) {
    for (const [field, typed] of [
      [place, `1,80${index}`],
      [value, `1,80${index}`],
    ] as const) {
      await field.fill('')
      await field.focus()
      await write(field, typed)
      await expect(field).toHaveValue(typed)
    }
    await save(page)
    await expect.poll(() => readSaved(page, MACHINE_FILE)).toMatch(new RegExp(`^position: 180${index}$`, 'm'))
    expect(await readSaved(page, MACHINE_FILE)).toContain(`    value: 180${index}\n`)
  }
  await place.fill('1.800')
  await expect(getMistakes(page)).toContainText("Place in the catalogue: '1.800' may be 1.8 or 1800")
  await expect(place).toHaveValue('1.800')
})

test('a new form lists no mistakes before something is typed, and says which number is free', async ({ page }) => {
  await page.goto(editor)
  // On a folder, the editor asks for no account.
  await expect(page.getByText('Then choose the folder of the site')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign In/ })).toHaveCount(0)
  await openOnFolder(page, editor, files)
  await page.goto(`${editor}#/collections/products/new`)
  await expect(getMistakes(page)).toHaveText('What is missing is listed here once something is typed.')
  await (await findField(page, 'title')).getByRole('textbox').fill('Folder Gluer FG 650')
  await expect(getMistakes(page)).toContainText(/Number in the price list: is empty\. .* \d+ is free/)
})

test('a pasted table is shown as figures, and only what was understood is added', async ({ page }) => {
  await openOnFolder(page, editor, files)
  await page.goto(editor + MACHINE_FORM)
  const field = await findField(page, '_paste')
  await field.getByRole('textbox').fill('Glue pots\t2\tnos\nPump\t1½\tHP\nTorque\t12\tNm')
  await expect(field.getByRole('listitem')).toHaveText([
    'Glue pots · How many: 2',
    'Pump · Number: 1.5 · Unit: HP',
    /Torque.* is left out: 'Nm' is not a unit we know/,
  ])
  await field.getByRole('button', { name: 'Add 2 figures' }).click()
  await expect(field.getByText('Added: in the list below after the save')).toBeVisible()
  // A table that is changed after it was added is read anew, and replaces the added one.
  await field.getByRole('textbox').fill('Glue pots\t2\tnos\nPump\t1½\tHP')
  await field.getByRole('button', { name: 'Add 2 figures' }).click()
  await expect(getMistakes(page)).toHaveText('No mistakes found.')
  await save(page)
  const added = ['  - name: Glue pots', '    count: 2', '  - name: Pump', '    value: 1.5', '    unit: HP']
  await expect.poll(() => readSaved(page, MACHINE_FILE)).toContain(`${added.join('\n')}\n`)

  // The next save does not add the figures again.
  await page.goto(editor + MACHINE_FORM)
  await (await findField(page, 'kind')).getByRole('textbox').fill('folder gluer for folding cartons')
  await expect(await findField(page, '_paste').then(own => own.getByRole('textbox'))).toHaveValue('')
  await save(page)
  await expect.poll(() => readSaved(page, MACHINE_FILE)).toContain('kind: folder gluer for folding cartons')
  expect((await readSaved(page, MACHINE_FILE)).split('name: Pump')).toHaveLength(2)
})

test('a copy with pasted figures becomes a separate machine, however often it is saved', async ({ page }) => {
  await openCopy(page, MACHINE_FORM)
  await (await findField(page, 'title')).getByRole('textbox').fill('Folder Gluer FG 650')
  await (await findField(page, 'id')).locator('input').fill('901')
  const fill = async (path: string, words: string) => (await findField(page, path)).getByRole('textbox').fill(words)
  await fill('description', 'Set without tools')
  await fill('description2', 'For small cartons.')
  await fill('whatItDoes', 'Folds small cartons.')
  const remove = (await findField(page, 'figures')).getByRole('button', { name: 'Remove', exact: true })
  for (const _ of text.matchAll(/^ {2}- name: /gm)) await remove.first().click()
  const rows = ['Working speed\t100 to 300\tm/min', 'Board weight\t210–600\tgsm', 'Largest blank width\t650\tmm']
  const sizes = ['Smallest blank (W × L)\t60 x 50\tmm', 'Net weight\t4.2\tt', 'Overall size\t9.8 × 1.45 × 1.6\tm']
  // The original's figure for speed no longer exists, and the field that names it is in a group that is not open.
  await fill('_paste', [...rows.slice(1), ...sizes].join('\n'))
  await (await findField(page, '_paste')).getByRole('button', { name: 'Add 5 figures' }).click()
  const speed = page.locator('section.field[data-key-path="line.steps.0.speed"]')
  await expect(speed).toHaveCount(0)
  const mistake = getMistakes(page).getByRole('button', { name: / › Speed$/ })
  await mistake.click()
  await expect(speed.locator(':focus')).toBeVisible()
  await fill('_paste', [...rows, ...sizes].join('\n'))
  await (await findField(page, '_paste')).getByRole('button', { name: 'Add 6 figures' }).click()
  await save(page)
  const file = 'content/products/folder-gluer-fg-650.yaml'
  await expect.poll(() => readSaved(page, file)).toContain('    quantity: overall-size\n')

  await fill('whatItDoes', 'Folds and glues small cartons.')
  await save(page)
  await expect.poll(() => readSaved(page, file)).toContain('Folds and glues small cartons.')
  expect(await readSaved(page, file)).not.toContain('formerTitles')
  expect(await readSaved(page, MACHINE_FILE)).toBe(text)
})

test('a copy without a picture can be saved once it has its own title, and then keeps its address', async ({
  page,
}) => {
  await openCopy(page, OTHER_FORM)
  await (await findField(page, 'id')).locator('input').fill('901')
  await expect(getMistakes(page)).toContainText("is also the title in the machine 'air-expanding-shaft-3-inch'")
  await save(page)
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText("is also the title in the machine 'air-expanding-shaft-3-inch'")
  await refusal.getByRole('button', { name: 'OK' }).click()
  const title = (await findField(page, 'title')).getByRole('textbox')
  await title.fill('Air Shaft (6 Inch)')
  await save(page)
  const file = 'content/products/air-shaft-6-inch.yaml'
  await expect.poll(() => readSaved(page, file)).toMatch(/^title: Air Shaft \(6 Inch\)$/m)
  expect(await readSaved(page, file)).not.toMatch(/^(picture|slug|formerTitles):/m)

  await title.fill('Air Expanding Shaft (6 Inch)')
  await save(page)
  await expect
    .poll(() => readSaved(page, file))
    .toMatch(/^title: Air Expanding Shaft \(6 Inch\)\nslug: air-shaft-6-inch$/m)
})

test('the number of a removed machine is free at once', async ({ page }) => {
  await openOnFolder(page, editor, files)
  const own = /^id: (\d+)/m.exec(files.find(([path]) => path === OTHER_FILE)?.[1] ?? '')?.[1] ?? ''
  await page.goto(editor + MACHINE_FORM)
  const id = (await findField(page, 'id')).locator('input')
  await id.fill(own)
  await expect(getMistakes(page)).toContainText(`'${own}' is also the number of`)
  await page.evaluate(async path => {
    const folders = path.split('/')
    const name = folders.pop() ?? ''
    let folder = await navigator.storage.getDirectory()
    for (const part of folders) folder = await folder.getDirectoryHandle(part)
    await folder.removeEntry(name)
  }, OTHER_FILE)
  await save(page)
  await expect.poll(() => readSaved(page, MACHINE_FILE)).toMatch(new RegExp(`^id: ${own}$`, 'm'))
})

test('the question before a removal names the machine and what needs it, and refuses what would break the site', async ({
  page,
}) => {
  await openOnFolder(page, editor, files)
  const askToDelete = async (form: string) => {
    await chooseInForm(page, form, 'Delete')
    return page.getByRole('alertdialog')
  }
  const question = await askToDelete(MACHINE_FORM)
  await expect(question).toContainText(
    'Automatic Folder Gluer Machine is item 1 of Automatic Gluing Machines. Take it out there first',
  )
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await question.getByRole('link', { name: 'Categories of machines' }).first().click()
  await expect(page).toHaveURL(/_singletons\/entries\/categories$/)

  // Sveltia would empty this list, which the build refuses.
  const other = await askToDelete(OTHER_FORM)
  await expect(other).toContainText(/, '.*' › .*: is empty\. Add an entry/)
  await expect(other.getByRole('button', { name: 'Delete' })).toBeDisabled()
})

test('a translation is checked against its English and saved', async ({ page }) => {
  await openOnFolder(page, editor, [...files, ...readTranslation()])
  await page.goto(editor + TRANSLATION_FORM)
  const field = page.getByLabel('straight-line folder gluer for folding cartons')
  await field.fill('77 मशीन')
  await expect(getMistakes(page)).toContainText('has the numbers 77. The original has none')
  await field.fill('मशीन')
  await save(page)
  await expect.poll(() => readSaved(page, TRANSLATION_FILE)).toMatch(/^kind: मशीन$/m)
})

/** Opens the form of a translation of which one text is stale. Returns the translation's file as it was. */
async function openStale(page: Page): Promise<string> {
  const [language, translation] = readTranslation()
  const changed = text.replace(/^kind: .*/m, 'kind: folder gluer of today')
  await openOnFolder(page, editor, [
    ...files.filter(([file]) => file !== MACHINE_FILE),
    [MACHINE_FILE, changed],
    language,
    translation,
  ])
  await page.goto(editor + TRANSLATION_FORM)
  return translation[1]
}

test('a translation marks only the text whose English has changed, until it is saved as still correct', async ({
  page,
}) => {
  const translated = await openStale(page)
  const button = page.getByRole('button', { name: 'Still right' })
  await expect(button).toHaveCount(1)
  await expect(page.getByText('The English has changed')).toHaveCount(1)
  await button.click()
  await expect(button).toHaveCount(0)
  await save(page)
  const { of, ...texts } = parse(translated)
  await expect.poll(async () => parse(await readSaved(page, TRANSLATION_FILE)).of.kind).not.toBe(of.kind)
  expect(parse(await readSaved(page, TRANSLATION_FILE))).toEqual({ ...texts, of: { ...of, kind: expect.any(String) } })
})

test('a stale translation keeps the focus while it is typed', async ({ page }) => {
  await openStale(page)
  const field = page.getByRole('textbox', { name: 'folder gluer of today' })
  await field.click()
  await page.keyboard.press('Control+a')
  // The first key makes the text current, and its mark goes.
  await page.keyboard.type('abc')
  await expect(field).toHaveValue('abc')
  await expect(page.getByRole('button', { name: 'Still right' })).toHaveCount(0)
})

test('a list chooses machines and cannot create them, and no key closes a form without asking', async ({ page }) => {
  await openOnFolder(page, editor, files)
  await page.goto(`${editor}#/collections/_singletons/entries/home`)
  const field = await findField(page, 'featured')
  await expect(field.getByRole('combobox')).toBeVisible()
  await expect(field.getByRole('button', { name: 'Add Machine' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(field).toBeVisible()
  await expect(page).toHaveURL(/entries\/home$/)
})
