import { createHash } from 'node:crypto'
import { formatScriptJson } from '@/lib/script-json'
import { findAttribute, getText, type HtmlElement } from './html-elements'

/**
 * The ids of the data blocks: what Next's inline scripts push, the text of the page's data, and the page's scripts with
 * their integrity.
 */
const PAGE_DATA_ID = 'page-data'
const PAGE_TEXT_ID = 'page-text'
const SCRIPT_LIST_ID = 'start-scripts'

/** What an inline script appends to a global array: the array's name, and the JSON value. */
export type Push = [name: string, value: unknown]

/** The URL path of a page's script, and its integrity. */
export type StartScript = [path: string, integrity: string]

/** The array to which Next pushes its data, and among them the page's text in pieces: `[1, piece]`. */
const PAGE_TEXT_ARRAY = '__next_f'

/** Stands for '<', which could end a script element. No text of a language contains it. */
const LESS_THAN = '\ue000'

/**
 * Reaches browsers as it is written here, so its syntax is that of the oldest supported one. After the load event, at
 * the first input or after two seconds, whichever is first, it pushes the page's data and loads the page's scripts, in
 * any order: the bundler's runtime starts the framework once all that it needs is there. Even slow 4G shows a page
 * within two seconds. React finds a script by its `async` attribute, and would otherwise add it once more. A script
 * that fails to load is requested again at the next input or when the connection is back.
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
  const readText = id => document.getElementById(id).textContent
  const read = id => JSON.parse(readText(id))
  const waiting = read('${SCRIPT_LIST_ID}')
  let hasData = false
  const start = () => {
    if (!hasData) {
      const pushes = read('${PAGE_DATA_ID}')
      const text = readText('${PAGE_TEXT_ID}').replaceAll('\\ue000', '<')
      if (text) pushes.push(['${PAGE_TEXT_ARRAY}', [1, text]])
      for (const [name, value] of pushes) (self[name] ||= []).push(value)
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
 * The page's text, most of the data, is JSON itself and stands as it is: as a JSON string, it would be a tenth larger.
 *
 * @throws if the text contains a sign that would not arrive
 */
export function createDataBlocks(pushes: readonly Push[], scripts: readonly StartScript[]): string {
  const text = pushes.map(readPageText).join('')
  if (/[\0\r\ue000]/.test(text)) throw new Error('The data of a page contain NUL, a carriage return or U+E000')
  const others = pushes.filter(push => readPageText(push) === '')
  return (
    createDataBlock(PAGE_DATA_ID, others) +
    `<script type="text/plain" id="${PAGE_TEXT_ID}">${text.replaceAll('<', LESS_THAN)}</script>` +
    createDataBlock(SCRIPT_LIST_ID, scripts)
  )
}

/** The piece of the page's text that is pushed; '' if it is something else. */
function readPageText([name, value]: Push): string {
  if (name !== PAGE_TEXT_ARRAY || !Array.isArray(value)) return ''
  const [kind, piece] = value
  return kind === 1 && typeof piece === 'string' ? piece : ''
}

function createDataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${formatScriptJson(value)}</script>`
}

/** Reads the list of scripts in a finished page; empty if there is none. */
export function readScriptList(elements: readonly HtmlElement[]): StartScript[] {
  const list = elements.find(element => findAttribute(element, 'id') === SCRIPT_LIST_ID)
  return list ? JSON.parse(getText(list)) : []
}
