import { NewsletterForm } from '@/components/islands/newsletter-form'
import { getContactWays } from '@/lib/content/contact-ways'
import { env } from '@/lib/env'

/** The newsletter box of the footer. Without a newsletter template it hands the address over to the contact form. */
export function Newsletter() {
  return <NewsletterForm mail={env.mail} contact={getContactWays()} />
}
