import { Icon, type IconName } from '@/components/ui/icon'
import { getCompany, getWords } from '@/lib/content/content'

/** The telephone numbers in large type, side by side where there is room. */
export function PhoneNumbers() {
  const { salesPhone, servicePhone, hasServicePhone } = getCompany()
  const words = getWords().contact.phones
  return (
    <div className="flex flex-wrap gap-x-gutter border-t-[1.5px] border-ink">
      <PhoneNumber
        icon="phone"
        purpose={hasServicePhone ? words.sales : `${words.sales}; ${words.service}`}
        {...salesPhone}
      />
      {hasServicePhone && <PhoneNumber icon="headset" purpose={words.service} {...servicePhone} />}
    </div>
  )
}

/** A line with a number: small what it is for, large the number. */
const LINE = 'group grid grow py-1.5 no-underline'
const NUMBER = 'text-h3 leading-[1.3] font-strong tracking-[-.012em]'

type PhoneNumberProps = { icon: IconName; purpose: string; href: string; text: string }

/** A telephone number that dials, below what it is for. */
function PhoneNumber({ icon, purpose, href, text }: PhoneNumberProps) {
  return (
    <a className={LINE} href={href}>
      <span className="flex items-center gap-1 text-small text-ink-2">
        <Icon name={icon} />
        <span>{purpose}</span>
      </span>
      <span className={`${NUMBER} whitespace-nowrap tabular-nums group-hover:underline group-hover:decoration-2`}>
        {text}
      </span>
    </a>
  )
}
