'use client'

import type { ComponentProps } from 'react'
import { usePopupMoment } from '@/lib/contact/use-popup-moment'
import { useLate } from '@/lib/hooks/use-late'
import type { LeadDialog } from './lead-dialog.client'

const load = () => import('./lead-dialog.client')

/** Home page only: fetches the lead dialog shortly before it is due, and shows it then. */
export function LeadPopup(props: ComponentProps<typeof LeadDialog>) {
  const moment = usePopupMoment()
  const code = useLate(load, moment !== 'early')
  return code && moment === 'due' && <code.LeadDialog {...props} />
}
