/** @jest-environment node */
import Big from 'big.js'
import { listExcesses } from '@/lib/trade/costs/report'
import { formatRatio, splitAtLimit } from '@/lib/trade/costs/report-bank'
import { listSections } from '@/lib/trade/costs/report-sections'
import { toAmounts } from '@/lib/trade/costs/year-amounts'
import { formatRupees } from '@/lib/words/format-number'
import { buildBankReport, findRow, itemNames, listNotes, listRows } from '../../../support/report'
import { INVERTED } from '../../../support/report-job'
import { words } from '../../../support/words'

// The figures of this job were computed outside of this code: see worked-costs.test.ts. Most amounts are in lakh of
// rupees; those of a month of the loan are in rupees.

// PMEGP is the government's scheme for new units: it pays a subsidy on at most ₹50 lakh of the cost, of which
// working capital may be 40 %. Mudra lends up to ₹20 lakh. Their limits stand in lib/trade/costs/report.ts.

const report = buildBankReport()

describe('a scheme', () => {
  it("presets own money and subsidy, which the buyer's figures override", () => {
    const pmegp = buildBankReport({ 'report-scheme': 'pmegp' })
    // 10 % of ₹50,00,000, and 25 % of the 22,02,700 above: the project costs ₹72,02,700.
    expect(listRows(pmegp, 'finance')).toContainEqual(['Promoter’s contribution', '10.51', '14.59 %'])
    // 90 % of 61,95,000, less the 15 % of 22,02,700 that the promoter pays more.
    expect(listRows(pmegp, 'finance')).toContainEqual(['Term loan', '52.45', '72.82 %'])
    // 15 % of ₹50,00,000.
    expect(pmegp.bank.project.subsidy.toNumber()).toBe(750_000)
    const own = buildBankReport({ 'report-scheme': 'pmegp', margin: '5', subsidy: '0', 'margin-above': '5' })
    const [_amount, share] = findRow(own, 'finance', 'Promoter’s contribution') ?? []
    expect([own.bank.project.subsidy.toNumber(), share]).toEqual([0, '5 %'])
    // Without a scheme, nothing is above its limit.
    const [, ofAll] = findRow(buildBankReport({ 'margin-above': '50' }), 'finance', 'Promoter’s contribution') ?? []
    expect(ofAll).toBe('25 %')
  })

  it('charges interest before production on the loan, which is smaller for the part above the limit', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp', implementation: '6', moratorium: '8' })
    const { earlyInterest, loan, ownMoney, fixedCapital, workingCapital } = own.bank.project
    // Half of the loan for six months at 10.5 %.
    expect(earlyInterest.toFixed(2)).toBe(loan.times(0.105).times(0.25).toFixed(2))
    const above = fixedCapital.plus(workingCapital).minus(5_000_000)
    expect(ownMoney.toFixed(0)).toBe(above.times(0.25).plus(500_000).toFixed(0))
  })

  it('keeps a subsidy as a deposit that bears no interest, and sets it off against the loan after three years', () => {
    const own = buildBankReport({ subsidy: '15', guarantee: '0' })
    // 15 % of ₹72,02,700, working capital included: without a scheme, nothing limits the cost.
    const kept = ['10.80', '10.80', '0.00', '0.00', '0.00']
    expect(findRow(own, 'balance', 'Subsidy deposit with the bank')).toEqual(kept)
    expect(findRow(own, 'balance', 'Subsidy reserve, against the deposit')).toEqual(kept)
    const reserve = ['0.00', '0.00', '10.80', '10.80', '10.80']
    expect(findRow(own, 'balance', 'Subsidy set off against the loan (reserve)')).toEqual(reserve)
    expect(findRow(own, 'balance', 'Difference')).toEqual(Array(5).fill('0.00'))
    // In the first month nothing is repaid yet: (46,46,250 − 10,80,405.06) × 10.5 % ÷ 12.
    expect(own.bank.loan?.months[0]?.interest.toFixed(2)).toBe('31201.14')
    // Month 37 opens with what month 36 leaves, less the subsidy.
    expect(own.bank.loan?.months[36]?.opening.plus(1_080_405.06).toFixed(2)).toBe(
      own.bank.loan?.months[35]?.opening.minus(own.bank.loan.months[35]?.principal ?? 0).toFixed(2),
    )
    // The borrower repays the loan less the subsidy: 46,46,250 − 10,80,405.06.
    const repaid = own.bank.years.reduce((sum, { principal }) => sum.plus(principal), new Big(0))
    expect(repaid.toFixed(2)).toBe('3565844.94')
    expect(listNotes(own, 'loan')).toContain(
      'At the end of month 36 of the schedule (36 months after the first disbursement) the subsidy repays ₹10,80,405 of the loan. Until then this part bears no interest.',
    )
    expect(listNotes(own, 'finance').join()).toContain('₹10,80,405 is included: 15 % of ₹72,02,700,')
  })

  it('has a DSCR with the instalments of the full loan, and beside it the one without any subsidy', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    const plain = buildBankReport({ 'report-scheme': 'pmegp', subsidy: '0' })
    expect(own.bank.loan?.emi).toEqual(plain.bank.loan?.emi)
    // The sums of interest and principal of year 2, which has twelve instalments of 1,22,296.
    const [, second] = own.bank.years
    expect(second?.loanInterest.plus(second.principal).toFixed(2)).toBe('1467552.00')
    const { average, lowest } = own.bank.withoutSubsidy ?? {}
    expect(average).toEqual(plain.bank.averageDscr)
    expect(lowest).toEqual(plain.bank.years.map(({ dscr }) => dscr ?? new Big(99)).sort((a, b) => a.cmp(b))[0])
    expect(findRow(own, 'top', 'DSCR without the subsidy')).toEqual([
      '1.49 on average: met in part; 1.29 in the lowest year: met',
    ])
    expect(findRow(plain, 'top', 'DSCR without the subsidy')).toBeUndefined()
  })

  it('counts three years of the deposit from the first disbursement, also where production begins later', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp', implementation: '3' })
    expect(own.bank.loan?.months.findIndex(({ setOff }) => setOff.gt(0))).toBe(32)
    expect(listNotes(own, 'loan').join()).toContain(
      'At the end of month 33 of the schedule (36 months after the first disbursement) the subsidy repays',
    )
    expect(findRow(own, 'balance', 'Difference')).toEqual(Array(5).fill('0.00'))
  })

  it('has assets cover the loan without the part that the deposit covers', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    const [first] = own.bank.years
    if (!first) throw new Error('No year')
    // 85 % of 61,95,000, over what is owed after year 1 less 7,50,000.
    const cover = new Big(5_265_750).div(first.loanBalance.minus(750_000))
    expect(findRow(own, 'ratios', 'Fixed asset cover')?.[0]).toBe(formatRatio(cover))
  })

  it('of PMEGP lends on the GST refund too, so that the contribution is the share of what counts', () => {
    const typed = { ...INVERTED, 'gst-machine': '0', 'report-scheme': 'pmegp-special', 'subsidy-most': '5 crore' }
    const own = buildBankReport(typed)
    expect(findRow(own, 'finance', 'Promoter’s contribution')?.[1]).toBe('5 %')
    expect(findRow(own, 'finance', 'Bank finance: term loan and cash credit')?.[1]).toBe('95 %')
    // Two months of the tax that is refunded: 13,569 in all, of which the bank lends 95 %.
    expect(listNotes(own, 'finance')[0]).toContain('lends on the GST refund of ₹13,569 too')
    expect(listNotes(own, 'finance')[0]).toContain('the promoter pays ₹12,891 of it meanwhile')
    // Above the limit, 10 % of what counts and 25 % of the rest.
    const above = buildBankReport({ ...INVERTED, 'report-scheme': 'pmegp' })
    const split = splitAtLimit(above)
    if (!split) throw new Error('All is counted')
    const { within, beyond } = split
    expect(within.own.div(within.cost).toFixed(4)).toBe('0.1000')
    expect(beyond.own.div(beyond.cost).toFixed(4)).toBe('0.2500')
    // A drawing power at the bank's own margin has no refund in it: 75 % of stock and debtors less creditors.
    const [year] = above.bank.years
    const stock = year?.drawingPower.div(0.9).minus(13_568.94).times(0.75).div(100_000).toFixed(2)
    expect(findRow(above, 'working', 'Drawing power at a margin of 25 %')?.[0]).toBe(stock)
  })

  it('of a bank loan says by how much the GST refund lifts the contribution above the margin', () => {
    const own = buildBankReport({ ...INVERTED, 'gst-machine': '0' })
    // 75 % of 13,569, over the cost of 61,95,000 and the working capital.
    const { fixedCapital, workingCapital, ownMoney } = own.bank.project
    const cost = fixedCapital.plus(workingCapital)
    expect(ownMoney.minus(cost.times(0.25)).toFixed(0)).toBe('10177')
    expect(listNotes(own, 'finance')[0]).toBe(
      'The bank lends nothing on the GST refund of ₹13,569: the promoter pays ₹10,177 for it, so that the contribution is above the margin of 25 % by 0.14 % of the cost.',
    )
    expect(listNotes(report, 'finance').join()).not.toContain('GST refund')
  })

  it('says by how much the subsidy is smaller where the promoter pays what many banks leave to him', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp', 'subsidy-most': '5 crore', preop: '1,00,000' })
    const { project } = own.bank
    // 15 % of 1,00,000 less.
    const less = formatRupees(project.subsidy.minus(15_000))
    expect(listNotes(own, 'finance').join()).toContain(`The subsidy is then ${less}.`)
    // What counts is at its limit with and without the expenses.
    const above = buildBankReport({ 'report-scheme': 'pmegp', preop: '1,00,000' })
    expect(listNotes(above, 'finance').join()).not.toContain('The subsidy is then')
  })

  it('counts ₹50 lakh of a larger project for the subsidy of PMEGP, and lends on the rest without it', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    // Year 1: 10.5 % of 44,95,094.94 is 4,71,984.97, less what the instalments of months 7 to 12 save. All five sums were
    // computed outside of this code, as the head of this file says: 45 instalments of 1,22,296 after six months, on all of
    // the 52,45,094.94.
    expect(own.bank.loan?.emi.toNumber()).toBe(122_296)
    expect(own.bank.years.map(({ loanInterest }) => loanInterest.toFixed(2))).toEqual([
      '460968.08',
      '366576.43',
      '245245.13',
      '110542.69',
      '4883.42',
    ])
    expect(own.bank.years[2]?.loanBalance.toFixed(2)).toBe('1663012.10')
    // Payback is of 61,95,000 − 7,50,000.
    const { payback } = own.costs.business ?? {}
    const plain = buildBankReport({ 'report-scheme': 'pmegp', subsidy: '0' }).costs.business?.payback
    expect(payback?.planned?.div(plain?.planned ?? 1).toFixed(4)).toBe('0.8789')
  })

  it('counts working capital for the subsidy of PMEGP up to 40 % of the cost', () => {
    const days = { 'debtor-days': '180', 'stock-days': '180', 'goods-days': '90' }
    const { project } = buildBankReport({ 'report-scheme': 'pmegp', 'subsidy-most': '5 crore', ...days }).bank
    const cost = project.fixedCapital.plus(project.workingCapital)
    expect(project.workingCapital.div(cost).gt(0.4)).toBe(true)
    // 15 % of 61,95,000 / 0.6.
    expect([project.fixedCapital, project.subsidy].map(Number)).toEqual([6_195_000, 1_548_750])
  })

  it.each([
    // Contribution: 10 % or 5 % of ₹50,00,000, and 25 % of the 22,02,700 above. Subsidy: 15 to 35 % of ₹50,00,000, which
    // is 10.41 to 24.3 % of the cost.
    ['pmegp', '₹10,50,675, 14.59 %', '₹7,50,000, 10.41 %'],
    ['pmegp-rural', '₹10,50,675, 14.59 %', '₹12,50,000, 17.35 %'],
    ['pmegp-special', '₹8,00,675, 11.12 %', '₹12,50,000, 17.35 %'],
    ['pmegp-special-rural', '₹8,00,675, 11.12 %', '₹17,50,000, 24.3 %'],
  ])(
    '%s has the contribution and the subsidy of its category and area at a glance',
    (scheme, contribution, subsidy) => {
      const own = buildBankReport({ 'report-scheme': scheme })
      expect(findRow(own, 'top', 'Promoter’s contribution')).toEqual([`${contribution} of the cost of project`])
      expect(findRow(own, 'top', 'Subsidy')).toEqual([`${subsidy} of the cost of project`])
      expect(listNotes(own, 'working').join()).toContain(`less a margin of ${scheme.includes('special') ? 5 : 10} %`)
      expect(listNotes(own, 'annexes')).toContain(words.report.notes.papers)
    },
  )

  it('without a subsidy has none at a glance, and no papers of PMEGP', () => {
    expect(findRow(report, 'top', 'Subsidy')).toEqual(['–'])
    expect(findRow(report, 'top', 'Promoter’s contribution')).toEqual(['₹18,00,675, 25 % of the cost of project'])
    // 129.92 m² × 1.6.
    expect(findRow(report, 'top', 'Area of the premises')).toEqual(['208 m²'])
    expect(listNotes(report, 'annexes')).toEqual([words.report.notes.annexes])
  })

  it('has a column of the loan for what the subsidy repays, so that each balance follows from its row', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    const rows = listRows(own, 'loan')
    // A row: month, opening balance, interest, principal, instalment, subsidy, closing balance.
    expect(rows.find(([month]) => month === '36')?.slice(5)).toEqual(['7,50,000.00', expect.any(String)])
    const months = rows.filter(cells => cells.length === 7)
    // 51 months, because the subsidy repays the last instalments, and five years.
    expect(months).toHaveLength(56)
    // In paisa.
    for (const [, opening = 0, , principal = 0, , setOff = 0, closing = 0] of months.map(row =>
      row.map(cell => Math.round(Number(cell.replaceAll(',', '')) * 100)),
    ))
      expect(opening - principal - setOff).toBe(closing)
    expect(listRows(report, 'loan').map(row => row.length)).not.toContain(7)
  })

  it('of PMEGP takes the promoter’s contribution for the margin on stock, so that the bank lends 90 % of it', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    // 90 % of 10,07,700.
    expect(own.bank.project.cashCredit.toFixed(0)).toBe('906930')
    expect(listNotes(own, 'working').join()).toContain('less a margin of 10 %')
  })

  it('of PMEGP names by how much its cash credit is above both methods, and the drawing power at a margin of 25 %', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    // 9,06,930 of cash credit, and 75 % of the gap of 10,07,700: 7,55,775.
    expect(listNotes(own, 'working').join()).toContain('Cash credit is above the first method by ₹1,51,155.')
    expect(listNotes(own, 'working').join()).toContain('Cash credit is above the second method by')
    // Where nothing is old or of the state, the drawing power is the gap less the margin.
    expect(findRow(own, 'working', 'Drawing power at a margin of 25 %')?.[0]).toBe('7.56')
    expect(findRow(report, 'working', 'Drawing power at a margin of 25 %')).toBeUndefined()
    expect(listNotes(report, 'working').join()).not.toContain('above the first method')
  })

  it('with a subsidy says that it reduces the cost of which income tax allows depreciation', () => {
    const note = words.report.notes.subsidyTax
    expect(listNotes(buildBankReport({ 'report-scheme': 'pmegp' }), 'profit')).toContain(note)
    expect(listNotes(report, 'profit')).not.toContain(note)
  })

  it('of PMEGP asks for the particulars of its form, and declares that neither applicant nor spouse had the subsidy', () => {
    const list = (own: typeof report) =>
      listSections(own, words.report, itemNames).flatMap(({ parts }) =>
        parts.flatMap(part => (part.kind === 'fields' ? part.fields.map(({ label }) => label) : [])),
      )
    const particulars = [
      'Sponsoring agency (KVIC, KVIB, DIC)',
      'NIC code and activity',
      'Father’s or husband’s name',
      'Date of birth',
      'Village and district',
      'EDP training: done, under way or to come',
    ]
    const own = buildBankReport({ 'report-scheme': 'pmegp-rural' })
    expect(list(own)).toEqual(expect.arrayContaining(particulars))
    expect(list(report).filter(label => particulars.includes(label))).toEqual([])
    expect(listNotes(own, 'declaration')).toContain(words.report.notes.pmegpSpouse)
    expect(listNotes(report, 'declaration')).toEqual([words.report.notes.declaration])
  })

  it('says what the ratios of year 1 would be with the deposit of the subsidy set off', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    const [first] = own.bank.years
    if (!first) throw new Error('No year')
    const { outsideOwed, netWorth } = toAmounts(own, first, 0)
    const toRatio = (owed: Big) => owed.minus(750_000).div(netWorth).round(2, Big.roundUp).toFixed(2)
    expect(listNotes(own, 'ratios')).toContain(
      `TOL has the whole term loan, and not the subsidy reserve. With the deposit taken off the loan, year 1 would have a debt–equity ratio of ${toRatio(first.balance.loan)} and TOL/TNW of ${toRatio(outsideOwed)}.`,
    )
    expect(listNotes(report, 'ratios').join()).not.toContain('subsidy reserve')
  })

  it('has the part of a project above the limit of PMEGP as figures of its own', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    const rows = listRows(own, 'finance').filter(cells => cells.length === 4)
    // ₹50,00,000 of 72,02,700, and the 22,02,700 above: 10 and 25 % of them are the promoter's.
    expect(rows).toContainEqual(['Cost of project', '50.00', '22.03', '72.03'])
    expect(rows).toContainEqual(['Promoter’s contribution', '5.00', '5.51', '10.51'])
    expect(rows).toContainEqual(['Term loan and cash credit', '45.00', '16.52', '61.52'])
    expect(rows).toContainEqual(['Of it margin money (subsidy), kept as a term deposit (TDR)', '7.50', '0.00', '7.50'])
    // Working capital beyond 40 % is not counted either: 61,95,000 ÷ 60 % are.
    const days = { 'debtor-days': '180', 'stock-days': '180', 'goods-days': '90' }
    const large = buildBankReport({ 'report-scheme': 'pmegp', 'subsidy-most': '5 crore', ...days })
    const counted = listRows(large, 'finance').find(
      ([label, ...cells]) => label === 'Cost of project' && cells.length === 3,
    )
    expect(counted?.[1]).toBe('103.25')
    // Without a limit, and below it, all of the project is counted.
    const whole: Record<string, string>[] = [{ subsidy: '15' }, { 'report-scheme': 'pmegp', 'subsidy-most': '1 crore' }]
    for (const typed of whole)
      expect(findRow(buildBankReport(typed), 'finance', 'Term loan and cash credit')).toBeUndefined()
  })

  it('works the check of working capital under PMEGP, and names the part above its limit', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    // 10,07,700 of 72,02,700; 10,07,700 is less than 40 % of it.
    expect(listNotes(own, 'finance')).toContain('Working capital is 13.99 % of the cost, within the 40 % that count.')
    expect(listNotes(own, 'finance')).toContain(
      'The scheme counts ₹50,00,000 of this project. On the ₹22,02,700 beyond, a bank asks its own margin: the promoter pays ₹5,50,675 (25 %) of it, by a smaller term loan, and the bank lends ₹16,52,025 without a subsidy.',
    )
    const days = { 'debtor-days': '180', 'stock-days': '180', 'goods-days': '90' }
    const large = buildBankReport({ 'report-scheme': 'pmegp', 'subsidy-most': '5 crore', ...days })
    // 61,95,000 ÷ 60 %, so that a part of the working capital is beyond.
    expect(listNotes(large, 'finance').join()).toContain('The scheme counts ₹1,03,25,000 of this project.')
    const check = listNotes(large, 'finance').find(note => note.startsWith('The subsidy counts'))
    expect(check).toMatch(
      /^The subsidy counts at most ₹1,03,25,000: fixed capital ₹61,95,000 ÷ 60 %, because working capital \(4\d(\.\d+)? %\) counts for at most 40 %\.$/,
    )
    expect(listNotes(report, 'finance').join()).not.toContain('40 %')
  })

  it('says which of its limits a project exceeds', () => {
    const exceeded = (typed: object) =>
      listExcesses(buildBankReport(typed as Record<string, string>)).map(({ limit }) => limit)
    expect(exceeded({})).toEqual([])
    expect(exceeded({ 'report-scheme': 'pmegp' })).toEqual(['project'])
    expect(
      exceeded({ 'report-scheme': 'pmegp', 'debtor-days': '180', 'stock-days': '180', 'goods-days': '90' }),
    ).toEqual(['project', 'workingShare'])
    // Working capital of 41,43,700 is 40.1 % of the cost, though the cash credit is only 36.1 % of it.
    expect(exceeded({ 'report-scheme': 'pmegp', 'debtor-days': '205' })).toEqual(['project', 'workingShare'])
    expect(exceeded({ 'report-scheme': 'pmegp', 'debtor-days': '200' })).toEqual(['project'])
    expect(exceeded({ 'report-scheme': 'mudra' })).toEqual(['loan'])
  })

  it('that is not known is taken for the general one', () => {
    expect(buildBankReport({ 'report-scheme': 'Stand-Up' }).scheme).toBe('general')
  })
})
