/**
 * Moves the focus before a button is removed together with its list entry: to the first button of the next entry or
 * else the previous one, to the form's submit button, or to the page's main element. Call it while the button is still
 * in the document.
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
