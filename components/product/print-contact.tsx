import { getCompany } from '@/lib/content/company'
import type { Product } from '@/lib/content/product'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'

type PrintContactProps = { product: Product }

/** The title block of a printed product page: how to reach the company, and where the page stands. */
export function PrintContact({ product }: PrintContactProps) {
  const { name, address, salesPhone, servicePhone, salesEmail } = getCompany()
  return (
    <p className="hidden print:block">
      {name}, {address.join(', ')}. Sales {salesPhone.text}, service {servicePhone.text}, {salesEmail}. {env.siteUrl}
      {paths.product(product.slug)}
    </p>
  )
}
