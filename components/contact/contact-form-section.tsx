import { EnquirySection, EnquiryTitle } from '@/components/enquiry/enquiry-section.client'
import { getContactChannels, getWords } from '@/lib/content/content'
import { env } from '@/lib/env'
import { ContactForm } from './contact-form.client'

const TITLE_ID = 'contact-form-title'

/** The contact form with its title and the enquiry list. */
export function ContactFormSection() {
  const { enquiry, names } = getWords().lists
  const words = { ...enquiry, names }
  return (
    <div className="col-span-full md:col-[1/8] print:hidden!">
      <h2 className="text-h2" id={TITLE_ID}>
        <EnquiryTitle words={words} />
      </h2>
      <EnquirySection words={words} />
      <ContactForm mail={env.mail} contact={getContactChannels()} labelledBy={TITLE_ID} />
    </div>
  )
}
