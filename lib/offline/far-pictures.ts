import { isSavingData } from './saving-data'

/** From this width on, a page of pictures costs a visitor little; phones load them as they scroll. */
const WIDE_WINDOW = '(min-width: 900px)'

/**
 * Loads the pictures further down the page, which the browser would load when they come near: on a wide window, unless
 * the visitor saves data. A quick scroll, a picture taken of the whole page and the page without a network then show
 * them, too.
 */
export function loadFarPictures(): void {
  if (isSavingData() || !window.matchMedia(WIDE_WINDOW).matches) return
  for (const picture of document.querySelectorAll('img[loading=lazy]')) picture.setAttribute('loading', 'eager')
}
