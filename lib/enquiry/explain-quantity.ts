import { MAX_QUANTITY } from '@/lib/constants'
import { toQuantity } from '@/lib/lists/machine-list'

/** Says why a typed quantity is not the one that is stored; empty if it is, or if nothing is typed. */
export function explainQuantity(typed: string): string {
  const stored = toQuantity(typed)
  if (typed === '' || Number(typed) === stored) return ''
  if (Number(typed) > MAX_QUANTITY)
    return `An enquiry holds ${MAX_QUANTITY} of a machine at most; write a larger number in the message.`
  return `A quantity is a whole number from 1 to ${MAX_QUANTITY}. We ask for ${stored}.`
}
