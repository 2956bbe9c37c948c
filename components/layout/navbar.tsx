import { EnquiryLink } from '@/components/enquiry/enquiry-link.client'
import { CompactOnScroll } from '@/components/islands/compact-on-scroll'
import { NavLink } from '@/components/islands/nav-link'
import { SearchOpener } from '@/components/islands/search-opener'
import { Icon } from '@/components/ui/icon'
import { getNavigation } from '@/lib/content/navigation'
import { paths } from '@/lib/paths'
import { Brand } from './brand'
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
        <SearchOpener className="search-opener" hasShortcut>
          <Icon name="search" />
          <span className="vh">Search machines</span>
        </SearchOpener>
        <a className="btn primary" href={paths.contact}>
          Get A Quote
        </a>
        <EnquiryLink />
        <SideMenu />
      </div>
    </CompactOnScroll>
  )
}
