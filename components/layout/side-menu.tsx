import { SocialLinks } from '@/components/contact/social-links'
import { EnquiryBadge } from '@/components/enquiry/enquiry-badge.client'
import { Drawer } from '@/components/overlay/drawer.client'
import { SearchLink } from '@/components/search/search-link.client'
import { Icon } from '@/components/ui/icon'
import { getCompany, getNavigation, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { LanguageSwitches } from './language-switches'
import { NavLink } from './nav-link.client'

/** A line of the contact details, one that is a link, and a link below the main pages. */
const LINE = 'flex min-h-5 items-center gap-1.5'
const CONTACT_LINK = `${LINE} border-t border-line no-underline`
const MORE_LINK = 'flex min-h-5.5 items-center border-b border-line px-3 font-semi no-underline hover:bg-plate'

/**
 * The menu button. Its classes are not in Drawer: passed on by a server component, they are in the page's HTML and not
 * in every page's script.
 */
const OPENER = [
  'relative ms-2 flex min-w-5.5 cursor-pointer items-center justify-center gap-1.25 border-0 border-x border-line',
  'bg-transparent px-2 font-medium',
  'hover:bg-plate max-md:-me-margin max-md:border-e-0 max-sm:ms-1.25 max-sm:px-0 [&>svg]:size-3',
].join(' ')

/** The side menu with its button: all pages, and what the utility bar hides on narrow screens. */
export function SideMenu() {
  const { hours, salesPhone, servicePhone, hasServicePhone, salesEmail } = getCompany()
  const { side, more } = getNavigation()
  const { catalogue, frame, lists } = getWords()
  const { menu, contactBar } = frame
  return (
    <Drawer words={menu} opener={<Opener title={menu.title} />} openerClassName={OPENER}>
      <SearchLink place="menu" label={catalogue.search.label} />
      <EnquiryBadge name={lists.badge} place="menu" />
      <nav aria-label={menu.label}>
        <ul>
          {side.map(({ title, href }, index) => (
            <li key={href}>
              <NavLink href={href} className={href === paths.contact ? 'menu-link text-signal' : 'menu-link'}>
                <span aria-hidden="true">{index + 1}</span>
                <span>{title}</span>
              </NavLink>
            </li>
          ))}
        </ul>
        {more.map(({ title, href }) => (
          <NavLink key={href} href={href} className={MORE_LINK}>
            {title}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto flex flex-col p-3">
        <p className={`${LINE} text-ink-2`}>
          <Icon name="clock" />
          <span>{hours.text}</span>
        </p>
        <a className={CONTACT_LINK} href={salesPhone.href}>
          <Icon name="phone" />
          <span>{`${contactBar.sales} ${salesPhone.text}`}</span>
        </a>
        {hasServicePhone && (
          <a className={CONTACT_LINK} href={servicePhone.href}>
            <Icon name="headset" />
            <span>{`${contactBar.service} ${servicePhone.text}`}</span>
          </a>
        )}
        <a className={CONTACT_LINK} href={`mailto:${salesEmail}`}>
          <Icon name="mail" />
          <span>{salesEmail}</span>
        </a>
        <LanguageSwitches className={CONTACT_LINK} />
        <SocialLinks className="flex border-t border-line pt-2 *:-me-px *:flex *:size-5 *:items-center *:justify-center *:border *:border-line" />
      </div>
    </Drawer>
  )
}

/** The content of the button that opens the menu. */
function Opener({ title }: { title: string }) {
  return (
    <>
      <Icon name="menu" />
      <span className="max-lg:hidden">{title}</span>
      <EnquiryBadge name={getWords().lists.badge} place="opener" />
    </>
  )
}
