import { AddressLines } from '@/components/contact/address-lines'
import { FallbackLinks } from '@/components/contact/fallback-links'
import { Newsletter } from '@/components/contact/newsletter.client'
import { SocialLinks } from '@/components/contact/social-links'
import { Filled } from '@/components/ui/filled'
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

const BLOCK = [
  'border-b border-blue-line py-4 sm:px-gutter',
  'sm:max-lg:odd:ps-0 sm:max-lg:even:border-s sm:max-lg:even:pe-0 sm:max-lg:odd:last:col-span-2',
  'lg:border-s lg:py-4.5 lg:first:border-s-0 lg:first:ps-0 lg:last:pe-0',
].join(' ')
/** The columns of all four blocks, or of those that there are. */
const ALL = 'lg:grid-cols-[4fr_2fr_3fr_4fr]'
const SOME = 'lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none'
const HEADING = 'mb-1.5 text-[1rem]/[1.2] font-stretch-106% tracking-normal'
const LINK = 'footer-link'

/** The categories, then the families of the other machines, which have no page but a place in the filters. */
function listGroups() {
  const families = getFamilies().filter(({ slug }) => getProducts().some(({ family }) => family?.slug === slug))
  return [
    ...getCategories().map(({ slug, title }) => ({ title, href: paths.category(slug) })),
    ...families.map(({ title, slug }) => ({ title, href: paths.productsFilteredBy('category', slug) })),
  ]
}

/** The footer of every page. */
export function Footer() {
  const { salesPhone, servicePhone, hasServicePhone, salesEmail, newsletter, social } = getCompany()
  const groups = listGroups()
  const hasLast = newsletter || social.length > 0
  const { frame, contact } = getWords()
  const { footer, contactBar } = frame
  return (
    <footer className="bg-blue text-small text-on-blue print:hidden! **:focus-visible:shadow-[0_0_0_7px_var(--sheet)]">
      <div className="mx-auto w-page">
        <div className={`grid grid-cols-1 sm:grid-cols-2 ${groups.length > 0 && hasLast ? ALL : SOME}`}>
          {groups.length > 0 && (
            <nav className={BLOCK} aria-labelledby="machine-groups">
              <h2 id="machine-groups" className={HEADING}>
                {footer.machines}
              </h2>
              <ul className="-mt-1.5 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-2.5 lg:columns-2 lg:gap-x-2.5">
                {groups.map(({ title, href }) => (
                  <li key={href} className="lg:break-inside-avoid">
                    <FrameLink className={LINK} href={href}>
                      {title}
                    </FrameLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <nav className={BLOCK} aria-labelledby="useful-links">
            <h2 id="useful-links" className={HEADING}>
              {footer.usefulLinks}
            </h2>
            <ul className="-mt-1.5 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-2.5">
              {getNavigation().footer.map(({ title, href }) => (
                <li key={href}>
                  <FrameLink className={LINK} href={href}>
                    {title}
                  </FrameLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={BLOCK}>
            <h2 className={HEADING}>{footer.address}</h2>
            <address className="text-on-blue-2">
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
          {hasLast && (
            <div className={BLOCK}>
              <h2 className={HEADING}>{newsletter ? footer.newsletter : contact.details.social}</h2>
              {newsletter &&
                (env.mail ? (
                  <Newsletter
                    mail={env.mail}
                    contact={getContactChannels()}
                    words={contact.newsletter}
                    formWords={contact.form}
                  />
                ) : (
                  <p className="text-on-blue-2">
                    <Filled
                      text={footer.reachUs}
                      parts={{ links: <FallbackLinks contact={getContactChannels()} words={contact.form.ways} /> }}
                    />
                  </p>
                ))}
              <SocialLinks
                className={newsletter ? 'mt-2.5 flex' : 'flex'}
                linkClassName="-me-px flex size-5 items-center justify-center border border-blue-line hover:bg-on-blue
                hover:text-blue"
              />
            </div>
          )}
        </div>
        <WordMark />
        <FooterLine />
      </div>
    </footer>
  )
}

/**
 * The last line of the footer, on phones with room for the chat button below it. The visitor counter is left out if it
 * is not configured.
 */
function FooterLine() {
  const { name, hours, copyrightYear } = getCompany()
  const words = getWords().frame.footer
  const language = findLanguage()
  return (
    <div
      className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-blue-line pt-2.5 pb-3 text-on-blue-2
        max-tablet:pb-[88px]"
    >
      {env.visitorsUrl && (
        <span className="noscript:hidden">
          <span>{words.visitors}</span> <VisitorCount url={env.visitorsUrl} loading={words.countLoading} />
        </span>
      )}
      <span>{hours.text}</span>
      {language && <span>{language.notice}</span>}
      {language?.isPartly && <span>{language.partly}</span>}
      <FrameLink href={paths.privacy}>{words.privacy}</FrameLink>
      <span>{fill(words.copyright, { year: String(copyrightYear), name })}</span>
    </div>
  )
}

/** The company's first name across the full width. `textLength` stretches the letter spacing to fit. */
function WordMark() {
  return (
    <div className="pt-[clamp(36px,5vw,80px)] pb-[clamp(16px,2vw,28px)]" aria-hidden="true">
      <svg className="h-auto w-full overflow-visible" viewBox="0 0 1000 104" aria-hidden="true">
        <text
          className="fill-on-blue font-display text-[134px] font-stretch-116%"
          direction="ltr"
          x="-9"
          y="100"
          textLength="1012"
          lengthAdjust="spacingAndGlyphs"
        >
          {getCompany().wordMark.first.toUpperCase()}
        </text>
      </svg>
    </div>
  )
}
