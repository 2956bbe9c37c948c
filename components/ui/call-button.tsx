import { ButtonLink } from '@/components/ui/button'
import type { getCompany } from '@/lib/content/content'
import { Icon } from './icon'

type CallButtonProps = { phone: ReturnType<typeof getCompany>['salesPhone'] }

/** A button that calls a telephone number. */
export function CallButton({ phone }: CallButtonProps) {
  return (
    <ButtonLink href={phone.href}>
      <Icon name="phone" />
      <span>{phone.text}</span>
    </ButtonLink>
  )
}
