import { EnquiryBadge } from '@/components/enquiry/enquiry-badge.client'
import { SearchOpener } from '@/components/search/search-opener.client'
import { getNavigation } from '@/lib/content/navigation'
import { paths } from '@/lib/paths'
import { Brand } from './brand'
import { CompactOnScroll } from './compact-on-scroll.client'
import { FrameLink } from './frame-link.client'
import { NavLink } from './nav-link.client'
import { SideMenu } from './side-menu'

/** The bar that stays at the top: word mark, main pages, quote and menu. */
export function Navbar() {
  return (
    <CompactOnScroll className="navbar">
      <div className="wrap">
        <Brand />
        <nav className="nav" aria-label="Main">
          {getNavigation().main.map(({ title, href }) => (
            <NavLink key={href} href={href}>
              {title}
            </NavLink>
          ))}
        </nav>
        <SearchOpener place="bar" />
        <FrameLink className="btn primary" href={paths.contact}>
          Get A Quote
        </FrameLink>
        <EnquiryBadge place="bar" />
        <SideMenu />
      </div>
    </CompactOnScroll>
  )
}
