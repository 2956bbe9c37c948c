'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { wasPopupClosed } from '@/lib/adapters/popup-flag'
import { LEAD_POPUP_DELAY_MS } from '@/lib/constants'
import { useLate } from '@/lib/hooks/use-late'
import type { LeadDialog } from './lead-dialog'

const load = () => import('./lead-dialog')

/** Home page only: fetches the lead dialog once, some seconds after its page, unless it was closed in this session. */
export function LeadPopup(props: ComponentProps<typeof LeadDialog>) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(!wasPopupClosed()), LEAD_POPUP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const code = useLate(load, isDue)
  return code && <code.LeadDialog {...props} />
}
