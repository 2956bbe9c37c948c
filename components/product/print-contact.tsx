import { getCompany } from '@/lib/content/company'
import { env } from '@/lib/env'

type PrintContactProps = { path: string }

/** The title block of a printed page: how to reach the company, and where the page stands. */
export function PrintContact({ path }: PrintContactProps) {
  const { name, address, salesPhone, servicePhone, salesEmail } = getCompany()
  return (
    <p className="hidden print:block">
      {name}, {address.join(', ')}. Sales {salesPhone.text}, service {servicePhone.text}, {salesEmail}. {env.siteUrl}
      {path}
    </p>
  )
}
