import Big from 'big.js'
import { computeInstalment, type LoanTerms, scheduleLoan, scheduleYearly } from '@/lib/trade/costs/loan'

/** A loan of ₹ `amount` at `rate` per cent a year, whose subsidy is kept for `kept` months. */
function toTerms(amount: number, rate: number, months: number, moratorium = 0, subsidy = 0, kept = 36): LoanTerms {
  return { amount: new Big(amount), subsidy: new Big(subsidy), kept, rate: new Big(rate), months, moratorium }
}

/** The schedule of a loan with these terms, and its last month. */
function getSchedule(...terms: Parameters<typeof toTerms>) {
  const schedule = scheduleLoan(toTerms(...terms))
  if (!schedule) throw new Error('There is no month to repay in')
  return { ...schedule, last: schedule.months.at(-1) }
}

// The instalment (EMI), with r a twelfth of the rate and n the months of repayment: amount × r ÷ (1 − (1 + r)^−n).
it.each([
  [1_000_000, 10.5, 60, 0, '21493.90'],
  [1_000_000, 0, 60, 0, '16666.67'],
  [1_000_000, 12, 84, 0, '17652.73'],
  // A loan of a published project report, with the instalment that it states.
  [375_000, 12.15, 60, 0, '8370.12'],
  [4_646_250, 10.5, 60, 6, '108332.86'],
] as const)('%i at %d %% in %i months, %i of them interest alone, takes ₹%s a month', (...terms) => {
  const [amount, rate, months, moratorium, emi] = terms
  expect(computeInstalment(toTerms(amount, rate, months, moratorium)).toFixed(2)).toBe(emi)
})

it('rounds instalments to the rupee and interest to the paisa', () => {
  const { emi, months, last } = getSchedule(1_000_000, 10.5, 60)
  const [firstMonth] = months
  // The instalment is 21,493.90, and the first month's interest 1,000,000 × 10.5 % / 12.
  expect([emi.toNumber(), firstMonth?.interest.toNumber()]).toEqual([21_494, 8750])
  // Twelve months of interest, each on what is still owed and rounded by itself, as a spreadsheet adds them up.
  const firstYear = months.slice(0, 12).reduce((sum, { interest }) => sum.plus(interest), new Big(0))
  expect(firstYear.toFixed(2)).toBe('97421.39')
  // The last instalment makes up for the rounding of the others: it is 7.83 less.
  expect(last?.principal.plus(last.interest).toFixed(2)).toBe('21486.17')
  expect(last?.closing.toNumber()).toBe(0)
})

it('repays a loan without interest', () => {
  // 1,000,000 / 60 is 16,666.67: 59 instalments of 16,667, and the rest.
  const { emi, last } = getSchedule(1_000_000, 0, 60)
  expect([emi.toNumber(), last?.principal.toNumber(), last?.interest.toNumber()]).toEqual([16_667, 16_647, 0])
})

it('has no schedule without a month to repay in', () => {
  // All 12 months are a moratorium.
  expect(scheduleLoan(toTerms(1000, 10, 12, 12))).toBeNull()
})

it('repays in equal yearly parts, as a published project report does', () => {
  // A year of interest alone (12 %), then a fifth of the amount a year, 363,375, with 43,605 less interest each time.
  const years = scheduleYearly(toTerms(1_816_875, 12, 72, 12))
  expect(years.map(({ interest }) => interest.toNumber())).toEqual([218_025, 218_025, 174_420, 130_815, 87_210, 43_605])
  expect(years.at(-1)?.closing.toNumber()).toBe(0)
})

it('charges no interest on what a subsidy repays after three years, and has the instalments of the full loan repay the rest', () => {
  // 55,75,500 of which a subsidy repays 7,50,000: 48,25,500 × 10.5 % ÷ 12 in month 1.
  const { emi, months, last } = getSchedule(5_575_500, 10.5, 60, 6, 750_000)
  // 54 instalments on 55,75,500, as without a subsidy: more debt must not look safer because of it.
  expect(emi.toNumber()).toBe(129_999)
  expect(getSchedule(5_575_500, 10.5, 60, 6).emi.toNumber()).toBe(129_999)
  const [first] = months
  expect([first?.opening.toNumber(), first?.interest.toNumber(), first?.closing.toNumber()]).toEqual([
    5_575_500, 42_223.13, 5_575_500,
  ])
  // What is owed at the beginning of month 36, less its instalment and less the subsidy: 26,92,159.81 − 1,13,005.10 −
  // 7,50,000. Month 37 has 16,005.10 of interest on it.
  const [month36, month37] = [months[35], months[36]]
  expect([month36?.setOff, month36?.closing, month37?.interest].map(amount => amount?.toNumber())).toEqual([
    750_000, 1_829_154.71, 16_005.1,
  ])
  expect([last?.closing.toNumber(), months.filter(({ setOff }) => setOff.gt(0)).length]).toEqual([0, 1])
  // The subsidy has repaid the last instalments: month 52 is the last, with what is left.
  expect([months.length, last?.principal.toNumber()]).toEqual([52, 10_437.01])
  // Yearly: 55,75,500 ÷ 4 = 13,93,875 in years 2 to 4, the subsidy in year 3, and what is left in year 5; interest is
  // 10.5 % of 48,25,500 in years 1 and 2.
  const yearly = scheduleYearly(toTerms(5_575_500, 10.5, 60, 6, 750_000))
  expect(yearly.map(({ closing }) => closing.toNumber())).toEqual([5_575_500, 4_181_625, 2_037_750, 643_875, 0])
  expect(yearly.slice(0, 2).map(({ interest }) => interest.toNumber())).toEqual([506_677.5, 506_677.5])
})

it('has nothing due when only what the subsidy repays is left, and keeps that until it is set off', () => {
  // 21,494 a month repays 3,00,000 in 15 months. Of the 7,00,000 nothing is due until month 33.
  const { months } = getSchedule(1_000_000, 10.5, 60, 0, 700_000, 33)
  expect(months).toHaveLength(33)
  expect(months.filter(({ principal }) => principal.gt(0))).toHaveLength(15)
  expect(months[31]).toMatchObject({ opening: new Big(700_000), interest: new Big(0), closing: new Big(700_000) })
  expect(months[32]).toMatchObject({ setOff: new Big(700_000), closing: new Big(0) })
  // Begun years are whole ones: months 25 to 33 are in year 3.
  const yearly = scheduleYearly(toTerms(1_000_000, 10.5, 60, 0, 700_000, 33))
  expect(yearly.map(({ closing }) => closing.toNumber())).toEqual([800_000, 700_000, 0])
})

it('sets a subsidy off with the last instalment of a loan that is shorter than three years', () => {
  const { months } = getSchedule(100_000, 12, 24, 0, 20_000)
  expect([months[22]?.setOff.toNumber(), months[23]?.setOff.toNumber(), months[23]?.closing.toNumber()]).toEqual([
    0, 20_000, 0,
  ])
})
