/**
 * Extends Sveltia's confirmation dialog for a removal: which machine it is about, what has to be done first, and what
 * changes for visitors. Sveltia has no event for this, so the dialog is found in the page.
 */
import { parseDocument } from 'yaml'
import { fileTexts } from './gate'
import { describeRemoval, type Note, type Removal } from './removal'
import type { Say } from './say-problems'

/** The label of the form of a file, and its address in the editor. */
type FindPlace = (file: string) => { label: string; href: string }

/** The address of a machine's form in the editor, which ends with the machine's slug. */
const FORM_OF_MACHINE = /^#\/collections\/products\/entries\/([^/?]+)$/

/** Extends each confirmation dialog for a removal. */
export function watchRemovals(findPlace: FindPlace, say: Say) {
  new MutationObserver(() => {
    const dialog = document.querySelector<HTMLElement>('dialog[open][role="alertdialog"]')
    const body = dialog?.querySelector('.body')
    const button = dialog?.querySelector<HTMLButtonElement>('button[data-label="Delete"]')
    // No such dialog is open, or it has its consequences already.
    if (!body || !button || body.querySelector('section')) return
    const removals = findMachines().flatMap(slug => describeRemoval(slug, say) ?? [])
    if (removals.length > 0) addConsequences(body, button, removals, findPlace)
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
}

/** The machine whose form is open, or those that are selected in the list. */
function findMachines(): string[] {
  const [, openSlug] = FORM_OF_MACHINE.exec(location.hash) ?? []
  if (openSlug) return [openSlug]
  // The dialog is about another kind of file.
  if (!location.hash.startsWith('#/collections/products')) return []
  const rows = document.querySelectorAll('[role="row"][aria-selected="true"]')
  const titles = new Set([...rows].map(row => row.getAttribute('aria-label')))
  return [...fileTexts].flatMap(([file, text]) => {
    const slug = /^products\/(.*)\.yaml$/.exec(file)?.[1]
    return slug && titles.has(String(parseDocument(text).get('title'))) ? [slug] : []
  })
}

/**
 * Adds to the dialog what has to be done before the removal, which then stays disabled, and what the removal changes.
 */
function addConsequences(body: Element, button: HTMLButtonElement, removals: readonly Removal[], findPlace: FindPlace) {
  const section = document.createElement('section')
  const before = removals.flatMap(removal => removal.before)
  if (before.length > 0) {
    // Sveltia's own list names neither the entry nor its place.
    for (const list of body.querySelectorAll<HTMLElement>('.blockers')) list.hidden = true
    const list = document.createElement('ul')
    list.append(...before.map(note => createNote(note, findPlace)))
    section.append(createElement('p', 'Before it can be deleted:'), list)
    button.disabled = true
    button.setAttribute('aria-disabled', 'true')
  }
  for (const { title, follows, visitors } of removals) {
    const lists = follows.map(file => findPlace(file).label)
    const sentences = [...visitors, ...(lists.length > 0 ? [`it is taken out of ${lists.join(', ')}`] : [])]
    const line = createElement('p', '')
    line.append(createElement('strong', title), ` ${sentences.join('; ')}.`)
    section.append(line)
  }
  if (before.length === 0) {
    const { label, href } = findPlace('removed-machines.yaml')
    const note = createElement('p', 'To say at its address that it is no longer sold, and what follows it, go on to ')
    note.append(createLink(label, href))
    section.append(note)
  }
  body.append(section)
}

/** A list item with a sentence and a link to the form of the file that it is about. */
function createNote({ file, sentence }: Note, findPlace: FindPlace) {
  const { label, href } = findPlace(file)
  const item = createElement('li', `${sentence}: `)
  item.append(createLink(label, href))
  return item
}

function createLink(label: string, href: string) {
  const link = createElement('a', label)
  link.href = href
  return link
}

/** Creates an element with a text. */
function createElement<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
