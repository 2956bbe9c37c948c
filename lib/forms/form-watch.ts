import type { MailSettings } from '@/lib/adapters/mail-provider'
import { isOutboxFilled, watchDeliveries, watchOutbox } from '@/lib/adapters/outbox-watch'
import { withinLimit } from '@/lib/adapters/time-limit'
import { MAIL_TRY_LIMIT_MS } from '@/lib/constants'
import { keepDraft, restoreDraft } from './draft-keeping'
import { toPlainText } from './fallback-links'
import { readFields } from './fields'
import { FORM_START, toKind } from './form-events'
import { noteSubmission } from './submission-view'

/** A press that is still unanswered after this time shows 'Sending...': the form's code is on its way. In milliseconds. */
const NOTICEABLE_MS = 300

/** On a line on which the form's own code does not come in this time, in milliseconds, the message would not go either. */
const LOAD_LIMIT_MS = MAIL_TRY_LIMIT_MS

/** The browser may say that the connection is back a moment before it is; then the outbox asks for its code again, in milliseconds. */
const LOAD_AGAIN_MS = 10_000

/** What a submitted form needs from outside. */
export type FormPorts = {
  /** Null: nothing can be sent. */
  mail: MailSettings | null
  /** Changes to another page of the site. */
  open: (path: string) => void
}

const FORMS = 'form[data-mail]'

/** What checks, sends and keeps: no first visit pays for it. */
const loadCode = () => import('./mail-form')

/** What did not load at a touch is asked for again, and reported, at the submit. */
const ignoreForNow = () => {}

function logUnread(reason: unknown) {
  console.error('The outbox did not load:', reason)
}

function showKept() {
  if (isOutboxFilled() || document.querySelector('.kept')) loadCode().then(code => code.showKept(), logUnread)
}

function startForm(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  // A button that has come to life was started before.
  if (!button?.disabled) return
  button.disabled = button.hasAttribute('aria-disabled')
  restoreDraft(form)
}

/** Starts the forms of the page in view: their buttons come to life, their drafts come back. */
export function startForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORMS)) startForm(form)
  showKept()
}

/**
 * One set of listeners for the forms of all pages. A form's code is fetched at its first touch, and that of the outbox where a
 * message waits in it; the outbox is sent when the site opens, when the connection returns and when the tab is seen again.
 * Returns the end of it.
 */
export function watchForms(ports: FormPorts): () => void {
  const busy = new WeakSet<HTMLFormElement>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function submit(form: HTMLFormElement) {
    if (busy.has(form)) return
    busy.add(form)
    const kind = toKind(form)
    const notice = setTimeout(noteSubmission, NOTICEABLE_MS, kind, 'submitted')
    try {
      const code = await withinLimit(loadCode(), LOAD_LIMIT_MS, null)
      clearTimeout(notice)
      if (!code) throw new Error('The code of the form took too long')
      await code.submitForm(form, ports)
    } catch (reason) {
      clearTimeout(notice)
      console.error('Failed to send message:', reason)
      noteSubmission(kind, 'submitted')
      noteSubmission(kind, 'refused', toPlainText(readFields(new FormData(form), kind)))
    }
    busy.delete(form)
  }

  function sendWaiting() {
    const { mail } = ports
    if (!mail || !navigator.onLine || document.hidden || !isOutboxFilled()) return
    clearTimeout(timer)
    loadCode().then(
      code => code.sendWaiting(mail),
      reason => {
        logUnread(reason)
        timer = setTimeout(sendWaiting, LOAD_AGAIN_MS)
      },
    )
  }

  const handlers: Record<string, (form: HTMLFormElement, event: Event) => void> = {
    [FORM_START](form) {
      startForm(form)
      showKept()
    },
    focusin: () => loadCode().then(code => code.prepareSending(ports), ignoreForNow),
    input(form, { target }) {
      keepDraft(form)
      if ((target as Element).hasAttribute('aria-invalid'))
        loadCode().then(code => code.clearError(target), ignoreForNow)
    },
    invalid: (form, { target }) => loadCode().then(code => code.explainInvalid(form, target), ignoreForNow),
    submit(form, event) {
      event.preventDefault()
      void submit(form)
    },
  }

  function handle(event: Event) {
    const form = (event.target as Element).closest<HTMLFormElement>(FORMS)
    if (form) handlers[event.type]?.(form, event)
  }

  // An 'invalid' event does not bubble.
  for (const name in handlers) document.addEventListener(name, handle, true)
  const stopWatching = [
    watchOutbox(showKept),
    watchDeliveries(leadId => void loadCode().then(code => code.noteDelivery(leadId), logUnread)),
  ]
  sendWaiting()
  window.addEventListener('online', sendWaiting)
  document.addEventListener('visibilitychange', sendWaiting)
  return () => {
    clearTimeout(timer)
    for (const name in handlers) document.removeEventListener(name, handle, true)
    for (const stop of stopWatching) stop()
    window.removeEventListener('online', sendWaiting)
    document.removeEventListener('visibilitychange', sendWaiting)
  }
}
