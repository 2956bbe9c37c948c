/**
 * Fails a test in whose page React once owned a text node beside other nodes. A browser's translator wraps each text
 * node, which React then neither finds, when it hydrates, nor can remove. If a text is the only child of an element,
 * React owns no text node: it sets the text of the element.
 */
export function guardTranslation() {
  let owned = new Set<string>()
  const observer = new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const node of addedNodes) findOwnedTexts(node, owned)
  })
  beforeEach(() => {
    owned = new Set()
    observer.observe(document.body, { childList: true, subtree: true })
  })
  afterEach(async () => {
    // The observer reports in a microtask.
    await null
    observer.disconnect()
    if (owned.size > 0)
      throw new Error(
        `A translator would break these texts. Give each an element of its own:\n${[...owned].join('\n')}`,
      )
  })
}

function findOwnedTexts(root: Node, owned: Set<string>) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = root instanceof Text ? root : walker.nextNode(); text; text = walker.nextNode()) {
    const isOwned = Object.keys(text).some(key => key.startsWith('__reactFiber$'))
    if (isOwned && text.textContent?.trim()) owned.add(`'${text.textContent}' in ${toTag(text.parentElement)}`)
  }
}

function toTag(element: Element | null) {
  return element ? (element.cloneNode() as Element).outerHTML : 'no element'
}
