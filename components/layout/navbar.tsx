import { EnquiryBadge } from '@/components/enquiry/enquiry-badge.client'
import { SearchLink } from '@/components/search/search-link.client'
import { getButtonClasses } from '@/components/ui/button'
import { getBrand, getCompany, getNavigation, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import { CompactOnScroll } from './compact-on-scroll.client'
import { FrameLink } from './frame-link.client'
import { NavLink } from './nav-link.client'
import { SideMenu } from './side-menu'

/** Up to 360 px (22.5rem) there is no room for it beside the menu. */
const QUOTE = 'ms-2 self-center max-sm:ms-1 max-sm:min-h-touch max-sm:px-[13px] max-sm:text-small max-[22.5rem]:hidden'

/**
 * The navbar, sticky where the window is high enough (also when it is zoomed): logo, main pages, quote and menu. Below
 * 900 px the pages are in the side menu, below 600 px the search too. When it turns compact, its margin grows by the
 * height it loses, so that nothing below moves. A browser may paint it before it has parsed all of it, which would make
 * it jump, so it is hidden until `main` follows it.
 */
export function Navbar() {
  const { catalogue, frame, lists } = getWords()
  return (
    <CompactOnScroll
      className="group sticky top-0 z-40 border-b border-ink bg-paper transition-[margin-bottom] duration-fast
        not-has-[~main]:invisible data-compact:mb-2 max-md:data-compact:mb-0.5 print:hidden!
        [@media(max-height:399px)]:static"
    >
      <div
        className="mx-auto w-page flex min-h-[76px] items-stretch transition-[min-height] duration-fast
          group-data-compact:min-h-[60px] max-md:min-h-6"
      >
        <Brand />
        <nav className="flex max-md:hidden" aria-label={frame.navbar.label}>
          {getNavigation().main.map(({ title, href }) => (
            <NavLink
              key={href}
              href={href}
              // A fourth page and later ones have room from 1200 px; below, they are in the side menu.
              className="nav-link nth-[n+4]:max-lg:hidden"
            >
              {title}
            </NavLink>
          ))}
        </nav>
        <SearchLink place="bar" label={catalogue.search.label} />
        <FrameLink className={getButtonClasses({ kind: 'primary', size: 'compact' }, QUOTE)} href={paths.contact}>
          {frame.navbar.quote}
        </FrameLink>
        <EnquiryBadge name={lists.badge} place="bar" />
        <SideMenu />
      </div>
    </CompactOnScroll>
  )
}

/** The logo and the word mark; a link to the home page. */
function Brand() {
  const { wordMark } = getCompany()
  return (
    <FrameLink
      className="me-auto flex min-h-touch items-center gap-1.5 no-underline max-sm:gap-[9px]"
      href={paths.home}
      // The accessible name contains the visible text, for people who control the page by voice.
      aria-label={fill(getWords().frame.navbar.logo, { name: Object.values(wordMark).join(' ').trim() })}
    >
      <span
        className="flex-none *:h-[34px] *:w-auto max-sm:*:h-3.5"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/content/drawing.ts accepts only shapes
        dangerouslySetInnerHTML={{ __html: getBrand().logo }}
      />
      <span className="font-display text-h4/[1.02] font-stretch-113% tracking-[-.015em] max-sm:text-body">
        <span>{wordMark.first}</span>{' '}
        {wordMark.second && (
          <small
            className="mt-[3px] block font-book text-label font-stretch-105% tracking-[.002em] text-ink-2
              max-sm:text-label"
          >
            {wordMark.second}
          </small>
        )}
      </span>
    </FrameLink>
  )
}
