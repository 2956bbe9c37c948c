import { getCompany } from '@/lib/content/company'
import { AddressLines } from './address-lines'
import { SocialLinks } from './social-links'

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
