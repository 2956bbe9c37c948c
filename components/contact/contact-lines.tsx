import { Icon } from '@/components/ui/icon'
import { getCompany } from '@/lib/content/company'

/** Both telephone numbers, as large as a visitor on the road needs them. */
export function ContactLines() {
  const { salesPhone, servicePhone } = getCompany()
  return (
    <div className="lines">
      <a href={salesPhone.href}>
        <span className="label">
          <Icon name="phone" />
          Sales, for a new machine
        </span>
        <span className="v">{salesPhone.text}</span>
      </a>
      <a href={servicePhone.href}>
        <span className="label">
          <Icon name="headset" />
          Service, for the one you run
        </span>
        <span className="v">{servicePhone.text}</span>
      </a>
    </div>
  )
}
