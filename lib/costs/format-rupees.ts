import Big from 'big.js'
import { formatNumber } from '@/lib/format-number'

/** Rupees in a lakh, in which banks print tables. */
const LAKH = 1e5

/** An amount with its sign and a fixed number of decimals, half up: ₹1,20,000.50 and −₹1,500. Never −₹0. */
export function formatRupees(amount: Big, decimals = 0): string {
  return formatFixed(amount, decimals, '₹')
}

/** Lakhs of rupees with two decimals, for a table that names the unit: 64.50. */
export function formatLakh(amount: Big): string {
  return formatFixed(amount.div(LAKH), 2)
}

/** A number with a fixed number of decimals, half up, and grouped digits. */
export function formatFixed(amount: Big, decimals: number, sign = ''): string {
  const rounded = amount.round(decimals, Big.roundHalfUp)
  const [whole = '', fraction] = rounded.abs().toFixed(decimals).split('.')
  const digits = [formatNumber(Number(whole)), ...(fraction ? [fraction] : [])].join('.')
  return `${rounded.lt(0) ? '−' : ''}${sign}${digits}`
}
