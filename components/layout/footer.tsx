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
 * Hairlines and padding of the blocks: one below another on a phone, two in a row from 600 px (a third alone has the
 * whole row), all in a row from 1200 px.
 */
const BLOCKS = [
  '*:border-b *:border-blue-line *:py-1.5 sm:*:px-gutter sm:*:py-3',
  'sm:max-lg:*:odd:ps-0 sm:max-lg:*:even:border-s sm:max-lg:*:even:pe-0 sm:max-lg:*:odd:last:col-span-2',
  'lg:*:border-s lg:*:first:border-s-0 lg:*:first:ps-0 lg:*:last:pe-0',
].join(' ')
/** The columns if all four blocks are there; otherwise as many equal columns as there are blocks. */
const FOUR_COLUMNS = 'lg:grid-cols-[5fr_2fr_3fr_3fr]'
const EQUAL_COLUMNS = 'lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none'
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

/** The footer of every page. */
export function Footer() {
  const { salesPhone, servicePhone, hasServicePhone, salesEmail, newsletter, social } = getCompany()
  const groups = listGroups()
  // Without a mail provider nobody can subscribe: the newsletter's box is left out, and its place is for social networks.
  const newsletterMail = newsletter ? env.mail : null
  const hasLastBlock = newsletterMail !== null || social.length > 0
  const columns = groups.length > 0 && hasLastBlock ? FOUR_COLUMNS : EQUAL_COLUMNS
  const { frame, contact } = getWords()
  const { footer, contactBar } = frame
  return (
    <footer className={`bg-blue text-small text-on-blue print:hidden! ${FOCUS_HALO}`}>
      <div className="mx-auto w-page">
        <div className={`grid grid-cols-1 sm:grid-cols-2 ${columns} ${BLOCKS}`}>
          {groups.length > 0 && (
            <LinkBlock
              id="machine-groups"
              title={footer.machines}
              links={groups}
              className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-2.5 lg:columns-3 lg:gap-x-2.5"
            />
          )}
          <LinkBlock
            id="useful-links"
            title={footer.usefulLinks}
            links={getNavigation().footer}
            className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-2.5"
          />
          <div>
            <h2 className={`${HEADING} mb-0.5`}>{footer.address}</h2>
            <address className="text-on-blue-2 max-sm:[&>a]:inline-block max-sm:[&>a]:me-2">
              <AddressLines />
              <a className={LINK} href={salesPhone.href}>
                {`${contactBar.sales} ${salesPhone.text}`}
              </a>
              {hasServicePhone && (
                <a className={LINK} href={servicePhone.href}>
                  {`${contactBar.service} ${servicePhone.text}`}
                </a>
              )}
              {getSections().includes('service') && (
                <FrameLink className={LINK} href={`${paths.contact}#service-title`}>
                  {footer.service}
                </FrameLink>
              )}
              <a className={LINK} href={`mailto:${salesEmail}`}>
                {salesEmail}
              </a>
            </address>
          </div>
          {hasLastBlock && (
            <div>
              <h2 className={`${HEADING} mb-1`}>{newsletterMail ? footer.newsletter : contact.details.social}</h2>
              {newsletterMail && (
                <Newsletter
                  mail={newsletterMail}
                  contact={getContactChannels()}
                  words={contact.newsletter}
                  formWords={contact.form}
                />
              )}
              <SocialLinks className={`${SQUARES} ${newsletterMail ? 'mt-2.5' : ''}`} />
            </div>
          )}
        </div>
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
      <WordMark />
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
    <svg className="h-3 w-auto" viewBox="0 0 1000 104" aria-hidden="true">
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
  /** Utilities for the columns of the list. */
  className: string
}

/**
 * A list of links below a heading. On a phone it is folded. In wider windows, a style sheet opens it
 * (`::details-content` in components/ui/repeated.css); browsers without that selector fold it there too.
 */
function LinkBlock({ id, title, links, className }: LinkBlockProps) {
  return (
    <nav aria-labelledby={id}>
      <details className="footer-fold">
        <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden">
          <h2 id={id} className={HEADING}>
            {title}
          </h2>
          <Icon name="plus" />
        </summary>
        <ul className={`${className} lg:*:break-inside-avoid`}>
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
