import type { getCompany } from '@/lib/content/content'
import { Icon } from './icon'

type CallButtonProps = { phone: ReturnType<typeof getCompany>['salesPhone'] }

/** A button that calls a telephone number. */
export function CallButton({ phone }: CallButtonProps) {
  return (
    <a className="button" href={phone.href}>
      <Icon name="phone" />
      {phone.text}
    </a>
  )
}
