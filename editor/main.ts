/** The editor: Sveltia with a form for each content file, our writer of YAML, the gate, and the page beside the form. */
import './sveltia-settings'
import CMS from '@sveltia/cms'
import { createElement } from 'react'
import { parseDocument } from 'yaml'
import { readPastedTable } from '@/lib/content/files/pasted-table'
import { getOwnSlug } from '@/lib/product/slug'
import { writeTexts } from '@/scripts/languages/write-texts'
import { createConfig, type Form, getPage, listForms } from './config'
import { createSource, findFreeId, findProblems, known, remember } from './gate'
import { GateField } from './gate-field'
import { PasteField } from './paste-field'
import { formatRefusal, sayProblem } from './say-problems'
import { TranslationField } from './translation-field'
import { toFile, toForm } from './values'
import { patchYaml } from './yaml'

/** The paths of the files below content/, and what the configuration depends on; the build sets them. */
declare const EDITOR: { files: string[] } & Parameters<typeof createConfig>[1]

const FORMS = listForms(EDITOR.files)
const SOME_MACHINE = /products\/(.*)\.yaml/.exec(EDITOR.files.join('\n'))?.[1] ?? ''

/** Key under which an entry carries the text of its file, so that a save keeps its comments and its style. */
const SOURCE = '_source'

type Values = Record<string, unknown>
type Machine = { title: string; slug?: string; formerTitles?: string[]; figures?: object[] }

const getFile = ({ file }: Form, value: unknown) => file ?? `products/${getOwnSlug(value as Machine)}.yaml`

/** The value and text of a form, the file that it is for, and the file that it was read from; null for a new one. */
function write(form: Form, { [SOURCE]: source, _gate, _paste: pasted, ...data }: Values, isNew: boolean) {
  if (!form.schema) {
    const file = String(form.file)
    const text = writeTexts(createSource(), file, JSON.parse(String(data.texts || '{}')), data.compared === true)
    return { value: data, text, file, formerFile: file }
  }
  const value = toFile(form.schema, data) as Values
  if (pasted) value.figures = [...((value as Machine).figures ?? []), ...readPastedTable(String(pasted)).figures]
  const file = getFile(form, value)
  const former = typeof source === 'string' ? parse(source) : null
  const formerFile = former && !isNew ? getFile(form, former) : null
  // The address of a renamed machine leads on, and its picture keeps its name.
  if (formerFile && formerFile !== file) {
    const { title, formerTitles = [] } = former as Machine
    value.formerTitles = [...new Set([...formerTitles, title])]
    value.picture ??= formerFile.replace(/.*\/(.*)yaml/, '$1webp')
  }
  const folder = file.includes('/') ? '..' : '.'
  const comment = `# yaml-language-server: $schema=${folder}/schema/${form.name}.json\n`
  const text = former ? patchYaml(String(source), value) : comment + patchYaml('', value)
  return { value, text, file, formerFile }
}

/** The value of a text, or what can be read of it: a form that opens empty would be written over the file. */
const parse = (text: string) => parseDocument(text).toJS()

/** The form that a test finds, else that of machines. */
const findForm = (test: (form: Form) => boolean) => FORMS.find(test) ?? (FORMS.find(({ file }) => !file) as Form)

for (const form of FORMS) {
  CMS.registerCustomFormat(form.name, 'yaml', {
    fromFile: text => {
      const value = parse(text)
      remember(getFile(form, value), text)
      return { ...(form.schema && (toForm(form.schema, value) as Values)), [SOURCE]: text }
    },
    toFile: data => {
      const { text, file } = write(form, data as Values, false)
      remember(file, text)
      return text
    },
  })
}

CMS.registerFieldType('paste', PasteField)
CMS.registerFieldType('gate', GateField)
CMS.registerFieldType('translation', TranslationField)
GateField.findMistakes = ({ format, isNew, data }) => {
  const form = findForm(({ name }) => name === format)
  const { file, text, formerFile } = write(form, data, isNew)
  // A picture that is uploaded with the save has its name after that.
  return findMistakes(form, file, text.replace(/^picture: blob:.*\n/m, ''), formerFile ?? file)
}

/** What the gate finds in a file with this text, in place of a former file, in the words of its form. */
function findMistakes(form: Form, file: string, text: string, formerFile: string) {
  const value = parse(text)
  return findProblems(file, text, formerFile).map(problem => {
    const mistake = sayProblem(problem, form.schema, value, name => FORMS.find(other => other.file === name))
    return mistake.keyPath === 'id' ? { ...mistake, sentence: `${mistake.sentence}. ${findFreeId()} is free` } : mistake
  })
}

/** An error whose sentence Sveltia shows, and saves nothing. */
const refuse = (sentence: string) => new Error('saving_failed', { cause: new Error(sentence) })

// What is about to be saved: the field above may have read the form before the last change.
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const path: string = entry.get('path')
    const form = findForm(({ file }) => path === `content/${file}`)
    const { file, formerFile, value, text } = write(form, entry.toJS().data, entry.get('newRecord'))
    // A machine's file is named for its title. The gate cannot know whether the name was changed with the title.
    const slug = file.replace(/^products\/|\.yaml$/g, '')
    if (path !== `content/${file}`)
      throw refuse(`Open Slug at the right, the anchor, and write '${slug}' there: it follows from the title`)
    const mistakes = findMistakes(form, file, text, formerFile ?? file)
    if (mistakes.length > 0) throw refuse(formatRefusal(mistakes))
    for (const name of EDITOR.hasPreview ? [formerFile ?? file, file] : []) {
      const response = await fetch(`content/${name}`, { cache: 'no-store' })
      const newest = response.ok ? (await response.text()).replaceAll('\r', '').trim() : undefined
      if (newest !== known.get(name)?.trim())
        throw refuse(`Somebody else has changed ${name}. Copy what you typed, reload the editor, and type it again`)
    }
    remember(file, text, formerFile ?? file)
    if (form.file || !form.schema) return entry
    // The form stays open: what it is compared with is this file now, no longer the one that was copied or renamed.
    return entry.set('data', { ...(toForm(form.schema, value) as Values), [SOURCE]: text })
  },
})

/** A page that is shown again after a save. */
let saves = 0
CMS.registerEventListener({ name: 'postSave', handler: () => void saves++ })
for (const { name } of EDITOR.hasPreview ? FORMS : []) {
  CMS.registerPreviewTemplate(name === 'product' ? 'products' : name, ({ entry }) =>
    createElement('iframe', {
      key: saves,
      title: 'The page',
      src: EDITOR.siteUrl + getPage(name, name === 'product' ? entry.get('slug') : SOME_MACHINE),
      style: { border: 0, width: '100%', height: '100vh' },
    }),
  )
}

// Beside the site there is a folder alone: the ways to sign in at a host lead nowhere.
if (EDITOR.hasPreview) {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.inner > .buttons > .button.secondary { display: none }'
}
// Sveltia checks its configuration, and refuses undefined.
void CMS.init({ config: JSON.parse(JSON.stringify(createConfig(FORMS, EDITOR))) })
