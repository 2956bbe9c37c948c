import type { Browser } from '@playwright/test'

/** Names of the engines, as Playwright's projects have them, in the order of the README's table. */
export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKit', 'Chromium 111'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** Playwright's name for an installed Firefox that it drives through WebDriver BiDi. */
export const FIREFOX_CHANNEL = 'moz-firefox'

/**
 * Preferences that spare processor time. Without a graphics card, drawing 60 frames a second takes a third of the time
 * of the home page at rest, so Firefox draws 15. It starts no process ahead for a next page, because each test has one
 * page.
 */
export const FIREFOX_PREFERENCES = { 'layout.frame_rate': 15, 'dom.ipc.processPrelaunch.enabled': false }

/**
 * A command that Playwright 1.65 sends for each context and Firefox ESR 153 does not support. No test in Firefox
 * emulates a colour scheme.
 */
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride'

/** The parts of Playwright's internals that are used below; its types do not include them. */
type BidiSession = { send: (method: string, parameters?: object) => Promise<unknown> }
type WithInternals = { _connection: { toImpl: (browser: Browser) => { _browserSession: BidiSession } } }

/**
 * Lets Playwright drive a Firefox that is older than Playwright's protocol, by not sending the one command that this
 * Firefox refuses.
 */
export function skipUnknownCommand(browser: Browser): void {
  const internals = (browser as unknown as WithInternals)._connection.toImpl(browser)
  const prototype = Object.getPrototypeOf(internals._browserSession) as BidiSession
  const { send } = prototype
  prototype.send = function sendKnown(this: BidiSession, method, parameters) {
    return method === UNKNOWN_TO_FIREFOX ? Promise.resolve() : send.call(this, method, parameters)
  }
}
