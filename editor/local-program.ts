/** Requests to the local program that serves the editor (`npm run edit`), and the message shown when it has stopped. */
import type { SiteState } from '@/scripts/edit/site-state'

/** How often the program is asked for its state, in milliseconds. */
const POLL_MS = 2000

/** What the editor says if the program does not answer. */
const ENDED =
  "The program behind this form, 'npm run edit', has ended. What you typed stays here. Start it again in the site's " +
  'folder, or ask whoever looks after the site to: then Save goes on.'

/** The state that the program reported last. */
let state: SiteState = { isServing: false, problems: [] }
const listeners = new Set<(state: SiteState) => void>()

/** Requests a path of the program. Throws an error with a sentence for the user if the program has ended. */
export async function ask(path: string): Promise<Response> {
  try {
    return await fetch(path, { cache: 'no-store' })
  } catch {
    throw new Error(ENDED)
  }
}

/** The text of a file in content/ as it is in the folder; null if there is none. */
export async function readNewest(file: string): Promise<string | null> {
  const response = await ask(`content/${file}`)
  return response.ok ? (await response.text()).replaceAll('\r', '') : null
}

/** Calls back with the state of the program, now and whenever it changes. Returns a function that stops this. */
export function followProgram(listener: (state: SiteState) => void): () => void {
  listeners.add(listener)
  listener(state)
  return () => listeners.delete(listener)
}

/** Shows a message for as long as the program is not running. */
export function watchProgram() {
  const notice = Object.assign(document.createElement('p'), { role: 'alert', hidden: true, textContent: ENDED })
  notice.style.cssText =
    'position: fixed; inset: auto 0 0; z-index: 999; margin: 0; padding: 12px 16px; background: #7a1f1f; color: #fff'
  document.body.append(notice)
  const poll = async () => {
    try {
      const response = await ask('state')
      const newest: SiteState = await response.json()
      if (JSON.stringify(newest) !== JSON.stringify(state)) {
        state = newest
        for (const listener of listeners) listener(state)
      }
      notice.hidden = true
    } catch {
      notice.hidden = false
    }
    setTimeout(poll, POLL_MS)
  }
  void poll()
}
