import { type ReactNode, useId } from 'react'
import { Modal } from '@/components/overlay/modal'
import { Icon } from '@/components/ui/icon'
import type { ContactChannels } from '@/lib/contact/fallback-links'
import type { MailSettings } from '@/lib/contact/mail-rules'
import { useLeadDialog } from '@/lib/lead/use-lead-dialog'
import { LeadForm } from './lead-form'

type LeadDialogProps = {
  mail: MailSettings
  contact: ContactChannels
  /** Shown to the left of the form on wide screens. */
  children: ReactNode
}

const WINDOW = 'w-[min(880px,100%-32px)] bg-paper print:hidden!'
/** On phones it is a sheet at the bottom of the window. */
const SHEET = 'max-sm:mx-0 max-sm:mb-0 max-sm:w-full max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0'
const CLOSE = 'flex min-h-control cursor-pointer items-center gap-1 bg-paper px-2.25 font-semi hover:bg-plate'
const CLOSE_PLACE = 'absolute end-0 top-0 z-2 rounded-se-plate border-0 border-s border-b border-line'

/**
 * The dialog of the lead popup. Escape does nothing, as specified; Close is the first tab stop after the heading, so
 * that nobody is trapped.
 */
export function LeadDialog({ mail, contact, children }: LeadDialogProps) {
  const titleId = useId()
  const { dialog, heading, isOpen, handleClosed, close } = useLeadDialog()
  return (
    <Modal
      className={`${WINDOW} ${SHEET}`}
      ref={dialog}
      closedby="none"
      aria-labelledby={titleId}
      // For browsers without `closedby`: cancelling the `cancel` event alone does not stop a third press of Escape.
      onCancel={event => event.preventDefault()}
      onKeyDown={event => event.key === 'Escape' && event.preventDefault()}
      onClose={handleClosed}
    >
      {/* Not on the dialog itself: WebKit stretches a dialog with `display: grid` to its maximum height. */}
      <div className="grid tablet:grid-cols-[5fr_6fr]">
        <div className="relative hidden content-end border-e border-line-2 bg-plate tablet:grid">{children}</div>
        <div className="px-2.5 pt-[72px] pb-3 tablet:px-[36px] tablet:pt-[76px] tablet:pb-[36px]">
          <h2
            className="max-w-[11em] text-[clamp(1.875rem,1.5rem+1.4vw,2.5rem)] focus:outline-0"
            id={titleId}
            ref={heading}
            tabIndex={-1}
          >
            Get In Touch With Us
          </h2>
          <button className={`${CLOSE} ${CLOSE_PLACE} focus-visible:-outline-offset-3`} type="button" onClick={close}>
            <Icon name="close" />
            Close
          </button>
          {/* Unmounted when closed, so that PageStatus reports the result of its submission. */}
          {isOpen && <LeadForm mail={mail} contact={contact} />}
        </div>
      </div>
    </Modal>
  )
}
