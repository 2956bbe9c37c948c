'use client'

import { changeDraft, readDraft } from '@/lib/contact/drafts'
import { keepLinkedMachines } from '@/lib/enquiry/enquiry'
import { formatEnquiryText } from '@/lib/enquiry/enquiry-text'
import { useEnquiry, useOpening } from '@/lib/enquiry/use-enquiry'
import { useEnquiryLink } from '@/lib/enquiry/use-enquiry-link'
import { paths } from '@/lib/paths'
import { EnquiryList } from './enquiry-list'

function changeMessage(update: (message: string) => string) {
  const { message = '' } = readDraft('message').values
  const next = update(message)
  if (next !== message) changeDraft('message', { message: next })
}

/** The machines of the visitor's enquiry above the contact form, which carries them at the head of its message. */
export function EnquirySection() {
  const { machines, linked } = useEnquiry()
  const notice = useEnquiryLink()
  useOpening(formatEnquiryText(machines), changeMessage)
  return (
    <>
      <div className={notice ? 'status wait mt-3.5 wrap-anywhere' : undefined} role="status">
        {notice && (
          <p>
            {notice} <a href={paths.products}>All products</a>
          </p>
        )}
      </div>
      {machines.length > 0 && <EnquiryList machines={machines} />}
      {linked.length > 0 && (
        <div className="status wait kept">
          <p>
            {linked.length === machines.length ? 'These machines came' : `${linked.length} of these machines came`} with
            a link and go with this message only.
          </p>
          <button type="button" onClick={keepLinkedMachines}>
            Keep in my list
          </button>
        </div>
      )}
    </>
  )
}
