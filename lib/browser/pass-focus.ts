/**
 * Hands the keyboard on before a button goes with what it removes: to the same button of the next list entry, else of the one
 * before, else to the button that sends its form, else to the page's content. Call it while the button is still there.
 */
export function passFocusOn(button: HTMLElement) {
  const entry = button.closest('li')
  const successors = [
    entry?.nextElementSibling?.querySelector<HTMLElement>('button'),
    entry?.previousElementSibling?.querySelector<HTMLElement>('button'),
    button.closest('form')?.querySelector<HTMLElement>('[type=submit]'),
  ]
  const successor = successors.find(found => found)
  if (successor) successor.focus()
  else document.getElementById('main')?.focus({ preventScroll: true })
}
