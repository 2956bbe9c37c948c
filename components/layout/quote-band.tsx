import { ActionRow } from '@/components/ui/action-row'
import { ButtonLink } from '@/components/ui/button'
import { CallButton } from '@/components/ui/call-button'
import { FOCUS_HALO } from '@/components/ui/focus-halo'
import { getCompany, getHome, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'

/** A wave along the upper edge, like the flute of corrugated board. */
const FLUTE = 'before:block before:h-2.75 before:bg-flute before:bg-[length:44px_22px] before:bg-repeat-x'

type QuoteBandProps = {
  /** Where the button leads; by default, to the contact page. */
  href?: string
}

/** The call to action at the end of a page: what to send for a quote. */
export function QuoteBand({ href = paths.contact }: QuoteBandProps) {
  const { salesPhone } = getCompany()
  const { title, text, list } = getHome().quote
  return (
    <section className={`relative bg-kraft ${FLUTE} print:hidden! ${FOCUS_HALO}`} aria-labelledby="quote-title">
      <div className="mx-auto w-page grid grid-cols-12 gap-x-gutter gap-y-2.5 py-section">
        <h2 id="quote-title" className="col-span-full text-h2 md:col-[1/8]">
          {title}
        </h2>
        <div className="col-span-full md:col-[1/7] md:self-end">
          <p className="max-w-[26em] text-lead/[1.4]">{text}</p>
          <ActionRow>
            <ButtonLink kind="solid" href={href}>
              {getWords().frame.navbar.quote}
            </ButtonLink>
            <CallButton phone={salesPhone} />
          </ActionRow>
        </div>
        {list.length > 0 && (
          <div className="col-span-full md:col-[8/13] md:row-[1/3] xl:col-[9/13]">
            <ol className="border-t-[1.5px] border-ink font-semi text-body grid grid-cols-2 gap-x-gutter max-sm:text-small">
              {list.map((entry, index) => (
                <li key={entry} className="flex gap-2.5 border-b border-kraft-line py-[11px]">
                  <span className="tabular-nums w-3 flex-none font-medium text-label/[1.8rem]" aria-hidden="true">
                    {index + 1}
                  </span>
                  <span>{entry}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </section>
  )
}
