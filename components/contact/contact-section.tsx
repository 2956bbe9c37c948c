import type { ReactNode } from 'react'
import { EnquirySection, EnquiryTitle } from '@/components/enquiry/enquiry-section.client'
import { Icon } from '@/components/ui/icon'
import { SQUARE, SQUARE_ROW } from '@/components/ui/square-button'
import { getCompany, getContactChannels, getWords } from '@/lib/content/content'
import { env } from '@/lib/env'
import { AddressLines } from './address-lines'
import { CompanyMap } from './company-map'
import { MailForm } from './mail-form.client'
import { SocialLinks } from './social-links'

const TITLE_ID = 'contact-form-title'

/**
 * The contact form with its title and the enquiry list, and address, mail, hours, social networks and the map. On wide
 * screens the form is on the left, and as high as everything else beside it.
 */
export function ContactSection() {
  const { salesEmail, hours, social, chatNumber } = getCompany()
  const { contact, lists } = getWords()
  const { details, message, form } = contact
  // Without a mail provider, the button opens the messaging app, or else the mail program.
  const iconOfOwnApp = chatNumber ? 'whatsapp' : 'mail'
  const iconOfSending = env.mail ? 'send' : iconOfOwnApp
  const enquiry = { ...lists.enquiry, names: lists.names }
  return (
    <div className="mx-auto grid w-page grid-cols-12 gap-x-gutter gap-y-4 pt-3">
      <div className="col-span-full md:col-[1/8] print:hidden!">
        <h2 className="text-h3" id={TITLE_ID}>
          {message.title}
        </h2>
        <EnquiryTitle words={enquiry} />
        <EnquirySection words={enquiry} />
        <MailForm
          kind="message"
          mail={env.mail}
          contact={getContactChannels()}
          ownApp={contact.ownApp}
          words={form}
          labelledBy={TITLE_ID}
          className="mt-4 grid gap-2.75 sm:grid-cols-2"
        >
          <Icon name={iconOfSending} />
          <span>{message.send}</span>
        </MailForm>
      </div>
      <div className="col-span-full flex flex-col md:col-[9/13]">
        <dl>
          <Entry name={details.address}>
            <address>
              <AddressLines />
            </address>
          </Entry>
          <Entry name={details.email}>
            <a className="-my-0.75 inline-flex min-h-touch items-center" href={`mailto:${salesEmail}`}>
              {salesEmail}
            </a>
          </Entry>
          <Entry name={details.hours}>{hours.text}</Entry>
          {social.length > 0 && (
            <Entry name={details.social}>
              <SocialLinks className={SQUARE_ROW} linkClassName={SQUARE} />
            </Entry>
          )}
        </dl>
        <CompanyMap />
      </div>
    </div>
  )
}

type EntryProps = { name: string; children: ReactNode }

/** An entry of the contact details. */
function Entry({ name, children }: EntryProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5 border-t border-line py-1.5 first:border-ink">
      <dt className="w-7 text-small text-ink-2">{name}</dt>
      <dd className="flex-[1_1_210px]">{children}</dd>
    </div>
  )
}
