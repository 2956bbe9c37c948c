import { EnquirySection } from '@/components/enquiry/enquiry-section.client'
import { EnquiryTitle } from '@/components/enquiry/enquiry-title.client'
import { getContactChannels } from '@/lib/content/content'
import { env } from '@/lib/env'
import { ContactForm } from './contact-form.client'

const TITLE_ID = 'contact-form-title'

/** The contact form with its title and the enquiry list. */
export function ContactFormSection() {
  return (
    <div className="col-span-full md:col-[1/8] print:hidden!">
      <h2 className="text-h2" id={TITLE_ID}>
        <EnquiryTitle />
      </h2>
      <EnquirySection />
      <ContactForm mail={env.mail} contact={getContactChannels()} labelledBy={TITLE_ID} />
    </div>
  )
}
