/** How many presses of Escape a page may cancel: the next one closes the dialog. */
const CANCELLED_ESCAPES = 2

/**
 * Adds what the test DOM lacks: `showModal()`, `close()`, and forms with method="dialog". The dialog behaves as in a
 * browser without `closedby`: Escape closes it unless the key press or the `cancel` event is cancelled, and from the
 * third Escape on, cancelling the `cancel` event no longer helps.
 */
export function stubDialog() {
  const { prototype } = HTMLDialogElement
  let escapes = 0
  let focusedBefore: Element | null = null

  function handleKey(event: KeyboardEvent) {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
    if (event.key !== 'Escape' || event.defaultPrevented || !dialog) return
    const isAllowed = dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (isAllowed || ++escapes > CANCELLED_ESCAPES) dialog.close()
  }

  function handleSubmit(event: Event) {
    if (!(event.target instanceof Element) || event.target.getAttribute('method') !== 'dialog') return
    event.preventDefault()
    event.target.closest('dialog')?.close()
  }

  beforeEach(() => {
    escapes = 0
    prototype.showModal = function showModal() {
      this.open = true
      focusedBefore = document.activeElement
      this.querySelector<HTMLElement>('button, a[href], input')?.focus()
    }
    prototype.close = function close() {
      if (!this.open) return
      this.open = false
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus()
      this.dispatchEvent(new Event('close'))
    }
    document.addEventListener('keydown', handleKey)
    document.addEventListener('submit', handleSubmit)
  })
  afterEach(() => {
    document.removeEventListener('keydown', handleKey)
    document.removeEventListener('submit', handleSubmit)
    Reflect.deleteProperty(prototype, 'showModal')
    Reflect.deleteProperty(prototype, 'close')
  })
}
