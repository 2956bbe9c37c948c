import { hasDraft, keepSnapshot } from '@/lib/adapters/draft-snapshot'
import type { MailSettings } from '@/lib/adapters/mail-provider'
import { isOutboxFilled } from '@/lib/adapters/outbox-flag'
import { withinLimit } from '@/lib/adapters/time-limit'
import { MAIL_TRY_LIMIT_MS } from '@/lib/constants'
import { FORM_START, FORMS, toKind } from './form-kind'
import { showSubmission } from './submission-view'

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

/** Forms without a draft to wait for: what is typed before their code has come is kept as it is. */
const fresh = new WeakSet<HTMLFormElement>()

/** What checks, sends and keeps: no first visit pays for it. */
const loadCode = () => import('./mail-form')
type Code = Awaited<ReturnType<typeof loadCode>>

/** What does not load at a touch is asked for again, and reported, at the submit. */
function withCode(use: (code: Code) => void) {
  loadCode().then(use, () => undefined)
}

function startForm(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  // A button that has come to life was started before.
  if (!button?.disabled) return
  button.disabled = button.hasAttribute('aria-disabled')
  if (hasDraft(toKind(form)) || isOutboxFilled()) withCode(code => code.takeOver(form))
  else {
    fresh.add(form)
    // What was typed before the script was ready told nobody of it.
    keepSnapshot(toKind(form), form)
  }
}

/** Starts the forms of the page in view: their buttons come to life, their drafts come back. */
export function startForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORMS)) startForm(form)
}

/**
 * One set of listeners for the forms of all pages. A form's code is fetched at its first touch, and that of the outbox where a
 * message waits in it; the outbox is sent when the site opens, when the connection returns and when the tab is seen again.
 * Returns the end of it.
 */
export function watchForms(ports: FormPorts): () => void {
  const busy = new WeakSet<HTMLFormElement>()
  const watch = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  function touch(form: HTMLFormElement) {
    withCode(code => {
      fresh.delete(form)
      code.takeOver(form)
      code.prepareSending(ports)
    })
  }

  async function submit(form: HTMLFormElement) {
    if (busy.has(form)) return
    busy.add(form)
    const kind = toKind(form)
    const notice = setTimeout(showSubmission, NOTICEABLE_MS, kind, 'sending')
    try {
      const code = await withinLimit(loadCode(), LOAD_LIMIT_MS, null).finally(() => clearTimeout(notice))
      if (!code) throw new Error('The code of the form took too long')
      fresh.delete(form)
      await code.submitForm(form, ports)
    } catch (reason) {
      console.error('Failed to send message:', reason)
      showSubmission(kind, 'failed', true, [...new FormData(form).values()].filter(Boolean).join('\n'))
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
        console.error('The outbox did not load:', reason)
        timer = setTimeout(sendWaiting, LOAD_AGAIN_MS)
      },
    )
  }

  const handlers: Record<string, (form: HTMLFormElement, event: Event) => void> = {
    [FORM_START]: startForm,
    focusin: touch,
    input(form, { target }) {
      if (fresh.has(form)) {
        keepSnapshot(toKind(form), form)
        touch(form)
      } else withCode(code => code.takeChange(form, target))
    },
    invalid: (form, { target }) => withCode(code => code.explainInvalid(form, target)),
    submit(form, event) {
      event.preventDefault()
      void submit(form)
    },
  }

  function handle(event: Event) {
    const form = (event.target as Element).closest<HTMLFormElement>(FORMS)
    if (form) handlers[event.type]?.(form, event)
  }

  // Capturing, because an 'invalid' event does not bubble.
  for (const name in handlers) document.addEventListener(name, handle, { capture: true, signal: watch.signal })
  window.addEventListener('online', sendWaiting, watch)
  document.addEventListener('visibilitychange', sendWaiting, watch)
  window.addEventListener('storage', () => isOutboxFilled() && withCode(code => code.showKept()), watch)
  sendWaiting()
  return () => {
    clearTimeout(timer)
    watch.abort()
  }
}
