import { Icon } from '@/components/ui/icon'
import { type ContactWays, toFallbackLinks } from '@/lib/forms/fallback-links'
import type { StatusName } from '@/lib/forms/submission-view'

type FormStatusProps = {
  name: StatusName
  /** The other ways to reach the company, where a failure offers them. */
  contact?: ContactWays
}

/**
 * The place of a form's status text, in a region that is there before its text. After a failure the other ways to reach the
 * company stand with it and carry what was typed. lib/forms/submission-view.ts fills it.
 */
export function FormStatus({ name, contact }: FormStatusProps) {
  return (
    <div data-status={name}>
      <span data-tone="ok" hidden>
        <Icon name="done" />
      </span>
      <span data-tone="bad" hidden>
        <Icon name="alert" />
      </span>
      <span className="ring" data-tone="wait" hidden />
      <div>
        <div role="status" />
        {contact && (
          <div role="group" aria-label="Other ways to reach us" hidden>
            <ul>
              {toFallbackLinks(contact).map(({ way, href, carrier, text }) => (
                <li key={way}>
                  <a href={href} data-carrier={carrier}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}
