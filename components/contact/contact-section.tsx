import { EnquiryPart } from '@/components/islands/enquiry-part'
import { getContactWays } from '@/lib/content/contact-ways'
import { env } from '@/lib/env'
import { ContactForm } from './contact-form'

const TITLE_ID = 'contact-form-title'

/** The contact page's form with its title. */
export function ContactSection() {
  return (
    <div className="form">
      <h2 id={TITLE_ID}>Happy To Answer Your Questions</h2>
      <EnquiryPart />
      <ContactForm canSend={env.mail !== null} contact={getContactWays()} labelledBy={TITLE_ID} />
    </div>
  )
}
