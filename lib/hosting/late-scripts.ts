import { addToBody } from './inline-scripts'

const SCRIPT_FILE = /<script\b(?=[^>]*\basync)(?=[^>]*\bsrc="(?<path>\/_next\/static\/[^"]+)")[^>]*><\/script>/g
const PRELOAD = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g

/** A page that only names the scripts that it starts with, and the text of the script that fetches them; empty where there are none. */
export type DelayedPage = { html: string; starter: string }

/**
 * Makes a list of the start-up scripts of a page, so that text, pictures and fonts come before any of them. They are fetched
 * when all that shows is loaded and painted, or earlier: at the first touch or key, and after two seconds in any case.
 * Asynchronous scripts run in any order, so nothing depends on where they stood; React finds them where they are added.
 *
 * Throws where a script is not there: without its integrity it would run unchecked.
 *
 * @param findIntegrity integrity of the file at a path of the site, or null when there is no such file
 */
export function delayScripts(html: string, findIntegrity: (path: string) => string | null): DelayedPage {
  const scripts = new Map<string, string>()
  const withoutScripts = html.replace(SCRIPT_FILE, (_, path: string) => {
    const integrity = findIntegrity(path)
    if (integrity === null)
      throw new Error(`A page starts with ${path}, which the export does not hold. Build it again`)
    scripts.set(path, integrity)
    return ''
  })
  if (scripts.size === 0) return { html, starter: '' }
  const list = `<script type="application/json" id="${LIST_ID}">${JSON.stringify([...scripts])}</script>`
  return { html: addToBody(withoutScripts.replace(PRELOAD, ''), list), starter: STARTER }
}

const LIST_ID = 'start-scripts'

/** Runs in the browser, before anything is compiled for it. Two seconds are longer than a page on slow 4G needs for what shows. */
const STARTER = `{
  const scripts = JSON.parse(document.getElementById('${LIST_ID}').textContent)
  const touches = ['pointerdown', 'touchstart', 'keydown']
  const start = () => {
    for (const [src, integrity] of scripts.splice(0)) {
      const script = document.createElement('script')
      document.head.append(Object.assign(script, { integrity, async: true, src }))
    }
    for (const touch of touches) removeEventListener(touch, start, true)
  }
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)))
  setTimeout(start, 2000)
  for (const touch of touches) addEventListener(touch, start, true)
}`
