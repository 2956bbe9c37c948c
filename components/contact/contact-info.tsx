import { AddressLines } from '@/components/layout/address-lines'
import { SocialLinks } from '@/components/layout/social-links'
import { getCompany } from '@/lib/content/company'

/** Address, mail, hours and social networks beside the contact form. */
export function ContactInfo() {
  const { salesEmail, hours } = getCompany()
  return (
    <div className="info">
      <dl>
        <div>
          <dt>Address</dt>
          <dd>
            <address>
              <AddressLines />
            </address>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
          </dd>
        </div>
        <div>
          <dt>Working hours</dt>
          <dd>{hours.text}</dd>
        </div>
        <div>
          <dt>Social</dt>
          <dd>
            <SocialLinks className="sqs" linkClassName="sq" />
          </dd>
        </div>
      </dl>
    </div>
  )
}
