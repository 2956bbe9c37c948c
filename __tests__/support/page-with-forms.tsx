import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { PageStatus } from '@/components/contact/page-status'
import { FormStarter } from '@/components/islands/form-starter'
import type { MailSettings } from '@/lib/adapters/mail-provider'
import { MAIL } from './mail'

/** The addresses that the page has changed to, newest last. */
export const opened: string[] = []

const router = {
  push: (path: string) => void opened.push(path),
  prefetch: () => undefined,
} as unknown as AppRouterInstance

type PageWithFormsProps = { mail?: MailSettings | null; children?: ReactNode }

/** What stands on every page beside its forms: the corner for news, and what starts the forms. */
export function PageWithForms({ mail = MAIL, children }: PageWithFormsProps) {
  return (
    <AppRouterContext value={router}>
      {children}
      <PageStatus />
      <FormStarter mail={mail} />
    </AppRouterContext>
  )
}
