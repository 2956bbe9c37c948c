import type { ReactNode } from 'react'
import { EnquirySection, EnquiryTitle } from '@/components/enquiry/enquiry-section.client'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SQUARE, SQUARE_ROW } from '@/components/ui/square-button'
import { createChatUrl } from '@/lib/contact/fallback-links'
import { getCompany, getContactChannels, getWords } from '@/lib/content/content'
import { env } from '@/lib/env'
import { AddressLines } from './address-lines'
import { CompanyMap } from './company-map.client'
import { MailForm } from './mail-form.client'
import { PhoneNumbers } from './phone-numbers'
import { SocialLinks } from './social-links'

const TITLE_ID = 'contact-form-title'

/**
 * The contact form with its title and the enquiry list, and beside or below it all other ways to reach the company:
 * telephone, mail, address with the map, hours and social networks.
 */
export function ContactSection() {
  const { salesEmail, hours, social, chatNumber, mapQuery } = getCompany()
  const { contact, lists } = getWords()
  const { details, message, form } = contact
  // Without a mail provider, the button opens the messaging app, or else the mail program.
  const iconOfOwnApp = chatNumber ? 'whatsapp' : 'mail'
  const iconOfSending = env.mail ? 'send' : iconOfOwnApp
  const enquiry = { ...lists.enquiry, names: lists.names }
  return (
    <div className="mx-auto grid w-page grid-cols-12 gap-x-gutter gap-y-3 pb-section md:grid-rows-[auto_1fr] md:gap-y-0">
      {/* First on a phone: many who open the page want to call, or to show what they have. */}
      <div className="col-span-full md:col-[8/13]">
        <PhoneNumbers />
        {chatNumber && (
          <p className="border-t border-line py-1.5">
            <ButtonLink size="compact" href={createChatUrl(chatNumber)} rel="noopener" target="_blank">
              <Icon name="whatsapp" />
              <span>{contact.photo}</span>
            </ButtonLink>
          </p>
        )}
      </div>
      <div className="col-span-full border-t-[1.5px] border-ink pt-2 md:col-[1/8] md:row-[1/3] print:hidden!">
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
          className="mt-2 grid gap-2"
        >
          <Icon name={iconOfSending} />
          <span>{message.send}</span>
        </MailForm>
      </div>
      <div className="col-span-full md:col-[8/13]">
        <dl>
          <Entry name={details.email}>
            <a className="-my-1.25 inline-flex min-h-touch items-center" href={`mailto:${salesEmail}`}>
              {salesEmail}
            </a>
          </Entry>
          <Entry name={details.hours}>{hours.text}</Entry>
          {/* Links lead here: it keeps the id that it had when the map had a title. */}
          <Entry id="map-title" name={details.address}>
            <address>
              <AddressLines />
            </address>
            <CompanyMap query={mapQuery} words={contact.map} />
          </Entry>
          {social.length > 0 && (
            <Entry name={details.social}>
              <SocialLinks className={SQUARE_ROW} linkClassName={SQUARE} />
            </Entry>
          )}
        </dl>
      </div>
    </div>
  )
}

type EntryProps = { id?: string; name: string; children: ReactNode }

/** An entry of the contact details. */
function Entry({ id, name, children }: EntryProps) {
  return (
    <div
      className="grid scroll-mt-8 items-baseline gap-x-gutter border-t border-line py-1.25 md:grid-cols-[1fr_2fr]"
      id={id}
    >
      <dt className="text-small text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
