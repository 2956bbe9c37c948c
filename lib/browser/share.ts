import { copyText } from './clipboard'

/**
 * 'done': the share sheet was used or closed. 'copied': the link is on the clipboard. 'refused': the browser allowed
 * neither.
 */
type ShareOutcome = 'done' | 'copied' | 'refused'

/** Opens the browser's share sheet for a link, or copies the link if there is none. Call it only on a user's press. */
export async function shareLink(title: string, link: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      // Some apps use only one of text and url, so the text contains both. This way, no app shows the link twice.
      await navigator.share({ title, text: `${title}\n${link}` })
      return 'done'
    } catch (reason) {
      if (reason instanceof Error && reason.name === 'AbortError') return 'done'
    }
  }
  return (await copyText(link)) ? 'copied' : 'refused'
}
