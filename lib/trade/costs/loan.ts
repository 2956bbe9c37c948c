import Big from 'big.js'

/** A month or a year of a loan, in ₹. `setOff`: what a subsidy repays of it at its end, besides the principal. */
export type Instalment = { opening: Big; interest: Big; principal: Big; setOff: Big; closing: Big }

/**
 * A loan of an amount in ₹, with its interest rate in per cent a year, and all its months. In the first of them, the
 * `moratorium`, only interest is paid. `subsidy`: as much of the amount bears no interest, because the bank keeps a
 * deposit of it, which is set off against the loan after `kept` months.
 */
export type LoanTerms = { amount: Big; subsidy: Big; kept: number; rate: Big; months: number; moratorium: number }

/** Decimals of the growth factor (1+i)ⁿ: enough for the paisa of 50 crore over twenty years. */
const GROWTH_DECIMALS = 30

/** A rate in per cent a year, divided by this, is the interest of a month as a share of the loan. */
const PER_CENT_MONTHS = 100 * 12

/**
 * The equal monthly instalment before it is rounded, on all of the amount P: P i (1+i)ⁿ ÷ ((1+i)ⁿ − 1), and P ÷ n without
 * interest. A subsidy does not lower it, because the bank sanctions the loan before the subsidy is safe.
 */
export function computeInstalment({ amount, rate, months, moratorium }: LoanTerms): Big {
  const count = months - moratorium
  if (rate.eq(0)) return amount.div(count)
  const monthly = rate.div(PER_CENT_MONTHS)
  let growth = new Big(1)
  for (let month = 0; month < count; month++) growth = growth.times(monthly.plus(1)).round(GROWTH_DECIMALS)
  return amount.times(monthly).times(growth).div(growth.minus(1))
}

/**
 * The months of a loan as banks print them: instalments in whole rupees, interest of each month to the paisa, half up;
 * the last instalment is what is left with its interest. The borrower pays instalments until only what the subsidy
 * repays is left, so that a loan with a subsidy ends early. Null if no month is left to repay in.
 */
export function scheduleLoan(terms: LoanTerms): { emi: Big; months: Instalment[] } | null {
  const { amount, subsidy, kept, rate, months, moratorium } = terms
  if (months <= moratorium) return null
  const emi = computeInstalment(terms).round(0)
  const schedule: OwnInstalment[] = []
  let opening = amount.minus(subsidy).round(2)
  for (let month = 1; month <= months; month++) {
    const interest = opening.times(rate).div(PER_CENT_MONTHS).round(2)
    const due = month <= moratorium ? new Big(0) : emi.minus(interest)
    const principal = month === months || due.gt(opening) ? opening : due
    const closing = opening.minus(principal)
    schedule.push({ opening, interest, principal, closing })
    opening = closing
  }
  return { emi, months: addSubsidy(schedule, subsidy, kept) }
}

/** A month or a year of what the borrower repays, without what a subsidy repays. */
type OwnInstalment = Omit<Instalment, 'setOff'>

/**
 * Adds to what the borrower repays the part that a subsidy repays: it is owed without interest until it is set off, at
 * the latest with the last instalment. Leaves out what comes after the end of the loan.
 * @param kept months or years, as the schedule has them, for which the bank keeps the subsidy
 */
function addSubsidy(schedule: readonly OwnInstalment[], subsidy: Big, kept: number): Instalment[] {
  const last = Math.min(kept, schedule.length)
  const none = new Big(0)
  return schedule
    .map(({ opening, closing, ...paid }, index) => ({
      ...paid,
      opening: opening.plus(index < last ? subsidy : none),
      setOff: index + 1 === last ? subsidy : none,
      closing: closing.plus(index + 1 < last ? subsidy : none),
    }))
    .filter(({ opening }) => opening.gt(0))
}

/**
 * The years of a loan that is repaid in equal yearly parts of all its amount, with a year's interest on the opening
 * balance less the deposit of the subsidy, as project reports for village industries do it; begun years count as whole
 * ones.
 */
export function scheduleYearly({ amount, subsidy, kept, rate, months, moratorium }: LoanTerms): Instalment[] {
  const years = Math.ceil(months / 12)
  const interestOnlyYears = Math.ceil(moratorium / 12)
  const part = amount.div(Math.max(years - interestOnlyYears, 1)).round(2)
  const schedule: OwnInstalment[] = []
  let opening = amount.minus(subsidy).round(2)
  for (let year = 1; year <= years; year++) {
    const interest = opening.times(rate).div(100).round(2)
    const due = year <= interestOnlyYears ? new Big(0) : part
    const principal = year === years || due.gt(opening) ? opening : due
    const closing = opening.minus(principal)
    schedule.push({ opening, interest, principal, closing })
    opening = closing
  }
  return addSubsidy(schedule, subsidy, Math.ceil(kept / 12))
}
