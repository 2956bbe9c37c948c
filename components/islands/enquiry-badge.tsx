'use client'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { useMachineList } from '@/lib/hooks/use-machine-list'
import { paths } from '@/lib/paths'

/** The way to the enquiry list, with the number of its machines; nothing while the list is empty. */
export function EnquiryBadge() {
  const { length } = useMachineList('enquiry')
  if (length === 0) return null
  return (
    <Link
      className="enquiry-link"
      href={paths.contact}
      aria-label={`Enquiry list, ${length} ${length > 1 ? 'machines' : 'machine'}`}
    >
      <Icon name="list" />
      <span className="badge">{length}</span>
    </Link>
  )
}
