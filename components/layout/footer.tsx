import { AddressLines } from '@/components/contact/address-lines'
import { Newsletter } from '@/components/contact/newsletter.client'
import { WayLinks } from '@/components/contact/other-ways.client'
import { SocialLinks } from '@/components/contact/social-links'
import { getCategories } from '@/lib/content/categories'
import { getCompany } from '@/lib/content/company'
import { getContactWays } from '@/lib/content/contact-ways'
import { getNavigation } from '@/lib/content/navigation'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { FooterLine } from './footer-line'
import { FrameLink } from './frame-link.client'
import { WordMark } from './word-mark'

/** The blueprint at the foot of every page. */
export function Footer() {
  const { salesPhone, servicePhone, salesEmail } = getCompany()
  return (
    <footer className="foot on-blue">
      <div className="wrap">
        <div className="tb">
          <nav className="blk svc" aria-labelledby="services-title">
            <h2 id="services-title">Services</h2>
            <ul>
              {getCategories().map(({ slug, title }) => (
                <li key={slug}>
                  <FrameLink href={paths.category(slug)}>{title}</FrameLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav className="blk" aria-labelledby="useful-links">
            <h2 id="useful-links">Useful links</h2>
            <ul>
              {getNavigation().footer.map(({ title, href }) => (
                <li key={href}>
                  <FrameLink href={href}>{title}</FrameLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="blk">
            <h2>Address</h2>
            <address>
              <AddressLines />
              <a href={salesPhone.href}>Sales {salesPhone.text}</a>
              <a href={servicePhone.href}>Service {servicePhone.text}</a>
              <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
            </address>
          </div>
          <div className="blk news">
            <h2>Newsletter</h2>
            {env.mail ? (
              <Newsletter mail={env.mail} contact={getContactWays()} />
            ) : (
              <p>
                To hear from us, reach us directly: <WayLinks contact={getContactWays()} />.
              </p>
            )}
            <SocialLinks className="soc" />
          </div>
        </div>
        <WordMark />
        <FooterLine />
      </div>
    </footer>
  )
}
