'use client'

import { useEffect, useState } from 'react'
import { useHasMachines } from '@/lib/hooks/use-has-machines'
import { useLate } from '@/lib/hooks/use-late'

const load = () => import('./enquiry-machines')

/** The place of the visitor's enquiry list above the contact form; its code comes with the first machine, kept or linked. */
export function EnquiryPart() {
  const [isLinked, setIsLinked] = useState(false)
  useEffect(() => setIsLinked(window.location.search.includes('machines=')), [])
  const hasMachines = useHasMachines('enquiry')
  const code = useLate(load, hasMachines || isLinked)
  return code && <code.EnquiryMachines />
}
