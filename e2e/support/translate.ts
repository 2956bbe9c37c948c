import { expect, type Page } from '@playwright/test'

/**
 * Makes every page that is opened from now on behave as if the browser translated it: each text node is replaced by one
 * in two nested `<font>` elements, and so is each that comes later. The words stay the same, so that tests find them.
 *
 * @param delayMs time from the parsed HTML to the first replacement: a short one comes before React has hydrated
 */
export async function translate(page: Page, delayMs: number): Promise<void> {
  await page.addInitScript(delay => {
    const SKIPPED = 'script, style, noscript, textarea, [translate="no"], font'

    function replaceText(text: Text) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(SKIPPED)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
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

    function start() {
      replaceAll(document.body)
      new MutationObserver(changes => {
        for (const { target, type, addedNodes } of changes)
          for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) replaceAll(node)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }

    document.addEventListener('DOMContentLoaded', () => setTimeout(start, delay))
  }, delayMs)
}

/** Waits until the page in view is translated. */
export async function waitForTranslation(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeAttached()
}

/** Fails if an error page is in view, as after React has met a node that the translator has moved. */
export async function expectNoErrorPage(page: Page): Promise<void> {
  await expect(page.getByText('This page did not load')).toHaveCount(0)
  await expect(page.getByText('Parts of this page did not load')).toHaveCount(0)
}
