import type { PictureCard } from '@/lib/trade/product/picture-card'
import { drawCard } from './draw-card'

/** How long the address of a saved picture stays valid, because the browser reads it some time after the press. */
const SAVE_MS = 60_000

/**
 * Draws a picture card and opens the device's share sheet with it, from which it can be sent in WhatsApp. Saves the
 * picture if the device cannot share pictures, or its sheet does not open.
 *
 * @returns whether the picture was saved
 * @throws like `drawCard`
 */
export async function sendCard(card: PictureCard): Promise<boolean> {
  // The link of the card with the origin of this page, which certainly opens for the visitor.
  const url = window.location.origin + card.url.slice(new URL(card.url).origin.length)
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''
  const file = new File([await drawCard({ ...card, url }, site)], `${toFileName(card.title)}.png`, {
    type: 'image/png',
  })
  const content = { files: [file], title: card.title, text: `${card.title}\n${url}` }
  if (navigator.canShare?.(content)) {
    try {
      await navigator.share(content)
      return false
    } catch (reason) {
      // The visitor has closed the sheet. Otherwise it did not open, for example because drawing took too long.
      if (reason instanceof Error && reason.name === 'AbortError') return false
    }
  }
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), SAVE_MS)
  return true
}

/** A title as a file name, in any script: 'Line plan: Tuck carton' becomes 'line-plan-tuck-carton'. */
function toFileName(title: string) {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
