import { type BrowserType, chromium, firefox, type LaunchOptions, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '@/scripts/engines/find-engines'
import { type Engine, type EnginePage, findVisible, missing, PAGE_HEIGHT } from './engine-page'
import { FIREFOX_CHANNEL, FIREFOX_PREFERENCES, forgiveFirefox } from './firefox-channel'

/** Starts an installed Chromium, of any age. */
export function startChromium(executablePath: string): Promise<Engine> {
  return start(chromium, { executablePath, args: [...CHROMIUM_FLAGS] })
}

/** Starts an installed Firefox through WebDriver BiDi. */
export function startFirefox(executablePath: string): Promise<Engine> {
  return start(firefox, { executablePath, channel: FIREFOX_CHANNEL, firefoxUserPrefs: FIREFOX_PREFERENCES })
}

async function start(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options)
  if (type === firefox) forgiveFirefox(browser)
  return {
    version: browser.version(),
    openPage: async width => {
      const context = await browser.newContext({ viewport: { width, height: PAGE_HEIGHT }, serviceWorkers: 'block' })
      return createPage(await context.newPage())
    },
    close: () => browser.close(),
  }
}

function createPage(page: Page): EnginePage {
  async function find(target: Parameters<EnginePage['click']>[0]) {
    const element = (await page.evaluateHandle(findVisible, target)).asElement()
    if (element === null) throw missing(target)
    return element
  }
  return {
    goto: async url => void (await page.goto(url)),
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
