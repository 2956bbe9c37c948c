import { SocialLinks } from '@/components/contact/social-links'
import { EnquiryBadge } from '@/components/enquiry/enquiry-badge.client'
import { SearchOpener } from '@/components/search/search-opener.client'
import { Drawer } from '@/components/ui/drawer.client'
import { Icon } from '@/components/ui/icon'
import { getCompany } from '@/lib/content/company'
import { getNavigation } from '@/lib/content/navigation'
import { paths } from '@/lib/paths'
import { NavLink } from './nav-link.client'

/** The side menu with its opener: all pages, and whatever the top bar drops on narrow screens. */
export function SideMenu() {
  const { hours, salesPhone, servicePhone, salesEmail } = getCompany()
  return (
    <Drawer label="Side menu" opener="Menu" badge={<EnquiryBadge place="menu button" />}>
      <SearchOpener place="side menu" />
      <EnquiryBadge place="side menu" />
      <nav aria-label="Side menu">
        <ul>
          {getNavigation().side.map(({ title, href }, index) => (
            <li key={href}>
              <NavLink href={href} className={href === paths.contact ? 'q' : undefined}>
                <span className="num" aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ft">
        <p className="hours">
          <Icon name="clock" />
          {hours.text}
        </p>
        <a href={salesPhone.href}>
          <Icon name="phone" />
          Sales {salesPhone.text}
        </a>
        <a href={servicePhone.href}>
          <Icon name="headset" />
          Service {servicePhone.text}
        </a>
        <a href={`mailto:${salesEmail}`}>
          <Icon name="mail" />
          {salesEmail}
        </a>
        <SocialLinks className="soc" />
      </div>
    </Drawer>
  )
}
