import { getCompany } from '@/lib/content/content'
import { env } from '@/lib/env'

type PrintContactProps = { path: string }

/** The contact details and URL at the end of a printed page. */
export function PrintContact({ path }: PrintContactProps) {
  const { name, address, salesPhone, servicePhone, salesEmail } = getCompany()
  return (
    <p className="hidden print:block">
      {name}, {address.join(', ')}. Sales {salesPhone.text}, service {servicePhone.text}, {salesEmail}. {env.siteUrl}
      {path}
    </p>
  )
}
