import { createHash } from 'node:crypto'
import { formatScriptJson } from '@/lib/script-json'
import { findAttribute, getText, type HtmlElement } from './html-elements'

/** The ids of the data blocks: what Next's inline scripts push, React's data, and the scripts with their integrity. */
const PAGE_DATA_ID = 'page-data'
const REACT_DATA_ID = 'react-data'
const SCRIPT_LIST_ID = 'start-scripts'

/** The array that React's data are pushed to, in pieces: `[1, text]`. */
const REACT_DATA = '__next_f'

/** What an inline script appends to a global array: the array's name, and the JSON value. */
export type Push = [name: string, value: unknown]

/** The URL path of a page's script, and its integrity. */
export type StartScript = [path: string, integrity: string]

/**
 * The script that starts a page. No compiler sees it, so its syntax is that of the oldest supported browser. Two frames
 * after the load event, when the page has been painted, at the first input or after two seconds, whichever is first, it
 * pushes the page's data and loads the page's scripts, in any order: the bundler's runtime starts the framework once
 * all that it needs is there. Two seconds, because even slow 4G shows a page within them. The scripts are `async`,
 * because React takes only such scripts for its own, and would add all others once more. A script that fails to load is
 * requested again at the next input or when the connection is back.
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
  const read = id => JSON.parse(document.getElementById(id).textContent)
  const push = (name, value) => (self[name] ||= []).push(value)
  const waiting = read('${SCRIPT_LIST_ID}')
  let hasData = false
  const start = () => {
    if (!hasData) {
      for (const [name, value] of read('${PAGE_DATA_ID}')) push(name, value)
      const data = document.getElementById('${REACT_DATA_ID}')
      if (data) push('${REACT_DATA}', [1, data.textContent])
    }
    hasData = true
    waiting.splice(0).forEach(load)
  }
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)))
  setTimeout(start, 2000)
  for (const moment of ['pointerdown', 'touchstart', 'keydown', 'online']) addEventListener(moment, start, true)
}
`

/** The only script that a page loads directly: its content-hashed path in the export, and its text. */
export const STARTER_FILE = {
  path: `_next/static/chunks/start-${createHash('sha256').update(STARTER).digest('hex').slice(0, 16)}.js`,
  text: STARTER,
}

/**
 * Creates the HTML of the data blocks that {@link STARTER_FILE} reads: what it pushes, and the scripts that it loads.
 */
export function createDataBlocks(pushes: readonly Push[], scripts: readonly StartScript[]): string {
  const text = joinReactData(pushes)
  const others = text === null ? pushes : pushes.filter(push => !isReactText(push))
  const reactData = text === null ? '' : `<script type="text/plain" id="${REACT_DATA_ID}">${text}</script>`
  return createDataBlock(PAGE_DATA_ID, others) + reactData + createDataBlock(SCRIPT_LIST_ID, scripts)
}

/**
 * Joins the pieces of React's data, which are text with thousands of quotes: within JSON, each would be escaped, a
 * tenth more bytes of HTML. Null if there is none, or it must stay within JSON: it has something that HTML would not
 * leave as it is in a script element, or bytes stand between its pieces.
 */
function joinReactData(pushes: readonly Push[]): string | null {
  const pieces = pushes.filter(([name, value]) => name === REACT_DATA && Array.isArray(value) && value.length > 1)
  const text = pieces.filter(isReactText).map(([, [, piece]]) => piece)
  const joined = text.join('')
  const isPlain = text.length === pieces.length && !/<\/?script|<!--|[\r\0]/i.test(joined)
  return isPlain && text.length > 0 ? joined : null
}

function isReactText(push: Push): push is [name: string, value: [kind: 1, text: string]] {
  const [name, value] = push
  return name === REACT_DATA && Array.isArray(value) && value[0] === 1 && typeof value[1] === 'string'
}

function createDataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${formatScriptJson(value)}</script>`
}

/** Reads the list of scripts in a finished page; empty if there is none. */
export function readScriptList(elements: readonly HtmlElement[]): StartScript[] {
  const list = elements.find(element => findAttribute(element, 'id') === SCRIPT_LIST_ID)
  return list ? JSON.parse(getText(list)) : []
}
