/** From 900 px the picture is next to the text. */
const FRAME = 'pointer-events-none bg-plate md:grid md:items-center'

const VIEWER_SIZES = '(min-width: 900px) 55vw, 100vw'

/**
 * Returns a copy of a gallery cell, without its id, for the viewer. Copying the DOM avoids sending the sample's data
 * twice.
 */
export function copyCell(number: number) {
  const copy = document.getElementById(`packaging-${number}`)?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return []
  for (const image of copy.querySelectorAll('source, img')) {
    image.setAttribute('sizes', VIEWER_SIZES)
    image.setAttribute('loading', 'eager')
  }
  // The picture's link opens this dialog, so the copy has none.
  const opener = copy.querySelector(`a[href="#packaging-${number}"]`)
  const frame = document.createElement('div')
  frame.className = FRAME
  frame.append(...(opener?.childNodes ?? []))
  opener?.replaceWith(frame)
  return [...copy.children]
}
