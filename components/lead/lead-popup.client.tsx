'use client'

import type { ComponentProps } from 'react'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import { usePopupMoment } from '@/lib/lead/use-popup-moment'
import type { LeadDialog } from './lead-dialog'

const load = () => import('./lead-dialog')

/** Home page only: loads the lead dialog shortly before it is due, then opens it. */
export function LeadPopup(props: ComponentProps<typeof LeadDialog>) {
  const moment = usePopupMoment()
  const dialogModule = useLazyModule(load, moment !== 'early')
  return dialogModule && moment === 'due' && <dialogModule.LeadDialog {...props} />
}
