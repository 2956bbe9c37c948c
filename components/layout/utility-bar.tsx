import { SocialLinks } from '@/components/contact/social-links'
import { Icon } from '@/components/ui/icon'
import { getCompany } from '@/lib/content/company'

/** Top bar: working hours, both telephone lines, mail and social networks. What narrow screens drop stands in the side menu. */
export function UtilityBar() {
  const { hours, salesPhone, servicePhone, salesEmail } = getCompany()
  return (
    <section className="topbar" aria-label="Hours and contact">
      <div className="wrap">
        <p className="hours">
          <Icon name="clock" />
          {hours.text}
        </p>
        <a href={salesPhone.href} aria-label={`Call sales, ${salesPhone.text}`}>
          <Icon name="phone" />
          <span>
            <b>Sales</b> {salesPhone.text}
          </span>
        </a>
        <a className="srv" href={servicePhone.href} aria-label={`Call service, ${servicePhone.text}`}>
          <Icon name="headset" />
          <span>
            <b>Service</b> {servicePhone.text}
          </span>
        </a>
        <a className="mail" href={`mailto:${salesEmail}`} aria-label={`Write to ${salesEmail}`}>
          <Icon name="mail" />
          <span className="mailtxt">{salesEmail}</span>
        </a>
        <SocialLinks className="soc" />
      </div>
    </section>
  )
}
