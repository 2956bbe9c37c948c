import { expect, type Page } from '@playwright/test'

/** When a page is translated: before React has hydrated it, or as soon as a visitor can use it. */
type Moment = 'parsed' | 'usable'

/**
 * Makes every page that is opened from now on behave as if the browser translated it, see {@link startTranslating}.
 *
 * @param mark added to each text: the page's words then differ from those that React expects
 */
export async function translate(page: Page, moment: Moment, mark = ''): Promise<void> {
  await page.addInitScript(`(${startTranslating})(${JSON.stringify({ moment, mark })})`)
}

/**
 * Runs in the page: replaces each text node by one in two nested `<font>` elements, and so each that comes later, as
 * Chrome's translator does. Without a mark the words stay the same, so that tests find them.
 */
export function startTranslating({ moment, mark }: { moment: Moment; mark: string }): void {
  const SKIPPED = 'script, style, noscript, textarea, [translate="no"], font'

  function replaceText(text: Text) {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(SKIPPED)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data + mark
    outer.append(inner)
    text.replaceWith(outer)
  }

  function replaceAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode())
      texts.push(node as Text)
    for (const text of texts) replaceText(text)
  }

  const isUsable = () => document.documentElement.hasAttribute('data-ready')

  function start() {
    // On `window`, because React removes attributes of the document that it does not know if it renders the page again.
    Object.assign(window, { translatedWhen: isUsable() ? 'usable' : 'parsed' })
    replaceAll(document.body)
    new MutationObserver(changes => {
      for (const { target, type, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) replaceAll(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }

  function startOnceUsable() {
    if (isUsable()) return start()
    const observer = new MutationObserver(() => {
      if (!isUsable()) return
      observer.disconnect()
      start()
    })
    return observer.observe(document.documentElement, { attributes: true })
  }

  const begin = moment === 'parsed' ? start : startOnceUsable
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
}

/**
 * Waits until the page in view is usable and translated, and fails if it was not translated at the moment asked for.
 */
export async function waitForTranslation(page: Page, moment: Moment): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'translatedWhen'))).toBe(moment)
}

/** Fails if an error page is in view, as after React has met a node that the translator has moved. */
export async function expectNoErrorPage(page: Page): Promise<void> {
  await expect(page.getByText(/^(This page|Part of this page) did not load/)).toHaveCount(0)
}
