import { createHash } from 'node:crypto'
import { SCRIPT_LIST_ID } from '@/lib/offline/page-files'
import { findAttribute, getText, type HtmlElement } from './html-elements'

/** Folder of the scripts that were inline, under the folder of files that never change. */
export const INLINE_FOLDER = '_next/static/inline'

/** A script of a page: its path in the site, and its integrity. */
export type StartScript = [path: string, integrity: string]

/**
 * Runs in the browser, before anything is compiled for it. Two seconds are longer than a page on slow 4G needs for what shows.
 * The framework would take a page without its data for an empty one, so it runs once they are there, and is fetched meanwhile.
 * Low priority, which asynchronous scripts have by themselves: a browser sends for a preload of a script before all pictures.
 * A file that does not come is asked for again at the next touch or key, or when the connection is back.
 */
const STARTER = `{
  const [data, ...others] = JSON.parse(document.getElementById('${SCRIPT_LIST_ID}').textContent)
  const add = (name, properties) => document.head.appendChild(Object.assign(document.createElement(name), properties))
  const load = ([src, integrity], onload) => {
    const onerror = () => {
      script.remove()
      waiting.push(() => load([src, integrity], onload))
    }
    const script = add('script', { onload, onerror, integrity, async: true, src })
  }
  const runOthers = () => {
    for (const script of others) load(script)
  }
  const waiting = [
    () => {
      load(data, runOthers)
      for (const [href, integrity] of others)
        add('link', { integrity, rel: 'preload', as: 'script', fetchPriority: 'low', href })
    },
  ]
  const start = () => {
    for (const work of waiting.splice(0)) work()
  }
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)))
  setTimeout(start, 2000)
  for (const moment of ['pointerdown', 'touchstart', 'keydown', 'online']) addEventListener(moment, start, true)
}
`

/** The one script that every page begins with: its path inside the export, named by its content, and its text. */
export const STARTER_FILE = toInlineFile(STARTER)

/** A script file named by its content. */
export function toInlineFile(text: string): { path: string; text: string } {
  return { path: `${INLINE_FOLDER}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`, text }
}

/** The HTML that names the scripts of a page; {@link STARTER_FILE} fetches them. The first one runs before all others. */
export function createScriptList(scripts: readonly StartScript[]): string {
  return `<script type="application/json" id="${SCRIPT_LIST_ID}">${JSON.stringify(scripts)}</script>`
}

/** The scripts that a finished page lists; none where it has no such list. */
export function readScriptList(elements: readonly HtmlElement[]): StartScript[] {
  const list = elements.find(element => findAttribute(element, 'id') === SCRIPT_LIST_ID)
  return list ? JSON.parse(getText(list)) : []
}
