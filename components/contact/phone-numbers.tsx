import { Icon, type IconName } from '@/components/ui/icon'
import { getCompany, getWords } from '@/lib/content/content'

/** The telephone numbers in large type, with so little space on a phone that the form below begins in view. */
export function PhoneNumbers() {
  const { salesPhone, servicePhone, hasServicePhone } = getCompany()
  const words = getWords().contact.phones
  return (
    <div className="grid border-y-[1.5px] border-ink md:grid-cols-2">
      <PhoneNumber
        icon="phone"
        purpose={hasServicePhone ? words.sales : `${words.sales}; ${words.service}`}
        {...salesPhone}
      />
      {hasServicePhone && <PhoneNumber icon="headset" purpose={words.service} {...servicePhone} />}
    </div>
  )
}

const LINE = 'group grid min-w-0 border-line py-1 no-underline max-md:not-last:border-b md:pt-2.5 md:pb-2.75'
const COLUMN = 'md:pe-gutter md:not-first:border-s md:not-first:ps-gutter'
const NUMBER = 'text-[clamp(1.875rem,.6rem+4vw,4.75rem)]/[1.1] font-strong font-stretch-90% tracking-[-.02em]'

type PhoneNumberProps = { icon: IconName; purpose: string; href: string; text: string }

function PhoneNumber({ icon, purpose, href, text }: PhoneNumberProps) {
  return (
    <a className={`${LINE} ${COLUMN}`} href={href}>
      <span className="text-caption flex items-center gap-1 text-ink-2 md:mb-[clamp(6px,1.6vw,24px)]">
        <Icon name={icon} />
        <span>{purpose}</span>
      </span>
      <span className={`${NUMBER} whitespace-nowrap tabular-nums group-hover:underline group-hover:decoration-2`}>
        {text}
      </span>
    </a>
  )
}
