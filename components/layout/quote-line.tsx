import { ButtonLink } from '@/components/ui/button'
import { CallButton } from '@/components/ui/call-button'
import { FOCUS_HALO } from '@/components/ui/focus-halo'
import { getCompany, getHome, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'

type QuoteLineProps = {
  /** Where the button leads; by default, to the contact page. */
  href?: string
}

/** The call to action at the end of a page, in one line. The home page has the larger QuoteBand instead. */
export function QuoteLine({ href = paths.contact }: QuoteLineProps) {
  return (
    <section className={`bg-kraft print:hidden! ${FOCUS_HALO}`} aria-labelledby="quote-title">
      <div className="mx-auto flex w-page flex-wrap items-center gap-1.5 py-2 max-sm:[&>a]:px-1.5 max-sm:[&>a]:text-small">
        <h2 id="quote-title" className="grow text-lead/[1.35]">
          {getHome().quote.title}
        </h2>
        <ButtonLink kind="solid" size="compact" href={href}>
          {getWords().frame.navbar.quote}
        </ButtonLink>
        <CallButton phone={getCompany().salesPhone} />
      </div>
    </section>
  )
}
