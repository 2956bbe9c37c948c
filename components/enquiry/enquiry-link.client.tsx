'use client'

import { Icon } from '@/components/ui/icon'
import { useMachineList } from '@/lib/hooks/use-machine-list'
import { paths } from '@/lib/paths'

/** The way to the enquiry list, with the number of its machines; nothing while the list is empty. */
export function EnquiryLink() {
  const { length } = useMachineList('enquiry')
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
