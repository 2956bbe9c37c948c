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
      // Some apps use only `text`, some only `url`, some both: with the link in `text` alone each shows it once.
      await navigator.share({ title, text: `${title}\n${link}` })
      return 'done'
    } catch (reason) {
      if (reason instanceof Error && reason.name === 'AbortError') return 'done'
    }
  }
  return (await copyText(link)) ? 'copied' : 'refused'
}
