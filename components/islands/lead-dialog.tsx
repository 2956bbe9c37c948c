'use client'

import '@/components/contact/lead-popup.css'
import { type ReactNode, useEffect, useId } from 'react'
import { LeadForm } from '@/components/contact/lead-form'
import { Icon } from '@/components/ui/icon'
import type { ContactWays } from '@/lib/forms/fallback-links'
import { announceForm, findForm, watchSent } from '@/lib/forms/form-events'
import { sayInCorner } from '@/lib/forms/submission-note'
import { useLeadDialog } from '@/lib/hooks/use-lead-dialog'

type LeadDialogProps = {
  /** False where this build has no account with a mail provider. */
  canSend: boolean
  contact: ContactWays
  /** What stands left of the form on wide screens. */
  children: ReactNode
}

/**
 * The lead popup's window, open from the start. Escape does nothing, as specified; Close is the first stop after the heading, so nobody is trapped.
 * A lead that was sent closes it, and the page's own status region says so.
 */
export function LeadDialog({ canSend, contact, children }: LeadDialogProps) {
  const titleId = useId()
  const { dialog, heading, handleClosed, close } = useLeadDialog()

  useEffect(() => announceForm(findForm('lead')), [])
  useEffect(
    () =>
      watchSent('lead', () => {
        close()
        sayInCorner('sent')
      }),
    [close],
  )

  return (
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
      <div className="cols">
        <div className="side-p">{children}</div>
        <div className="body">
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            Get In Touch With Us
          </h2>
          <button className="x" type="button" onClick={close}>
            <Icon name="close" />
            Close
          </button>
          <LeadForm canSend={canSend} contact={contact} />
        </div>
      </div>
    </dialog>
  )
}
