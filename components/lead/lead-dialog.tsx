import './lead-popup.css'
import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon'
import type { ContactWays } from '@/lib/contact/fallback-links'
import type { MailSettings } from '@/lib/contact/mail-rules'
import { useLeadDialog } from '@/lib/lead/use-lead-dialog'
import { LeadForm } from './lead-form'

type LeadDialogProps = {
  mail: MailSettings
  contact: ContactWays
  /** What stands left of the form on wide screens. */
  children: ReactNode
}

/**
 * The lead popup's window, open from the start. Escape does nothing, as specified; Close is the first stop after the heading, so
 * nobody is trapped.
 */
export function LeadDialog({ mail, contact, children }: LeadDialogProps) {
  const titleId = useId()
  const { dialog, heading, isOpen, handleClosed, close } = useLeadDialog()
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
          {/* Closed, it is no form in view, and the page says what becomes of its lead. */}
          {isOpen && <LeadForm mail={mail} contact={contact} />}
        </div>
      </div>
    </dialog>
  )
}
