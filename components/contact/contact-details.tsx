import type { ReactNode } from 'react'
import { SQUARE, SQUARE_ROW } from '@/components/ui/square-button'
import { getCompany } from '@/lib/content/content'
import { AddressLines } from './address-lines'
import { SocialLinks } from './social-links'

/** Address, mail, hours and social networks beside the contact form. */
export function ContactDetails() {
  const { salesEmail, hours } = getCompany()
  return (
    <div className="col-span-full md:col-[9/13]">
      <dl>
        <Entry name="Address">
          <address>
            <AddressLines />
          </address>
        </Entry>
        <Entry name="Email">
          <a className="-my-0.75 inline-flex min-h-touch items-center" href={`mailto:${salesEmail}`}>
            {salesEmail}
          </a>
        </Entry>
        <Entry name="Working hours">{hours.text}</Entry>
        <Entry name="Social">
          <SocialLinks className={SQUARE_ROW} linkClassName={SQUARE} />
        </Entry>
      </dl>
    </div>
  )
}

type EntryProps = { name: string; children: ReactNode }

function Entry({ name, children }: EntryProps) {
  return (
    <div className="border-t border-line py-2 first:border-ink">
      <dt className="text-label text-ink-3">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
