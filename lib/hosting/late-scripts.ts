import { createHash } from 'node:crypto'
import { addToBody, INLINE_FOLDER } from './inline-scripts'

const SCRIPT_FILE = /<script\b(?=[^>]*\basync)(?=[^>]*\bsrc="(?<path>\/_next\/static\/[^"]+)")[^>]*><\/script>/g
const PRELOAD = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g
const LIST_ID = 'start-scripts'

/**
 * Runs in the browser, before anything is compiled for it. Two seconds are longer than a page on slow 4G needs for what shows.
 * The framework would take a page without its data for an empty one, so it runs once they are there, and is fetched meanwhile.
 * Low priority, which asynchronous scripts have by themselves: a browser sends for a preload of a script before all pictures.
 * A file that does not come is asked for again at the next touch or key, or when the connection is back.
 */
const STARTER = `{
  const [data, ...others] = JSON.parse(document.getElementById('${LIST_ID}').textContent)
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
export const STARTER_FILE = {
  path: `${INLINE_FOLDER}/${createHash('sha256').update(STARTER).digest('hex').slice(0, 16)}.js`,
  text: STARTER,
}

/**
 * Makes a list of the scripts of a page, so that text, pictures and fonts come before any of them. {@link STARTER_FILE} fetches
 * them when all that shows is loaded and painted, or earlier: at the first touch or key, and after two seconds in any case.
 * But for the data, asynchronous scripts run in any order, so nothing depends on where they stood; React finds them where they
 * are added.
 *
 * Throws where a script is not there: without its integrity it would run unchecked.
 *
 * @param data path of the file with the page's own inline scripts, which run before all others
 * @param findIntegrity integrity of the file at a path of the site, or null when there is no such file
 */
export function delayScripts(html: string, data: string, findIntegrity: (path: string) => string | null): string {
  const paths = new Set([data])
  const withoutScripts = html.replace(SCRIPT_FILE, (_, path: string) => {
    paths.add(path)
    return ''
  })
  const scripts = [...paths].map(path => {
    const integrity = findIntegrity(path)
    if (integrity === null)
      throw new Error(`A page starts with ${path}, which the export does not hold. Build it again`)
    return [path, integrity]
  })
  const list = `<script type="application/json" id="${LIST_ID}">${JSON.stringify(scripts)}</script>`
  const starter = `<script src="/${STARTER_FILE.path}" defer=""></script>`
  return addToBody(withoutScripts.replace(PRELOAD, ''), list + starter)
}
