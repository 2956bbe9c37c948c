'use client'

import { useHasMachines } from '@/lib/hooks/use-has-machines'
import { useLate } from '@/lib/hooks/use-late'
import type { EnquiryPlace } from './enquiry-count.client'

const load = () => import('./enquiry-count.client')

type EnquiryLinkProps = { place: EnquiryPlace }

/** The enquiry list in the navbar, in the side menu, or as a count on Menu; its code comes with the first machine. */
export function EnquiryLink({ place }: EnquiryLinkProps) {
  const code = useLate(load, useHasMachines('enquiry'))
  return code && <code.EnquiryCount place={place} />
}
