'use client'

import '@/components/contact/lead-popup.css'
import { type ReactNode, useId } from 'react'
import { PageStatus } from '@/components/contact/page-status'
import { Icon } from '@/components/ui/icon'
import type { MailSettings } from '@/lib/adapters/mail-provider'
import type { ContactWays } from '@/lib/forms/fallback-links'
import { STATUS_TEXTS } from '@/lib/forms/submission'
import { useLeadDialog } from '@/lib/hooks/use-lead-dialog'
import { usePageStatus } from '@/lib/hooks/use-page-status'
import { LeadForm } from './lead-form'

type LeadDialogProps = {
  mail: MailSettings | null
  contact: ContactWays
  /** What stands left of the form on wide screens. */
  children: ReactNode
}

/**
 * The lead popup's window, open from the start. Escape does nothing, as specified; Close is the first stop after the heading, so nobody is trapped.
 * A lead that was sent closes it, and the page's own status region says so.
 */
export function LeadDialog({ mail, contact, children }: LeadDialogProps) {
  const titleId = useId()
  const { dialog, heading, handleClosed, close } = useLeadDialog()
  const { text, say } = usePageStatus()

  function handleSent() {
    close()
    say(STATUS_TEXTS.sent)
  }

  return (
    <>
      <dialog
        className="dlg"
        ref={dialog}
        closedby="none"
        aria-labelledby={titleId}
        // For browsers without closedby: a cancelled cancel event alone lets the third Escape through.
        onCancel={event => event.preventDefault()}
        onKeyDown={event => event.key === 'Escape' && event.preventDefault()}
        onClose={handleClosed}
      >
        <div className="side-p">{children}</div>
        <div className="body">
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            Get In Touch With Us
          </h2>
          <button className="x" type="button" onClick={close}>
            <Icon name="close" />
            Close
          </button>
          <LeadForm mail={mail} contact={contact} onSent={handleSent} />
        </div>
      </dialog>
      <PageStatus text={text} />
    </>
  )
}
