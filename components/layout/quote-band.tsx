import { ActionRow } from '@/components/ui/action-row'
import { CallButton } from '@/components/ui/call-button'
import { Link } from '@/components/ui/link.client'
import { getCompany } from '@/lib/content/company'
import { getHome } from '@/lib/content/home'
import { paths } from '@/lib/paths'

type QuoteBandProps = { href?: string }

/** The kraft band at the end of a page: what to send, and the way to ask. */
export function QuoteBand({ href = paths.contact }: QuoteBandProps) {
  const { salesPhone } = getCompany()
  const { title, text, list } = getHome().quote
  return (
    <section className="quote" aria-labelledby="quote-title">
      <div className="wrap grid in">
        <h2 id="quote-title">{title}</h2>
        <div className="a">
          <p>{text}</p>
          <ActionRow>
            <Link className="btn solid" href={href}>
              Get A Quote
            </Link>
            <CallButton phone={salesPhone} />
          </ActionRow>
        </div>
        <div className="b">
          <ol className="list">
            {list.map((entry, index) => (
              <li key={entry}>
                <span className="num" aria-hidden="true">
                  {index + 1}
                </span>
                {entry}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
