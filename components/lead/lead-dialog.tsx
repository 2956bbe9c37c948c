import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { MailForm } from '@/components/contact/mail-form.client'
import { Modal } from '@/components/overlay/modal'
import { Icon } from '@/components/ui/icon'
import { LEAD_POPUP_AFTER_FIELD_MS } from '@/lib/constants'
import type { FormWords } from '@/lib/contact/fields'
import type { MailSettings } from '@/lib/contact/mail-provider'
import { useSubmission } from '@/lib/contact/submission'
import type { ContactChannels } from '@/lib/content/company'
import type { Words } from '@/lib/words/defaults'

/** At most 880 px wide, and 16 px from the edges of the window. What is scrolled to stops below Close. */
const WINDOW = 'w-[min(880px,100%-32px)] scroll-pt-7 bg-paper print:hidden!'
/** On phones it is a sheet at the bottom of the window. */
const SHEET = 'max-sm:mx-0 max-sm:mb-0 max-sm:w-full max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0'
const CLOSE = 'flex min-h-control cursor-pointer items-center gap-1 bg-paper px-2.25 font-semi hover:bg-plate'
/** Stays in view while a low window scrolls; first on the screen, after the heading in the order of focus. */
const CLOSE_PLACE = `sticky top-0 z-2 order-first -me-2.5 self-end rounded-se-plate border-0 border-s border-b
  border-line tablet:-me-[36px]`

type LeadDialogProps = {
  mail: MailSettings
  contact: ContactChannels
  words: Words['contact']['lead']
  formWords: FormWords
  /** Called when the visitor has closed the dialog, or has left the page while it was open. */
  onClosed: () => void
  /** Shown to the left of the form on wide screens. */
  children: ReactNode
}

/**
 * The dialog of the lead popup. It opens on mount, or as soon as the visitor has stopped typing, and moves the focus to
 * its heading. Escape does nothing, as specified; Close is the first tab stop after the heading, so that nobody is
 * trapped. It closes when the lead has been sent. Leaving the page counts as closing.
 */
export function LeadDialog({ mail, contact, words, formWords, onClosed, children }: LeadDialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { phase } = useSubmission('lead')
  const close = useCallback(() => dialog.current?.close(), [])
  // A new function of the parent must not end the effect below, whose end is a close.
  const reportClosed = useEffectEvent(onClosed)

  useWhenIdle(() => {
    if (dialog.current?.open) return
    dialog.current?.showModal()
    heading.current?.focus()
    setIsOpen(true)
  })

  useEffect(() => {
    if (phase === 'sent' || phase === 'delivered') close()
  }, [phase, close])

  useEffect(() => {
    if (!isOpen) return
    // Leaving for another document, also by Back, does not unmount the component.
    const report = () => reportClosed()
    window.addEventListener('pagehide', report)
    return () => {
      window.removeEventListener('pagehide', report)
      report()
    }
  }, [isOpen])

  return (
    <Modal
      className={`${WINDOW} ${SHEET}`}
      ref={dialog}
      closedby="none"
      aria-labelledby={titleId}
      // For browsers without `closedby`: cancelling the `cancel` event alone does not stop a third press of Escape.
      onCancel={event => event.preventDefault()}
      onKeyDown={event => event.key === 'Escape' && event.preventDefault()}
      onClose={() => setIsOpen(false)}
    >
      {/* The grid is not the dialog itself: WebKit stretches a dialog with `display: grid` to its maximum height. */}
      <div className="grid tablet:grid-cols-[5fr_6fr]">
        <div className="relative hidden content-end border-e border-line-2 bg-plate tablet:grid">{children}</div>
        <div className="flex flex-col px-2.5 pb-3 tablet:px-[36px] tablet:pb-[36px]">
          <h2
            className="mt-2.5 max-w-[11em] text-h2 focus:outline-0 tablet:mt-3"
            id={titleId}
            ref={heading}
            tabIndex={-1}
          >
            {words.title}
          </h2>
          <button className={`${CLOSE} ${CLOSE_PLACE} focus-visible:-outline-offset-3`} type="button" onClick={close}>
            <Icon name="close" />
            <span>{words.close}</span>
          </button>
          {/* Unmounted when closed: PageStatus reports the result of a form that is no longer in view. */}
          {isOpen && (
            <MailForm kind="lead" mail={mail} contact={contact} words={formWords} className="mt-2.5 grid gap-2">
              {words.send}
            </MailForm>
          )}
        </div>
      </div>
    </Modal>
  )
}

/**
 * Calls back once the visitor is idle: when the component mounts or, if a form field has the focus or another dialog is
 * open, shortly after the visitor leaves it.
 */
function useWhenIdle(onIdle: () => void) {
  const act = useEffectEvent(onIdle)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function check() {
      if (!isVisitorBusy()) return act()
      document.addEventListener('focusout', checkSoon, { once: true })
      // A dialog's close event does not bubble.
      document.addEventListener('close', checkSoon, { once: true, capture: true })
    }
    function checkSoon() {
      stopListening()
      clearTimeout(timer)
      timer = setTimeout(check, LEAD_POPUP_AFTER_FIELD_MS)
    }
    function stopListening() {
      document.removeEventListener('focusout', checkSoon)
      document.removeEventListener('close', checkSoon, { capture: true })
    }
    check()
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [])
}

/** Whether the visitor is in a form field, or another dialog is open. */
function isVisitorBusy(): boolean {
  const isInField = document.activeElement?.matches('input, textarea, select, [contenteditable="true"]')
  return isInField || document.querySelector('dialog[open]') !== null
}
