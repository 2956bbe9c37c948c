import { createHash } from 'node:crypto'
import { SCRIPT_LIST_ID } from '@/lib/offline/page-files'
import { findAttribute, getText, type HtmlElement } from './html-elements'

/** The folder of former inline scripts, below that of content-hashed files. */
export const INLINE_FOLDER = '_next/static/inline'

/** The URL path of a page's script, and its integrity. */
export type StartScript = [path: string, integrity: string]

/**
 * Runs uncompiled in the browser and loads a page's scripts after the load event, at the first input or after two
 * seconds, whichever is first; even slow 4G shows a page within two seconds. They may run in any order: the page's own
 * script, which has its data, also tells the framework to start, once all that it names is there. React finds a script
 * by its `async` attribute, and would otherwise add it once more. A script that fails to load is requested again at the
 * next input or when the connection is back.
 */
const STARTER = `{
  const load = ([src, integrity]) => {
    const onerror = () => {
      script.remove()
      waiting.push([src, integrity])
    }
    const script = Object.assign(document.createElement('script'), { onerror, integrity, async: true, src })
    document.head.appendChild(script)
  }
  const waiting = JSON.parse(document.getElementById('${SCRIPT_LIST_ID}').textContent)
  const start = () => waiting.splice(0).forEach(load)
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)))
  setTimeout(start, 2000)
  for (const moment of ['pointerdown', 'touchstart', 'keydown', 'online']) addEventListener(moment, start, true)
}
`

/** The only script that a page loads directly: its content-hashed path in the export, and its text. */
export const STARTER_FILE = toInlineFile(STARTER)

/** Creates a script file with a content-hashed path. */
export function toInlineFile(text: string): { path: string; text: string } {
  return { path: `${INLINE_FOLDER}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`, text }
}

/** Creates the HTML that lists a page's scripts for {@link STARTER_FILE}. */
export function createScriptList(scripts: readonly StartScript[]): string {
  return `<script type="application/json" id="${SCRIPT_LIST_ID}">${JSON.stringify(scripts)}</script>`
}

/** Reads the list of scripts in a finished page; empty if there is none. */
export function readScriptList(elements: readonly HtmlElement[]): StartScript[] {
  const list = elements.find(element => findAttribute(element, 'id') === SCRIPT_LIST_ID)
  return list ? JSON.parse(getText(list)) : []
}
