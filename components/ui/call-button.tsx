import { ButtonLink } from '@/components/ui/button'
import type { Company } from '@/lib/content/company'
import { Icon } from './icon'

type CallButtonProps = { phone: Company['salesPhone'] }

/** A button that calls a telephone number. */
export function CallButton({ phone }: CallButtonProps) {
  return (
    <ButtonLink href={phone.href}>
      <Icon name="phone" />
      <span>{phone.text}</span>
    </ButtonLink>
  )
}
