import { SocialLinks } from '@/components/contact/social-links'
import { Icon } from '@/components/ui/icon'
import { getCompany, getWords } from '@/lib/content/content'
import { LanguageSwitches } from './language-switches'

/** A link with words, which below 768 px is a square with an icon. */
const WORDED_LINK = 'bar-link px-2 max-md:px-1.75 max-tablet:w-touch max-tablet:justify-center max-tablet:px-0'

/**
 * The utility bar: working hours, both telephone numbers, mail and social networks. What narrow screens hide is in the
 * side menu. A browser may paint the bar before it has parsed all of it, which would make it jump, so it is hidden
 * until there is content after it. It wraps if a visitor increases text spacing (WCAG 1.4.12). Its type is small up to
 * 900 px, and from 1200 px, where mail and networks appear, to 1300 px (81.25rem).
 */
export function UtilityBar() {
  const { hours, salesPhone, servicePhone, hasServicePhone, salesEmail } = getCompany()
  const words = getWords().frame.contactBar
  return (
    <section
      className="border-b border-line bg-paper text-small not-has-[~main]:invisible max-md:text-label
        lg:max-[81.25rem]:text-label print:hidden!"
      aria-label={words.label}
    >
      <div className="mx-auto w-page flex min-h-touch flex-wrap items-stretch">
        <p className="me-auto flex min-h-touch items-center gap-1 pe-2 text-ink-2 [&>svg]:size-[17px]">
          <Icon name="clock" className="max-sm:hidden" />
          <span>{hours.text}</span>
        </p>
        <a className={WORDED_LINK} href={salesPhone.href}>
          <Icon name="phone" />
          <span className="sr-only tablet:not-sr-only">
            <b className="font-medium text-ink-3">{words.sales}</b> <span>{salesPhone.text}</span>
          </span>
        </a>
        {hasServicePhone && (
          <a className={`${WORDED_LINK} max-tablet:hidden`} href={servicePhone.href}>
            <Icon name="headset" />
            <span>
              <b className="font-medium text-ink-3">{words.service}</b> <span>{servicePhone.text}</span>
            </span>
          </a>
        )}
        <a className="bar-link px-2 max-lg:hidden" href={`mailto:${salesEmail}`}>
          <Icon name="mail" />
          <span>{salesEmail}</span>
        </a>
        <LanguageSwitches className="bar-link px-1.75 max-lg:border-e" isFirst />
        <SocialLinks
          className="flex border-e border-line max-lg:hidden"
          linkClassName="bar-link w-touch justify-center"
        />
      </div>
    </section>
  )
}
