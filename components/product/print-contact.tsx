import { getCompany, getWords } from '@/lib/content/content'
import { formatUrl } from '@/lib/seo/site-url'
import { fill } from '@/lib/words'

type PrintContactProps = { path: string }

/** The contact details and URL of a printed page. */
export function PrintContact({ path }: PrintContactProps) {
  const { name, address, salesPhone, servicePhone, salesEmail } = getCompany()
  const text = fill(getWords().product.print, {
    name,
    address: address.join(', '),
    sales: salesPhone.text,
    service: servicePhone.text,
    email: salesEmail,
    url: formatUrl(path),
  })
  return <p className="hidden print:block">{text}</p>
}
