import { createHash } from 'node:crypto'
import { SCRIPT_LIST_ID } from '@/lib/offline/page-files'
import { findAttribute, getText, type HtmlElement } from './html-elements'

/** The folder of former inline scripts, below that of content-hashed files. */
export const INLINE_FOLDER = '_next/static/inline'

/** The URL path of a page's script, and its integrity. */
export type StartScript = [path: string, integrity: string]

/**
 * Runs uncompiled in the browser and loads a page's scripts after the load event, at the first input or after two
 * seconds, whichever is first; even slow 4G shows a page within two seconds. The first script in the list contains the
 * page's data, without which the framework would see an empty page, so the others run after it and are preloaded
 * meanwhile. Preloads have low priority, because browsers would otherwise fetch them before all pictures. A script that
 * fails to load is requested again at the next input or when the connection is back.
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

/** The only script that a page loads directly: its content-hashed path in the export, and its text. */
export const STARTER_FILE = toInlineFile(STARTER)

/** Creates a script file with a content-hashed path. */
export function toInlineFile(text: string): { path: string; text: string } {
  return { path: `${INLINE_FOLDER}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`, text }
}

/** Creates the HTML that lists a page's scripts for {@link STARTER_FILE}. The first script runs before all others. */
export function createScriptList(scripts: readonly StartScript[]): string {
  return `<script type="application/json" id="${SCRIPT_LIST_ID}">${JSON.stringify(scripts)}</script>`
}

/** Reads the list of scripts in a finished page; empty if there is none. */
export function readScriptList(elements: readonly HtmlElement[]): StartScript[] {
  const list = elements.find(element => findAttribute(element, 'id') === SCRIPT_LIST_ID)
  return list ? JSON.parse(getText(list)) : []
}
