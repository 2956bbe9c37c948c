import type { Browser } from '@playwright/test'

/** Names of the engines, as Playwright's projects have them, in the order of the README's table. */
export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKit', 'Chromium 111'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** Playwright's name for an installed Firefox that it drives through WebDriver BiDi. */
export const FIREFOX_CHANNEL = 'moz-firefox'

/**
 * Without a graphics card, drawing 60 frames a second takes a third of the processor time of home at rest. A process
 * that Firefox starts ahead for the next page is one too many: each test has one page.
 */
export const FIREFOX_PREFERENCES = { 'layout.frame_rate': 15, 'dom.ipc.processPrelaunch.enabled': false }

/**
 * A command that Playwright 1.65 sends for each context and Firefox ESR 153 does not support. No test in Firefox
 * emulates a colour scheme.
 */
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride'

type BidiSession = { send: (method: string, parameters?: object) => Promise<unknown> }
type WithInside = { _connection: { toImpl: (browser: Browser) => { _browserSession: BidiSession } } }

/** Lets Playwright drive a Firefox that is older than its protocol: the one command that it refuses is not sent. */
export function skipUnknownCommand(browser: Browser): void {
  const inside = (browser as unknown as WithInside)._connection.toImpl(browser)
  const prototype = Object.getPrototypeOf(inside._browserSession) as BidiSession
  const { send } = prototype
  prototype.send = function sendKnown(this: BidiSession, method, parameters) {
    return method === UNKNOWN_TO_FIREFOX ? Promise.resolve() : send.call(this, method, parameters)
  }
}
