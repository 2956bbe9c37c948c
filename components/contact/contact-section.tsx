import { EnquiryForm } from '@/components/islands/enquiry-form'
import { countShards } from '@/lib/catalogue/shards'
import { getContactWays } from '@/lib/content/contact-ways'
import { getProducts } from '@/lib/content/products'
import { env } from '@/lib/env'

const TITLE_ID = 'contact-form-title'

/** The contact page's form with its title. */
export function ContactSection() {
  return (
    <div className="form">
      <h2 id={TITLE_ID}>Happy To Answer Your Questions</h2>
      <EnquiryForm
        mail={env.mail}
        contact={getContactWays()}
        labelledBy={TITLE_ID}
        shardCount={countShards(getProducts().length)}
      />
    </div>
  )
}
