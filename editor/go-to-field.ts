/** Milliseconds after which {@link goToField} gives up waiting for a field to be rendered. */
const PATIENCE_MS = 5000

/** The pane with the form, as Sveltia CMS, which the editor is built on, marks it. */
const PANE = '.content-editor .pane[data-mode="edit"]'

/** The element of a field; null while Sveltia has not rendered it. */
const find = (keyPath: string) => document.querySelector(`${PANE} .field[data-key-path="${CSS.escape(keyPath)}"]`)

/** The element of a field, or of the innermost rendered field around it; null if there is none. */
const findNearest = (keyPath: string): Element | null =>
  find(keyPath) ?? (keyPath.includes('.') ? findNearest(keyPath.replace(/\.[^.]*$/, '')) : null)

/** Opens, shows and focuses a field: the message that Sveltia sends itself for a field that failed its own checks. */
function highlight(keyPath: string) {
  window.postMessage({ type: 'highlight-editor-field', payload: { locale: '_default', keyPath } }, location.origin)
}

/** Ends the move to a field that is under way, if one is. */
let stop = () => {}

/**
 * Moves to a field of the form. Sveltia renders fields only when they come into view, so placeholders are scrolled into
 * view one after another until the field exists.
 * @param keyPath the names of the fields and the numbers of the entries on the way: 'figures.2.value'
 */
export function goToField(keyPath: string) {
  stop()
  highlight(keyPath)
  const goFurther = () => {
    if (find(keyPath)) {
      stop()
      return highlight(keyPath)
    }
    const nearest = findNearest(keyPath) ?? document.querySelector(PANE)
    const undrawn = nearest?.querySelector('.placeholder') ?? nearest
    undrawn?.scrollIntoView()
  }
  const observer = new MutationObserver(goFurther)
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  goFurther()
}
