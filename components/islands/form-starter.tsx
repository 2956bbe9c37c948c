'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { MailSettings } from '@/lib/adapters/mail-provider'
import { startForms, watchForms } from '@/lib/forms/form-watch'

type FormStarterProps = {
  /** Null: nothing can be sent. */
  mail: MailSettings | null
}

/** Brings every form of every page to life. The forms are plain HTML, and the code that checks and sends comes at the first touch. */
export function FormStarter({ mail }: FormStarterProps) {
  const { push } = useRouter()
  const path = usePathname()

  useEffect(() => watchForms({ mail, open: push }), [mail, push])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(startForms, [path])

  return null
}
