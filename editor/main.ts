/**
 * The editor: Sveltia CMS (a form-based editor that runs in the browser) with a form for each content file, a writer of
 * YAML that keeps comments, the check of the content, and the page of the site beside the form.
 */
import './sveltia-settings'
import CMS from '@sveltia/cms'
import { createElement } from 'react'
import { createConfig, type Form, getPage, listEditorFields, listForms } from './config'
import { type CheckExtent, fileTexts, findFreeId, findProblems, noteFiles, remember } from './gate'
import { GateField } from './gate-field'
import { ask, readNewest, watchProgram } from './local-program'
import { chooseSlug, correctSlug, type Machine } from './machine-file'
import { layOver } from './newer-file'
import { PagePane } from './page-pane'
import { PasteField } from './paste-field'
import { watchRemovals } from './removal-dialog'
import { formatRefusal, type Say, sayElsewhere, sayProblem } from './say-problems'
import { getItem } from './schema'
import { TranslationField } from './translation-field'
import { listTranslationNotes } from './translation-notes'
import { showFile } from './word-form'
import { getFile, type Output, parse, SOURCE, type Values, write } from './write-form'

/** The paths of the files below content/, and what the configuration depends on; the build sets them. */
declare const EDITOR: { files: string[]; previewUrl: string } & Parameters<typeof createConfig>[1]

const FORMS = listForms(EDITOR.files)
/** The slug of any machine; '' if there is none. */
const SOME_MACHINE = /products\/(.*)\.yaml/.exec(EDITOR.files.join('\n'))?.[1] ?? ''

/**
 * The texts of the save in progress, which may be cancelled or fail; null if none is, for example during a deletion.
 */
let saving: { texts: Map<string, string>; file: string; formerFile: string } | null = null

/** The first form that passes a test, or else that of machines. */
const findForm = (test: (form: Form) => boolean) => FORMS.find(test) ?? (FORMS.find(({ file }) => !file) as Form)

for (const form of FORMS) {
  CMS.registerCustomFormat(form.name, 'yaml', {
    fromFile: text => {
      const value = parse(text)
      remember(getFile(form, value), text)
      return { ...showFile(form, value), [SOURCE]: text }
    },
    toFile: data => {
      const { text, file } = write(form, data as Values, { isNew: false, slug: null })
      if (saving) saving.texts.set(file, text)
      else remember(file, text)
      return text
    },
  })
}

CMS.registerFieldType('paste', PasteField)
CMS.registerFieldType('gate', GateField)
CMS.registerFieldType('translation', TranslationField)
const { schema } = findForm(({ file }) => !file)
PasteField.figure = getItem(schema?.properties?.figures ?? {})
GateField.judge = ({ format, isNew, data }) => {
  const form = findForm(({ name }) => name === format)
  const slug = isNew && !form.file ? chooseSlug(String(data.title ?? '')) : null
  const { file, text, formerFile } = write(form, data, { isNew, slug })
  // A picture that the save will upload has a 'blob:' URL until then, which the check would refuse.
  const mistakes = findMistakes(file, text.replace(/^picture: blob:.*\n/m, ''), formerFile ?? file, {
    areLanguagesChecked: false,
  })
  // A translation has no translations itself, and a new or renamed file has none under its name yet.
  return { mistakes, notes: form.language || formerFile !== file ? [] : listTranslationNotes(file, text) }
}

/** Puts a mistake into the words of the form of its file. */
const say: Say = (problem, text = fileTexts.get(problem.file) ?? '') => {
  const form = findForm(({ file }) => file === problem.file)
  // The form of a translation has a single field, so the labels are those of its original's form.
  const { schema } = form.schema ? form : findForm(({ file }) => `${form.language}/${file}` === form.file)
  const mistake = sayProblem(problem, schema ?? {}, parse(text), name => FORMS.find(({ file }) => file === name))
  return form.schema ? mistake : { ...mistake, keyPath: '' }
}

/** The name by which users know a file, and the URL of its form in the editor. */
function findPlace(file: string) {
  const slug = /^products\/(.*)\.yaml$/.exec(file)?.[1]
  const form = FORMS.find(other => other.file === file)
  const title = slug && (parse(fileTexts.get(file) ?? '') as Machine | null)?.title
  const place = slug ? `products/entries/${slug}` : `${form?.language ?? '_singletons'}/entries/${form?.name}`
  return { label: title ?? form?.label ?? file, href: `#/collections/${place}` }
}

/**
 * The mistakes that the check finds in a change of a file, in the words of its form, or of the form of another file
 * that the change breaks. `formerFile` is the path before a rename.
 */
function findMistakes(file: string, text: string, formerFile: string, extent?: CheckExtent) {
  return findProblems(file, text, formerFile, extent).map(problem => {
    if (problem.file !== file) return sayElsewhere(say(problem), `This makes '${findPlace(problem.file).label}' wrong`)
    const mistake = say(problem, text)
    return mistake.keyPath === 'id' ? { ...mistake, sentence: `${mistake.sentence}. ${findFreeId()} is free` } : mistake
  })
}

/**
 * Records which files exist, because Sveltia does not report that an entry or a picture was removed, or added outside
 * it.
 */
async function askFolder() {
  const response = EDITOR.previewUrl ? await ask('content/').catch(() => null) : null
  if (response?.ok) noteFiles(await response.json(), { isUpToDate: true })
}

noteFiles(EDITOR.files, { isUpToDate: false })
// Asked again whenever the user moves between the list of machines and a form.
addEventListener('hashchange', askFolder)

/** The error with which Sveltia stops a save; it shows the sentence of its cause. */
const refuse = (sentence: string) => new Error('saving_failed', { cause: new Error(sentence) })

// Checks what is about to be saved: the field at the top checks only after a pause, and may have missed the last
// change.
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    saving = null
    const path: string = entry.get('path')
    const form = findForm(({ file }) => path === `content/${file}`)
    const slug = form.file ? null : path.replace(/^content\/products\/|\.yaml$/g, '')
    const corrected = slug && correctSlug(slug)
    if (corrected)
      throw refuse(`Open Slug at the right, the anchor, and write '${corrected}': links cannot have '${slug}'`)
    await askFolder()
    const data: Values = entry.toJS().data
    const written: Written = { ...write(form, data, { isNew: entry.get('newRecord'), slug }), texts: data.texts }
    const { file, formerFile } = written
    const { text, value, texts } = EDITOR.previewUrl ? await addNewest(form, written, data) : written
    const mistakes = findMistakes(file, text, formerFile ?? file)
    const isMerged = text !== written.text
    const demand = isMerged ? 'Somebody else has changed this too. Together it does not fit' : 'Correct this first'
    if (mistakes.length > 0) throw refuse(formatRefusal(mistakes, demand))
    saving = { texts: new Map(), file, formerFile: formerFile ?? file }
    // The form stays open. Its next save is compared with the text that is written now.
    const shown = form.schema ? showFile(form, value) : { ...data, texts }
    return entry.set('data', { ...shown, [SOURCE]: text })
  },
})

watchRemovals(findPlace, say)

/** The text that a form writes; `texts` are those of a translation, as its field has them. */
type Written = Output & { texts: unknown }

/**
 * Merges what a form writes with what somebody else has written into the file since the form was opened. Throws an
 * error that stops the save if the file is gone, another one is in its place, or the user chooses to go on editing.
 */
async function addNewest(form: Form, written: Written, data: Values): Promise<Written> {
  const { file, text } = written
  const { [SOURCE]: base, texts } = data
  const formerFile = typeof base === 'string' ? written.formerFile : null
  const [newest, other] = await Promise.all([formerFile && readNewest(formerFile), readNewest(file)]).catch(error => {
    throw refuse(error.message)
  })
  if (file !== formerFile && other !== null)
    throw refuse(`There is a file ${file} already. Copy what you typed, and open that one, or choose another title`)
  if (!formerFile || newest?.trim() === String(base).trim()) return written
  if (!newest)
    throw refuse(`Somebody else has removed or renamed ${formerFile}. Copy what you typed: it cannot be saved here`)
  const merged = await layOver({
    schema: form.schema,
    fields: listEditorFields(form),
    base: String(base),
    newest,
    text,
  })
  if (!merged) throw refuse('Nothing was saved. What you typed is still here')
  remember(formerFile, newest)
  // As the field of a translation has them: each text by its path as JSON.
  const theirs = merged.theirs.map(({ path, theirs }) => [JSON.stringify(path), theirs])
  const value = merged.value as Values
  return {
    ...written,
    text: merged.text,
    value,
    texts: JSON.stringify({ ...JSON.parse(String(texts || '{}')), ...Object.fromEntries(theirs) }),
  }
}

// The saved texts are remembered only now. Before, the user could still refuse the browser permission to write.
CMS.registerEventListener({
  name: 'postSave',
  handler: () => {
    if (saving && saving.formerFile !== saving.file) fileTexts.delete(saving.formerFile)
    for (const [file, text] of saving?.texts ?? []) remember(file, text)
    saving = null
  },
})

/** The number of saves since the editor was opened. Each new number makes the page beside the form load again. */
let saves = 0
CMS.registerEventListener({ name: 'postSave', handler: () => void saves++ })
for (const { name } of EDITOR.previewUrl ? FORMS : []) {
  CMS.registerPreviewTemplate(name === 'product' ? 'products' : name, ({ entry }) =>
    createElement(PagePane, {
      siteUrl: EDITOR.previewUrl,
      path: getPage(name, name === 'product' ? entry.get('slug') : SOME_MACHINE),
      saves,
      describe: problem => sayElsewhere(say(problem), findPlace(problem.file).label),
    }),
  )
}

// With the local program, only a folder can be opened: signing in to a Git host would not work.
if (EDITOR.previewUrl) {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.inner > .buttons > .button.secondary { display: none }'
  watchProgram()
}
// Sveltia checks its configuration, and refuses undefined.
void CMS.init({ config: JSON.parse(JSON.stringify(createConfig(FORMS, EDITOR))) })
