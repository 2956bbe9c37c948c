import { ContactForm } from '@/components/islands/contact-form'
import { getContactWays } from '@/lib/content/contact-ways'
import { env } from '@/lib/env'

const TITLE_ID = 'contact-form-title'

/** The contact page's form with its title. */
export function ContactSection() {
  return (
    <div className="form">
      <h2 id={TITLE_ID}>Happy To Answer Your Questions</h2>
      <ContactForm mail={env.mail} contact={getContactWays()} labelledBy={TITLE_ID} />
    </div>
  )
}
