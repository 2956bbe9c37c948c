/** Names of the engines, as Playwright's projects carry them, in the order of the README's table. */
export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKit', 'Chromium 111'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

type EngineFacts = {
  /** The supported browsers that it represents. */
  standsFor: string
  drivenBy: string
  /** How to install it. */
  broughtBy: string
}

/** The table of engines in the README; a test compares the two. */
export const ENGINE_TABLE: Readonly<Record<EngineName, EngineFacts>> = {
  Chromium: {
    standsFor: 'Chrome, Edge and Samsung Internet of today',
    drivenBy: 'Playwright',
    broughtBy: 'Debian: `chromium`',
  },
  Firefox: {
    standsFor: 'Firefox ESR and later',
    drivenBy: 'Playwright, by WebDriver BiDi',
    broughtBy: 'Debian: `firefox-esr`',
  },
  WebKit: {
    standsFor: 'Safari 16.4 and later, with care: WebKitGTK is not Safari',
    drivenBy: 'its own WebDriver',
    broughtBy: 'Debian: `webkit2gtk-driver`, `xvfb`',
  },
  'Chromium 111': {
    standsFor: 'the floor: Chrome and Edge 111, Samsung Internet 22',
    drivenBy: 'Playwright',
    broughtBy: 'npm, for Linux on x64',
  },
}
