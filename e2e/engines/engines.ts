/** How each browser is started and driven: Playwright drives Chromium and Firefox, Selenium drives WebKit. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserType, chromium, firefox, type LaunchOptions, type Page } from '@playwright/test'
import chromium111 from 'chromium-111'
import { Builder, Capabilities, Key as SeleniumKey, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { CHROMIUM_FLAGS, findChromium, findFirefox, findProgram } from '@/scripts/engines/find-engines'
import { type EngineName, FIREFOX_CHANNEL, FIREFOX_PREFERENCES, skipUnknownCommand } from './engine-settings'

/**
 * The target of an action: the first visible element that matches a CSS selector and whose accessible label or text
 * contains these words.
 */
export type Target = { css: string; words?: string }

/** Keys to press, named as in DOM key events, with their names in WebDriver. */
const KEYS = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  End: SeleniumKey.END,
} as const

/** The browser functions that the tests need, independent of the driver. */
export type EnginePage = {
  /** The version of the browser. */
  version: string
  goto: (url: string) => Promise<void>
  /** Runs a function in the page and waits for its result. The function can access only its argument. */
  evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>
  /** Clicks with the pointer. Throws if no visible element matches. */
  click: (target: Target) => Promise<void>
  /** Types into a field key by key, replacing its text. */
  fill: (target: Target, text: string) => Promise<void>
  press: (key: keyof typeof KEYS) => Promise<void>
  /** Ends the page and its storage: an open one goes on drawing. */
  close: () => Promise<void>
}

/** A running browser. */
export type Engine = {
  /** Opens a page with empty storage, this width and PAGE_HEIGHT, in CSS pixels. One page at a time. */
  openPage: (width: number) => Promise<EnginePage>
  close: () => Promise<void>
}

/** Height of the window's content, in CSS pixels; drivers may miss it by a toolbar's height. */
const PAGE_HEIGHT = 844

/** Starts each engine. Throws a one-line error if something is missing. */
export const START: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Chromium: () => {
    const executablePath = getFound(findChromium()?.path, 'chromium')
    return startInPlaywright(chromium, { executablePath, args: [...CHROMIUM_FLAGS] })
  },
  Firefox: () => {
    const executablePath = getFound(findFirefox(), 'firefox-esr, 153 or later')
    const options = { executablePath, channel: FIREFOX_CHANNEL, firefoxUserPrefs: FIREFOX_PREFERENCES }
    return startInPlaywright(firefox, options)
  },
  WebKit: startWebKit,
  'Chromium 111': async () => {
    if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it runs on Linux x64 only')
    const executablePath = await chromium111.executablePath()
    return startInPlaywright(chromium, { executablePath, args: [...CHROMIUM_FLAGS] })
  },
}

/** The path of a program. Throws if it was not found; `broughtBy` is the package that installs it. */
function getFound(program: string | null | undefined, broughtBy: string): string {
  if (!program) throw new Error(`it is not on this machine: install ${broughtBy}`)
  return program
}

/** Starts a browser that Playwright drives. */
async function startInPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options)
  if (type === firefox) skipUnknownCommand(browser)
  return {
    openPage: async width => {
      const context = await browser.newContext({ viewport: { width, height: PAGE_HEIGHT }, serviceWorkers: 'block' })
      return createPlaywrightPage(await context.newPage(), browser.version())
    },
    close: () => browser.close(),
  }
}

/** A page that Playwright drives. */
function createPlaywrightPage(page: Page, version: string): EnginePage {
  async function find(target: Target) {
    const element = (await page.evaluateHandle(findVisible, target)).asElement()
    if (element === null) throw missing(target)
    return element
  }
  return {
    version,
    goto: async url => void (await page.goto(url)),
    // Playwright's type of such a function would unwrap handles to elements, of which no test passes any.
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    click: async target => (await find(target)).click(),
    fill: async (target, text) => {
      const field = await find(target)
      await field.selectText()
      await field.type(text)
    },
    press: key => page.keyboard.press(key),
    close: () => page.context().close(),
  }
}

/** Where Debian keeps the test browser of WebKitGTK, by processor. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  processor => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
)

/**
 * A style sheet that shrinks the test browser's toolbar, whose least width of 447 px would keep the window from
 * becoming as narrow as a phone's.
 */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; }\n'

/** The height in pixels of the toolbar above the page with these styles. */
const TOOLBAR_HEIGHT = 23

/**
 * Starts WebKitGTK's WebDriver on a virtual display. A session is one browser with a fresh profile, so each page gets
 * its own.
 */
async function startWebKit(): Promise<Engine> {
  const driver = getFound(findProgram(['WebKitWebDriver']), 'webkit2gtk-driver')
  const binary = getFound(findProgram(MINI_BROWSERS), 'webkit2gtk-driver')
  const screen = await startDisplay(getFound(findProgram(['Xvfb']), 'xvfb'))
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR)
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    // Draws in software, because the virtual display has no graphics card.
    .setEnvironment({
      ...process.env,
      DISPLAY: screen.name,
      XDG_CONFIG_HOME: settings,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    })
    .build()
  const cleanUp = () => {
    screen.stop()
    rmSync(settings, { recursive: true, force: true })
  }
  const origin = await service.start().catch(error => {
    cleanUp()
    throw error
  })
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  return {
    openPage: async width => {
      const session = await new Builder().usingServer(origin).withCapabilities(capabilities).build()
      await session
        .manage()
        .window()
        .setRect({ width, height: PAGE_HEIGHT + TOOLBAR_HEIGHT })
      return createSeleniumPage(session, (await session.getCapabilities()).getBrowserVersion() ?? '')
    },
    close: async () => {
      await service.kill()
      cleanUp()
    },
  }
}

/** Starts an X server (virtual display), which picks its own display number. `name` is ':' with this number. */
async function startDisplay(program: string): Promise<{ name: string; stop: () => void }> {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`${program} ended with ${code}`)))
    child.stdout.once('data', chunk => resolve(String(chunk).trim()))
  })
  return { name: `:${number}`, stop: () => child.kill() }
}

/** A page that Selenium drives: a whole session. */
function createSeleniumPage(session: WebDriver, version: string): EnginePage {
  async function find(target: Target) {
    const element: WebElement | null = await session.executeScript(findVisible, target)
    if (element === null) throw missing(target)
    return element
  }
  return {
    version,
    goto: url => session.get(url),
    evaluate: (run, argument) => session.executeScript(run, argument),
    click: async target => (await find(target)).click(),
    fill: async (target, text) => {
      const field = await find(target)
      await field.clear()
      await field.sendKeys(text)
    },
    press: key => session.actions().sendKeys(KEYS[key]).perform(),
    close: () => session.quit(),
  }
}

/** Runs in the page: finds the element of a target and scrolls it into view; null if none is visible. */
function findVisible({ css, words }: Target): Element | null {
  const shown = [...document.querySelectorAll(css)].filter(element => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  })
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''
  const found = shown.find(element => !words || nameOf(element).replace(/\s+/g, ' ').includes(words)) ?? null
  if (found === null) return null
  found.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = found.getBoundingClientRect()
  // Under the sticky navbar, for example, a click would hit something else.
  const isCovered = !found.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  if (isCovered) found.scrollIntoView({ block: 'center' })
  return found
}

/** The error of an action whose target is not on the page. */
function missing({ css, words }: Target): Error {
  return new Error(`Nothing visible matches ${css}${words ? ` with '${words}'` : ''}`)
}
