import { AddressLines } from '@/components/contact/address-lines'
import { Newsletter } from '@/components/contact/newsletter.client'
import { SocialLinks } from '@/components/contact/social-links'
import { FOCUS_HALO } from '@/components/ui/focus-halo'
import { Icon } from '@/components/ui/icon'
import { VisitorCount } from '@/components/visitors/visitor-count.client'
import {
  findLanguage,
  getCategories,
  getCompany,
  getContactChannels,
  getFamilies,
  getNavigation,
  getProducts,
  getSections,
  getWords,
} from '@/lib/content/content'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import { FrameLink } from './frame-link.client'

/**
 * The blocks stand in the columns of the page: on a phone one below the other, each with a rule below it, from 600 px on
 * in three columns, from 1200 px on side by side.
 */
const BLOCKS = [
  'grid grid-cols-1 gap-x-gutter max-sm:*:border-b max-sm:*:border-blue-line max-sm:*:py-1.5',
  'sm:grid-cols-3 sm:gap-y-3 sm:py-4 lg:grid-cols-12',
].join(' ')
/** The icons of social networks in squares that share their borders. */
const SQUARES =
  'flex *:-me-px *:flex *:size-5 *:items-center *:justify-center *:border *:border-blue-line *:hover:bg-on-blue ' +
  '*:hover:text-blue'
const HEADING = 'text-[1rem]/[1.2] font-stretch-105% tracking-normal'
const LINK = 'footer-link'

/**
 * Links to the groups of machines: to the page of each category, then, for machines without a category, to the product
 * list of each family, which has no page. Content may name a family that has no machine yet.
 */
function listGroups() {
  const families = getFamilies().filter(({ slug }) => getProducts().some(({ family }) => family?.slug === slug))
  return [
    ...getCategories().map(({ slug, title }) => ({ title, href: paths.category(slug) })),
    // In the filter of the list, families are choices beside the categories.
    ...families.map(({ title, slug }) => ({ title, href: paths.productsFilteredBy('category', slug) })),
  ]
}

/** The useful links that content lists, and one to what the contact page says of service, if it does. */
function listUsefulLinks() {
  const links = getNavigation().footer
  if (!getSections().includes('service')) return links
  return [...links, { title: getWords().frame.footer.service, href: `${paths.contact}#service-title` }]
}

/** The footer of every page. */
export function Footer() {
  const { salesPhone, servicePhone, hasServicePhone, salesEmail, newsletter, social } = getCompany()
  const groups = listGroups()
  // Without a mail provider nobody can subscribe: the newsletter's box is left out, and its place is for social networks.
  const newsletterMail = newsletter ? env.mail : null
  const hasLastBlock = newsletterMail !== null || social.length > 0
  const { frame, contact } = getWords()
  const { footer, contactBar } = frame
  return (
    <footer className={`bg-blue text-small text-on-blue print:hidden! ${FOCUS_HALO}`}>
      <div className="mx-auto w-page">
        <div className={BLOCKS}>
          {groups.length > 0 && (
            <LinkBlock
              id="machine-groups"
              title={footer.machines}
              links={groups}
              className="sm:col-span-3 lg:col-span-6"
              listClassName="sm:columns-3"
            />
          )}
          <LinkBlock id="useful-links" title={footer.usefulLinks} links={listUsefulLinks()} className="lg:col-span-2" />
          <div className="sm:col-span-2 lg:col-span-4">
            <h2 className={`${HEADING} mb-0.5`}>{footer.address}</h2>
            <address className="text-on-blue-2">
              <AddressLines />
              <div className="mt-0.5 flex flex-wrap gap-x-2.5">
                <a className={LINK} href={salesPhone.href}>
                  {`${contactBar.sales} ${salesPhone.text}`}
                </a>
                {hasServicePhone && (
                  <a className={LINK} href={servicePhone.href}>
                    {`${contactBar.service} ${servicePhone.text}`}
                  </a>
                )}
                <a className={LINK} href={`mailto:${salesEmail}`}>
                  {salesEmail}
                </a>
              </div>
            </address>
            {hasLastBlock && (
              <>
                <h2 className={`${HEADING} mt-2.5 mb-1`}>
                  {newsletterMail ? footer.newsletter : contact.details.social}
                </h2>
                {newsletterMail && (
                  <Newsletter
                    mail={newsletterMail}
                    contact={getContactChannels()}
                    words={contact.newsletter}
                    formWords={contact.form}
                  />
                )}
                <SocialLinks className={`${SQUARES} ${newsletterMail ? 'mt-1.5' : ''}`} />
              </>
            )}
          </div>
        </div>
        <WordMark />
        <FooterLine />
      </div>
    </footer>
  )
}

/**
 * The last line of the footer, below 768 px with room for the chat button under it. The visitor counter is left out if
 * it is not configured.
 */
function FooterLine() {
  const { name, hours, copyrightYear } = getCompany()
  const words = getWords().frame.footer
  const language = findLanguage()
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-on-blue-2
        max-tablet:pb-[88px]"
    >
      {env.visitorsUrl && (
        <span className="noscript:hidden">
          <span>{words.visitors}</span> <VisitorCount url={env.visitorsUrl} loading={words.countLoading} />
        </span>
      )}
      <span>{hours.text}</span>
      {language && <span>{language.notice}</span>}
      {language?.isPartlyTranslated && <span>{language.partly}</span>}
      <FrameLink href={paths.privacy}>{words.privacy}</FrameLink>
      <span>{fill(words.copyright, { year: String(copyrightYear), name })}</span>
    </div>
  )
}

/**
 * The first word of the company's name. `textLength` spreads its letters over the width of the drawing, and a little
 * beyond it on both sides, because the first and the last letter have room of their own there.
 */
function WordMark() {
  return (
    <svg className="h-auto w-full border-t border-blue-line pt-3" viewBox="0 0 1000 104" aria-hidden="true">
      <text
        className="fill-on-blue font-display text-[134px] font-stretch-113%"
        direction="ltr"
        x="-9"
        y="100"
        textLength="1012"
        lengthAdjust="spacingAndGlyphs"
      >
        {getCompany().wordMark.first.toUpperCase()}
      </text>
    </svg>
  )
}

type LinkBlockProps = {
  id: string
  title: string
  links: readonly { title: string; href: string }[]
  /** Utilities for its place, and for the columns of its list. */
  className: string
  listClassName?: string
}

/**
 * A list of links below a heading. On a phone it is folded. In wider windows, a style sheet opens it
 * (`::details-content` in components/ui/repeated.css); browsers without that selector fold it there too.
 */
function LinkBlock({ id, title, links, className, listClassName = '' }: LinkBlockProps) {
  return (
    <nav className={className} aria-labelledby={id}>
      <details className="narrow-fold">
        <summary>
          <h2 id={id} className={HEADING}>
            {title}
          </h2>
          <Icon name="plus" />
        </summary>
        <ul className={`gap-x-gutter max-sm:grid max-sm:grid-cols-2 *:break-inside-avoid ${listClassName}`}>
          {links.map(({ title, href }) => (
            <li key={href}>
              <FrameLink className={LINK} href={href}>
                {title}
              </FrameLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
