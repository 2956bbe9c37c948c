/** The editor: Sveltia with a form for each content file, our writer of YAML, the gate, and the page beside the form. */
import './sveltia-settings'
import CMS from '@sveltia/cms'
import { createElement } from 'react'
import { parseDocument } from 'yaml'
import { readPastedTable } from '@/lib/content/files/pasted-table'
import { listStaleAfter } from '@/scripts/languages/list-losses'
import { writeTexts } from '@/scripts/languages/write-texts'
import { createConfig, type Form, getPage, listEditorFields, listForms } from './config'
import { createSource, findFreeId, findProblems, known, noteFiles, remember } from './gate'
import { GateField } from './gate-field'
import { ask, readNewest, watchProgram } from './local-program'
import { chooseAddress, findSounderAddress, getMachineFile, type Machine, placeMachine } from './machine-file'
import { layOver } from './newer-file'
import { PagePane } from './page-pane'
import { PasteField } from './paste-field'
import { watchRemovals } from './removal-dialog'
import { formatRefusal, type Say, sayElsewhere, sayProblem } from './say-problems'
import { TranslationField } from './translation-field'
import { getItem } from './values'
import { mayBeEmpty, readForm, showFile } from './word-form'
import { patchYaml } from './yaml'

/** The paths of the files below content/, and what the configuration depends on; the build sets them. */
declare const EDITOR: { files: string[]; previewUrl: string } & Parameters<typeof createConfig>[1]

const FORMS = listForms(EDITOR.files)
const SOME_MACHINE = /products\/(.*)\.yaml/.exec(EDITOR.files.join('\n'))?.[1] ?? ''

/** Key under which an entry carries the text of its file, so that a save keeps its comments and its style. */
const SOURCE = '_source'

type Values = Record<string, unknown>

const getFile = ({ file }: Form, value: unknown) => file ?? getMachineFile(value as Machine)

/**
 * The value and text of a form, the file that it is for, and the file that it was read from; null for a new one.
 * @param address that of a machine, once the editor has chosen it
 */
function write(form: Form, filled: Values, isNew: boolean, address: string | null = null) {
  const { [SOURCE]: source, _gate, _paste: pasted, ...data } = filled
  if (!form.schema) {
    const file = String(form.file)
    const began = typeof source === 'string' ? new Map(known).set(file, source) : known
    const text = writeTexts(createSource(began), file, JSON.parse(String(data.texts || '{}')), data.compared === true)
    return { value: data, text, file, formerFile: file }
  }
  const written = readForm(form, data)
  if (pasted) written.figures = [...((written.figures as object[]) ?? []), ...readPastedTable(String(pasted)).figures]
  const former = typeof source === 'string' ? (parse(source) ?? (mayBeEmpty(form) ? {} : null)) : null
  const placed: Values = form.file ? written : placeMachine(written as Machine, address, isNew ? null : former)
  const names = [...Object.keys(form.schema.properties ?? {}), ...Object.keys(placed)]
  // What is added stands where the schema has it.
  const value: Values = Object.fromEntries(names.filter(name => name in placed).map(name => [name, placed[name]]))
  const file = getFile(form, value)
  const formerFile = former && !isNew ? getFile(form, former) : null
  const folder = file.includes('/') ? '..' : '.'
  const comment = `# yaml-language-server: $schema=${folder}/schema/${form.name}.json\n`
  const text = former ? patchYaml(String(source), value) : comment + patchYaml('', value)
  return { value, text, file, formerFile }
}

/** The value of a text, or what can be read of it: a form that opens empty would be written over the file. */
const parse = (text: string) => parseDocument(text).toJS()

/** The texts of a save that is under way: it may be cancelled, or fail. Null outside of one, as in a deletion. */
let saving: { texts: Map<string, string>; file: string; formerFile: string } | null = null

/** The form that a test finds, else that of machines. */
const findForm = (test: (form: Form) => boolean) => FORMS.find(test) ?? (FORMS.find(({ file }) => !file) as Form)

for (const form of FORMS) {
  CMS.registerCustomFormat(form.name, 'yaml', {
    fromFile: text => {
      const value = parse(text)
      remember(getFile(form, value), text)
      return { ...showFile(form, value), [SOURCE]: text }
    },
    toFile: data => {
      const { text, file } = write(form, data as Values, false)
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
  const address = isNew && !form.file ? chooseAddress(String(data.title ?? '')) : null
  const { file, text, formerFile } = write(form, data, isNew, address)
  // A picture that is uploaded with the save has its name after that.
  const mistakes = findMistakes(file, text.replace(/^picture: blob:.*\n/m, ''), formerFile ?? file, false)
  return { mistakes, notes: form.language || formerFile !== file ? [] : listNotes(file, text) }
}

/** The most texts that a note names. */
const MAX_NAMED = 3

/** What a change of a file makes of the translations. */
function listNotes(file: string, text: string) {
  const stale = listStaleAfter(createSource(), file, text)
  const languages = new Set(stale.map(row => row.file.replace(/\/.*/, '')))
  return [...languages].map(code => {
    const texts = stale.filter(row => row.file.startsWith(`${code}/`)).map(({ english }) => `'${english.trim()}'`)
    const named = [...texts.slice(0, MAX_NAMED), ...(texts.length > MAX_NAMED ? ['…'] : [])].join(', ')
    const language = new Intl.DisplayNames('en', { type: 'language' }).of(code)
    return `${language} pages show the English of ${texts.length === 1 ? 'this text' : `${texts.length} texts`} from the save on, until its translation is compared: ${named}`
  })
}

const say: Say = (problem, text = known.get(problem.file) ?? '') => {
  const form = findForm(({ file }) => file === problem.file)
  // A translation has the texts of its original, and one field for all of them.
  const { schema } = form.schema ? form : findForm(({ file }) => `${form.language}/${file}` === form.file)
  const mistake = sayProblem(problem, schema ?? {}, parse(text), name => FORMS.find(({ file }) => file === name))
  return form.schema ? mistake : { ...mistake, keyPath: '' }
}

/** What a clerk knows a file by, and the address of its form in the editor. */
function findPlace(file: string) {
  const slug = /^products\/(.*)\.yaml$/.exec(file)?.[1]
  const form = FORMS.find(own => own.file === file)
  const title = slug && (parse(known.get(file) ?? '') as Machine | null)?.title
  const place = slug ? `products/entries/${slug}` : `${form?.language ?? '_singletons'}/entries/${form?.name}`
  return { label: title ?? form?.label ?? file, href: `#/collections/${place}` }
}

/**
 * What the gate finds in a change of a file, in place of a former file, in the words of its form, or of the form that the
 * change makes wrong.
 */
function findMistakes(file: string, text: string, formerFile: string, areLanguagesChecked = true) {
  return findProblems(file, text, formerFile, areLanguagesChecked).map(problem => {
    if (problem.file !== file) return sayElsewhere(say(problem), `This makes '${findPlace(problem.file).label}' wrong`)
    const mistake = say(problem, text)
    return mistake.keyPath === 'id' ? { ...mistake, sentence: `${mistake.sentence}. ${findFreeId()} is free` } : mistake
  })
}

/** Notes which files there are: Sveltia does not tell that an entry or a picture was removed, or added beside it. */
async function askFolder() {
  const response = EDITOR.previewUrl ? await ask('content/').catch(() => null) : null
  if (response?.ok) noteFiles(await response.json(), true)
}

noteFiles(EDITOR.files, false)
// From the list of machines to a form, and back.
addEventListener('hashchange', askFolder)

/** An error whose sentence Sveltia shows, and saves nothing. */
const refuse = (sentence: string) => new Error('saving_failed', { cause: new Error(sentence) })

// What is about to be saved: the field above may have read the form before the last change.
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    saving = null
    const path: string = entry.get('path')
    const form = findForm(({ file }) => path === `content/${file}`)
    const address = form.file ? null : path.replace(/^content\/products\/|\.yaml$/g, '')
    const sounder = address && findSounderAddress(address)
    if (sounder)
      throw refuse(`Open Slug at the right, the anchor, and write '${sounder}': links cannot have '${address}'`)
    await askFolder()
    const data: Values = entry.toJS().data
    const written: Written = { ...write(form, data, entry.get('newRecord'), address), texts: data.texts }
    const { file, formerFile } = written
    const { text, value, texts } = EDITOR.previewUrl ? await addNewest(form, written, data) : written
    const mistakes = findMistakes(file, text, formerFile ?? file)
    const isMerged = text !== written.text
    const demand = isMerged ? 'Somebody else has changed this too. Together it does not fit' : 'Correct this first'
    if (mistakes.length > 0) throw refuse(formatRefusal(mistakes, demand))
    saving = { texts: new Map(), file, formerFile: formerFile ?? file }
    // The form stays open: what it is compared with is this file now, no longer the one that was copied or renamed.
    const shown = form.schema ? showFile(form, value) : { ...data, texts }
    return entry.set('data', { ...shown, [SOURCE]: text })
  },
})

watchRemovals(findPlace, say)

/** What a form writes; `texts` are those of a translation, as its field has them. */
type Written = ReturnType<typeof write> & { texts: unknown }

/** What a form writes, with what somebody else has written into the file since the form was opened. Throws a sentence. */
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
  const theirs = merged.theirs.map(({ path, theirs }) => [JSON.stringify(path), theirs])
  const value = merged.value as Values
  return {
    ...written,
    text: merged.text,
    value,
    texts: JSON.stringify({ ...JSON.parse(String(texts || '{}')), ...Object.fromEntries(theirs) }),
  }
}

// Only now it is in the folder, or in its branch: a browser asks before it writes, and may be told not to.
CMS.registerEventListener({
  name: 'postSave',
  handler: () => {
    if (saving && saving.formerFile !== saving.file) known.delete(saving.formerFile)
    for (const [file, text] of saving?.texts ?? []) remember(file, text)
    saving = null
  },
})

/** How often somebody has saved since the editor was opened: the page beside the form is made again. */
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

// Beside the site there is a folder alone: the ways to sign in at a host lead nowhere.
if (EDITOR.previewUrl) {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.inner > .buttons > .button.secondary { display: none }'
  watchProgram()
}
// Sveltia checks its configuration, and refuses undefined.
void CMS.init({ config: JSON.parse(JSON.stringify(createConfig(FORMS, EDITOR))) })
