import type { MailKind } from '@/lib/adapters/mail-provider'
import { STATUS_CLEAR_MS } from '@/lib/constants'
import { carryText } from './carried-text'
import { STATUS_TEXTS, type SubmissionPhase } from './submission-texts'

/** What a FormStatus belongs to: the form of this kind, or the corner of the page. */
export type StatusName = MailKind | 'page'

const TONES: Record<SubmissionPhase, string> = { idle: '', sending: 'wait', sent: 'ok', failed: 'bad' }

/** When the text of each status clears. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/** The place of a status on the page in view, if it has one. */
export function findStatus(name: StatusName): HTMLElement | null {
  return document.querySelector(`[data-status=${name}]`)
}

/**
 * Shows the state of a submission: text, tone and links. Success or failure clears after its time. The state stands in the
 * element itself, so that of a page that was left goes with it.
 *
 * @param offers whether the other ways to reach the company are offered; as before where it is left out
 * @param typed what was typed, for the chat and mail links; as before where it is left out
 */
export function showSubmission(name: StatusName, phase: SubmissionPhase, offers?: boolean, typed = '') {
  const status = findStatus(name)
  if (!status) return
  clearTimeout(timers.get(status))
  if (phase === 'sent' || phase === 'failed') {
    // Of a page that was left nothing is to be cleared: the next one's status of this name is another submission's.
    const clear = () => findStatus(name) === status && showSubmission(name, 'idle')
    timers.set(status, setTimeout(clear, STATUS_CLEAR_MS))
  }
  status.dataset.phase = phase
  if (offers !== undefined) status.dataset.offers = String(offers)
  const tone = TONES[phase]
  const offersLinks = status.dataset.offers === 'true' && phase !== 'sending'
  status.className = tone || offersLinks ? `status ${tone || 'wait'}` : ''
  for (const sign of status.querySelectorAll<HTMLElement>('[data-tone]')) sign.hidden = sign.dataset.tone !== tone
  for (const region of status.querySelectorAll('[role=status]')) region.textContent = STATUS_TEXTS[phase]
  for (const links of status.querySelectorAll<HTMLElement>('[role=group]')) links.hidden = !offersLinks
  if (tone) status.scrollIntoView({ block: 'nearest' })
  if (!typed) return
  for (const link of status.querySelectorAll<HTMLAnchorElement>('[data-carrier]')) {
    link.href = carryText(link.dataset.carrier ?? '', typed)
  }
}
