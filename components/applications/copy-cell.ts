/** Beside the text where there is room. */
const FRAME = 'pointer-events-none bg-plate md:grid md:items-center'

const VIEWER_SIZES = '(min-width: 900px) 55vw, 100vw'

/** A copy of the gallery's cell with a larger picture and without its id: nothing of the catalogue is sent twice. */
export function copyCell(number: number) {
  const copy = document.getElementById(`packaging-${number}`)?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return []
  for (const image of copy.querySelectorAll('source, img')) {
    image.setAttribute('sizes', VIEWER_SIZES)
    image.setAttribute('loading', 'eager')
  }
  // In the gallery the picture is a link to this very view.
  const opener = copy.querySelector(`a[href="#packaging-${number}"]`)
  const frame = document.createElement('div')
  frame.className = FRAME
  frame.append(...(opener?.childNodes ?? []))
  opener?.replaceWith(frame)
  return [...copy.children]
}
