'use client'

import { Share } from '@/components/page/share.client'
import { Link } from '@/components/ui/link.client'
import { Notice, NoticeButton } from '@/components/ui/notice'
import { changeDraft, readDraft } from '@/lib/contact/drafts'
import { keepLinkedMachines } from '@/lib/enquiry/enquiry'
import { formatEnquiryText } from '@/lib/enquiry/enquiry-text'
import { useEnquiry, useMachineLines } from '@/lib/enquiry/use-enquiry'
import { useEnquiryLink } from '@/lib/enquiry/use-enquiry-link'
import { useHallNotes } from '@/lib/enquiry/use-hall-notes'
import { formatNames } from '@/lib/lists/machine-query'
import { paths } from '@/lib/paths'
import { EnquiryList } from './enquiry-list'

function changeMessage(update: (message: string) => string) {
  const { message = '' } = readDraft('message').values
  const next = update(message)
  if (next !== message) changeDraft('message', { message: next })
}

/** The enquiry list above the contact form, which puts it at the start of the message. */
export function EnquirySection() {
  const { machines, linked } = useEnquiry()
  const notice = useEnquiryLink()
  useHallNotes(machines)
  useMachineLines(formatEnquiryText(machines), changeMessage)
  return (
    <>
      <Notice tone={notice ? 'wait' : null} className="mt-3.5 wrap-anywhere" role="status">
        {notice && (
          <p>
            {notice} <a href={paths.products}>All products</a>
          </p>
        )}
      </Notice>
      {machines.length > 0 ? <EnquiryList machines={machines} /> : <NoMachines />}
      {linked.length > 0 && (
        <Notice tone="wait" className="flex-wrap items-center justify-between gap-y-0!">
          <p>
            {linked.length === machines.length ? 'These machines came' : `${linked.length} of these machines came`} with
            a link and go with this message only.
          </p>
          <NoticeButton onClick={keepLinkedMachines}>Keep in my list</NoticeButton>
        </Notice>
      )}
      {machines.length > 0 && (
        <div className="mt-2 flex">
          <Share
            title={`Enquiry: ${formatNames(machines.map(({ title }) => title))}`}
            url={window.location.origin + paths.contactAbout(machines.map(({ slug }) => slug))}
          />
        </div>
      )}
    </>
  )
}

/** Shown if the list is empty: how to add machines. */
function NoMachines() {
  return (
    <p className="needs-script mt-2 max-w-[38em] text-ink-2">
      To ask about a machine, press Add to enquiry on its card. It is then listed here.{' '}
      <Link href={paths.products}>Products</Link>
    </p>
  )
}
