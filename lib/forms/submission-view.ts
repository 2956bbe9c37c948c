import type { MailKind } from '@/lib/adapters/mail-provider'
import { STATUS_CLEAR_MS } from '@/lib/constants'
import { carryText } from './fallback-links'
import { IDLE, reduceSubmission, STATUS_TEXTS, type Submission, type SubmissionEvent } from './submission'

/** What a FormStatus belongs to: the form of this kind, or the corner of the page. */
export type StatusName = MailKind | 'page'

const TONES: Record<Submission['phase'], string> = { idle: '', sending: 'wait', sent: 'ok', failed: 'bad' }

type Shown = { submission: Submission; timer?: ReturnType<typeof setTimeout> }

/** What each status on the page shows; that of a page that was left goes with it. */
const shown = new WeakMap<Element, Shown>()

/**
 * Tells a form's status what has happened: its text, tone and links change, and success or failure clears after its time.
 *
 * @param typed what was typed, for the chat and mail links; as before where it is left out
 */
export function noteSubmission(name: StatusName, event: SubmissionEvent, typed = '') {
  const status = document.querySelector<HTMLElement>(`[data-status=${name}]`)
  if (!status) return
  const { submission: before, timer } = shown.get(status) ?? { submission: IDLE }
  clearTimeout(timer)
  const submission = reduceSubmission(before, event)
  const next: Shown = { submission }
  shown.set(status, next)
  if (submission.phase === 'sent' || submission.phase === 'failed') {
    next.timer = setTimeout(noteSubmission, STATUS_CLEAR_MS, name, 'cleared')
  }
  draw(status, submission)
  if (typed) fillLinks(status, typed)
  // While sending the button stays focusable, so that the keyboard does not lose its place.
  const button = document.querySelector(`form[data-mail=${name}] [type=submit]`)
  if (submission.phase === 'sending') button?.setAttribute('aria-disabled', 'true')
  else button?.removeAttribute('aria-disabled')
}

/** Says in the corner of the page that a message of no form in view was sent. */
export function sayInCorner() {
  for (const event of ['submitted', 'accepted'] as const) noteSubmission('page', event)
}

function draw(status: HTMLElement, { phase, offersFallback }: Submission) {
  const tone = TONES[phase]
  const offersLinks = offersFallback && phase !== 'sending'
  status.className = tone || offersLinks ? `status ${tone || 'wait'}` : ''
  for (const sign of status.querySelectorAll<HTMLElement>('[data-tone]')) sign.hidden = sign.dataset.tone !== tone
  const region = status.querySelector('[role=status]')
  if (region) region.textContent = STATUS_TEXTS[phase]
  const links = status.querySelector('ul')
  if (links) links.hidden = !offersLinks
}

function fillLinks(status: HTMLElement, typed: string) {
  for (const link of status.querySelectorAll<HTMLAnchorElement>('[data-carrier]')) {
    link.href = carryText(link.dataset.carrier ?? '', typed)
  }
}
