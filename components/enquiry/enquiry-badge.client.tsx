'use client'

import { Icon } from '@/components/ui/icon'
import { useStore } from '@/lib/browser/store'
import type { ListedMachine } from '@/lib/catalogue/machine-list'
import { enquiryList } from '@/lib/enquiry/enquiry-list'
import { paths } from '@/lib/paths'

const EMPTY: ListedMachine[] = []

/** The way to the enquiry list, with the number of its machines; nothing while the list is empty. */
export function EnquiryBadge() {
  const { length } = useStore(enquiryList, EMPTY)
  if (length === 0) return null
  return (
    <a
      className="enquiry-link"
      href={paths.contact}
      aria-label={`Enquiry list, ${length} ${length > 1 ? 'machines' : 'machine'}`}
    >
      <Icon name="list" />
      <span className="badge">{length}</span>
    </a>
  )
}
