'use client'

import { useHasMachines } from '@/lib/hooks/use-has-machines'
import { useLate } from '@/lib/hooks/use-late'

const load = () => import('./enquiry-badge')

/** The place of the enquiry badge in the navbar; its code comes with the first machine. */
export function EnquiryLink() {
  const code = useLate(load, useHasMachines('enquiry'))
  return code && <code.EnquiryBadge />
}
