import type { getCompany } from '@/lib/content/company'
import { Icon } from './icon'

type CallButtonProps = { phone: ReturnType<typeof getCompany>['salesPhone'] }

/** A telephone number that calls at a press. */
export function CallButton({ phone }: CallButtonProps) {
  return (
    <a className="button" href={phone.href}>
      <Icon name="phone" />
      {phone.text}
    </a>
  )
}
