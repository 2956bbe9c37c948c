/**
 * The dialog methods and the form method that the test DOM lacks. It behaves like a browser without `closedby`: Escape closes unless its key press
 * is cancelled, and the third time in a row cancelling the `cancel` event alone no longer helps.
 */
export function stubDialog() {
  const { prototype } = HTMLDialogElement
  let escapes = 0
  let focusedBefore: Element | null = null

  function handleKey(event: KeyboardEvent) {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
    if (event.key !== 'Escape' || event.defaultPrevented || !dialog) return
    const isAllowed = dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (isAllowed || ++escapes > 2) dialog.close()
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
