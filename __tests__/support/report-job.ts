import type { TypedCosts } from '@/lib/trade/costs/typed-costs'
import { WORKED_INPUTS, WORKED_PLAN } from './worked-inputs'

/** The query of the paper bags in costs/worked-costs.test.ts, worked by hand; WORKED_PLAN begins with '&'. */
export const BAGS = `style=sos-bag&l=260&w=140&h=320&gsm=80&colours=2&quantity=8000${WORKED_PLAN}`

/**
 * What the buyer of these bags types into the fields of the costs: the inputs that the job was worked with, where the
 * defaults have changed since, and invented prices. Those of machines are the job's 59 lakh, in three notations.
 */
export const TYPED: TypedCosts = {
  ...WORKED_INPUTS,
  sell: '4.90',
  deposit: '0',
  'price-slitting-rewinding-machine-kraft-duplex': '15 lakh',
  'price-four-colour-flexo-printing-machine-vertical': '₹20,00,000',
  'price-square-bottom-paper-bag-making-machine': '24,00,000',
}

/** Rates of GST in per cent. The tax on machines never comes back: bags bear 5 %, less than their paper's 18 %. */
export const INVERTED = { 'gst-in': '18', 'gst-out': '5', 'gst-machine': '18' }

/** Rates with which the tax on machines comes back in two years, set off against the 18 % that bags bear. */
export const TAX_SET_OFF = { ...INVERTED, 'gst-out': '18' }

/** A loan of 12 months with a moratorium of 24: no month is left to repay in, so there is none. */
export const NO_LOAN = { tenor: '12', moratorium: '24' }
