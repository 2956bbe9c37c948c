import { createHash } from 'node:crypto'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { PREVIEW_PLACE } from '@/lib/preview/preview-settings'
import { fill, fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { escapeHtml, findAttribute, parseElements } from './html-elements'

/** A hash of what each page shows, by the page's path. */
export type PageHashes = Record<string, string>

/** Paths of the pages that are new or changed, and of those that were removed, compared with the live site. */
export type PageChanges = { changed: string[]; removed: string[] }

/** Enough characters to distinguish two versions of a page. */
const HASH_LENGTH = 12

/** Attributes that a visitor sees, hears or follows. Others, such as classes, change with the code. */
const SHOWN = ['href', 'src', 'srcset', 'alt', 'aria-label', 'placeholder', 'value']

/**
 * Hashes the texts, links and pictures in the main part of a page: code, menus and footer would change every page.
 * Throws, with the page's path, if it has no main part.
 */
export function hashPage(path: string, html: string): string {
  const main = parseElements(html).find(({ tagName }) => tagName === 'main')
  if (!main) throw new Error(`The page ${path} has no <main>`)
  return createHash('sha256')
    .update(JSON.stringify(listShown(main)))
    .digest('hex')
    .slice(0, HASH_LENGTH)
}

/** The texts and shown attributes of a node and of all nodes inside it. */
function listShown(node: DefaultTreeAdapterTypes.Node): unknown[] {
  if ('value' in node) return [node.value]
  if (!('childNodes' in node)) return []
  const attributes = 'attrs' in node ? SHOWN.map(name => findAttribute(node, name)).filter(Boolean) : []
  return [...attributes, ...node.childNodes.flatMap(listShown)]
}

/** Compares the page hashes of a preview with those of the live site. */
export function findPageChanges(preview: PageHashes, live: PageHashes): PageChanges {
  return {
    changed: Object.keys(preview).filter(path => preview[path] !== live[path]),
    removed: Object.keys(live).filter(path => !(path in preview)),
  }
}

/** `changes` is null if the live site's hashes could not be read. */
type Preview = { branch: string | null; builtAt: Date; changes: PageChanges | null }

/** The HTML in the bar of a preview: branch, build time, and links to the pages that it changes. */
export function createPreviewBar(
  { branch, builtAt, changes }: Preview,
  words: Words['frame']['preview'],
  { locale, timeZone }: { locale: string; timeZone: string },
): string {
  const time = builtAt.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const title = branch ? fill(words.builtOf, { branch, time }) : fill(words.built, { time })
  return `<p>${escapeHtml(title)}</p>${changes ? formatChanges(changes, words) : ''}`
}

/** The HTML of the list of changed and removed pages. */
function formatChanges({ changed, removed }: PageChanges, words: Words['frame']['preview']) {
  const count = changed.length + removed.length
  if (count === 0) return `<p>${escapeHtml(words.same)}</p>`
  const items = [
    ...changed.map(path => `<a href="${escapeHtml(path)}">${escapeHtml(path)}</a>`),
    ...removed.map(path => escapeHtml(fill(words.removed, { path }))),
  ]
  const list = items.map(item => `<li>${item}</li>`).join('')
  return `<details><summary>${escapeHtml(fillCount(words.differ, count))}</summary><ul>${list}</ul></details>`
}

/** Puts the HTML of {@link createPreviewBar} into the empty bar of a finished page. Throws if the page has none. */
export function fillPreviewBar(html: string, bar: string): string {
  if (!html.includes(PREVIEW_PLACE)) throw new Error('A page has no bar of the preview')
  return html.replace(PREVIEW_PLACE, () => bar)
}
