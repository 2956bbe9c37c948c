import { copyText } from './clipboard'

/** What became of a press: the browser's sheet took the link or was closed, the link is on the clipboard, or neither was allowed. */
type ShareOutcome = 'done' | 'copied' | 'refused'

/** Hands a link to the browser's own sheet for sharing, or to the clipboard where it has none. Call it from a press only. */
export async function shareLink(title: string, link: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      // Of text and url some apps take one alone: the text has both, and no app shows the link twice.
      await navigator.share({ title, text: `${title}\n${link}` })
      return 'done'
    } catch (reason) {
      if (reason instanceof Error && reason.name === 'AbortError') return 'done'
    }
  }
  return (await copyText(link)) ? 'copied' : 'refused'
}
