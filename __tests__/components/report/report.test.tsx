import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { plannerData, plannerFile } from '@/__tests__/support/many-machines'
import { Report } from '@/components/report/report.client'
import { typedCosts } from '@/lib/costs/typed-costs-store'
import { json, stubNetwork } from '../../support/network'
import { BAGS, TYPED } from '../../support/report-job'
import { renderWithoutScript } from '../../support/static-markup'
import { stubStorage } from '../../support/storage'
import { words } from '../../support/words'

// The same in a browser: e2e/report.spec.ts. The tests of lib/trade/costs check the figures.

const network = stubNetwork()
const storage = stubStorage()
const { form, sections } = words.report
const EXAMPLE = <p>Example: Tuck carton</p>

/** Opens the page at an address, and waits for the figures. */
async function openAt(query: string) {
  network.answer(json(plannerFile))
  window.history.replaceState(null, '', `/line-planner/report?${query}`)
  const page = render(
    <Report form={plannerData} words={words.report}>
      {EXAMPLE}
    </Report>,
  )
  await screen.findByRole('navigation')
  return page
}

afterEach(() => window.history.replaceState(null, '', '/'))

/** The cells of a row, by the table's caption; roles of so many tables would take a minute. */
function getCells(caption: string, label: string) {
  const table = screen.getByText(caption, { selector: 'caption' }).closest('table') as HTMLElement
  const row = within(table).getByText(label, { selector: 'th' }).closest('tr')
  return [...(row?.querySelectorAll('td') ?? [])].map(cell => cell.textContent)
}

/** Replaces the text of a field. */
async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

it('names its fields, has a heading for each section, and says what is missing', async () => {
  await openAt(BAGS)
  for (const field of document.querySelectorAll('input, select')) expect(field).toHaveAccessibleName()
  // The keypad for small numbers has no letters for the 'lakh' of a machine's price.
  expect(screen.getByLabelText(form.sell)).toHaveAttribute('inputmode', 'decimal')
  for (const price of screen.getAllByLabelText(/: price/)) expect(price).not.toHaveAttribute('inputmode')
  // One heading for each section, and that of the form.
  expect(document.querySelectorAll('h2')).toHaveLength(Object.keys(sections).length + 1)
  expect(screen.getByText(/^Still needed: Selling price, Slitting/)).toBeInTheDocument()
  expect(screen.queryByText(form.download)).toBeNull()
})

it('links to each section, and marks those whose tables are wider than a phone', async () => {
  typedCosts.set(TYPED)
  await openAt(BAGS)
  const links = [...screen.getByRole('navigation').querySelectorAll('a')]
  expect(links.map(link => link.textContent)).toEqual(Object.values(sections))
  for (const link of links) expect(document.querySelector(link.hash)).toHaveTextContent(link.text)
  const wide = screen.getAllByText(words.report.tables.scroll).map(text => text.closest('section'))
  expect(wide).toContain(document.querySelector('#report-section-profit')?.closest('section'))
  expect(wide).not.toContain(document.querySelector('#report-section-people')?.closest('section'))
})

it('shows an example at first, and the figures of the default job on request, which needs a script', async () => {
  const page = renderWithoutScript(
    <Report form={plannerData} words={words.report}>
      {EXAMPLE}
    </Report>,
  )
  expect(page).toHaveTextContent('Example: Tuck carton')
  expect(page.querySelector('.needs-script')).toHaveTextContent(words.report.page.show)
  page.remove()
  network.answer(json(plannerFile))
  render(
    <Report form={plannerData} words={words.report}>
      {EXAMPLE}
    </Report>,
  )
  expect(network.requests).toEqual([])
  await userEvent.click(screen.getByText(words.report.page.show))
  expect(await screen.findByRole('navigation')).toBeInTheDocument()
  expect(screen.queryByText('Example: Tuck carton')).toBeNull()
})

it('computes with the chosen scheme, and says what exceeds its limits', async () => {
  typedCosts.set(TYPED)
  await openAt(BAGS)
  await userEvent.selectOptions(screen.getByLabelText(form.scheme), words.report.schemes.pmegp)
  expect(screen.getByText(words.report.schemeNotes.pmegp)).toBeInTheDocument()
  const [_amount, share] = getCells(words.report.tables.means, 'Promoter’s contribution')
  // The scheme presets 10 % of ₹50 lakh, and a bank asks 25 % of the rest.
  expect(share).toBe('14.59 %')
  expect(screen.getByLabelText(/^Promoter's contribution to what a scheme/)).toHaveValue('')
  const [firstYear] = getCells(sections.balance, 'Difference')
  expect(firstYear).toBe('0.00')
  expect(screen.getByText(/^The project of ₹72,02,700 is above ₹50,00,000/)).toBeInTheDocument()
})

it('names the typed unit at the foot of its printed pages', async () => {
  typedCosts.set(TYPED)
  await openAt(BAGS)
  await type(screen.getByLabelText(words.report.fields.unit), 'Shri Bags')
  expect(
    screen.getByText(/^Draft figures for your project report: Shri Bags, \d.* assumptions? changed;/),
  ).toBeInTheDocument()
})

it('says when a year earns less than it owes, and can clear everything that was typed', async () => {
  typedCosts.set({ ...TYPED, sell: '3.60', 'gst-machine': '18' })
  await openAt(BAGS)
  expect(
    screen.getByText(/^In one year or more the line earns less .* lowest DSCR is −?\d\.\d\d\.$/),
  ).toBeInTheDocument()
  expect(screen.getByText(/^Cash runs out in year 1: ₹13,85,338 short at year end\.$/)).toBeInTheDocument()
  // Beside it, and again under the means of finance.
  expect(screen.getAllByText(/^GST of ₹11,15,100 on the machines does not come back/)).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: words.costs.form.clear }))
  expect(screen.getByLabelText(form.sell)).toHaveValue('')
  expect(typedCosts.get()).toEqual({})
  await userEvent.click(screen.getByRole('button', { name: words.costs.form.restore }))
  expect(screen.getByLabelText(form.sell)).toHaveValue('3.60')
})

it('refuses a wrong price beside its field, escapes markup, and says when the browser stores nothing', async () => {
  storage.block()
  typedCosts.set({ ...TYPED, sell: 'with GST?', 'report-address': '<img src=x onerror=alert(1)>' })
  await openAt(BAGS)
  expect(screen.getByLabelText(form.sell)).toHaveAccessibleDescription(
    /: 'with GST\?' is not a number\. We left it out\.$/,
  )
  expect(screen.getAllByText('<img src=x onerror=alert(1)>')[0]).toBeInTheDocument()
  // Less than a pack costs.
  await type(screen.getByLabelText(form.sell), '1.50')
  expect(screen.getByText(/^Each pack loses ₹0\.29: it sells/)).toBeInTheDocument()
  expect(screen.getByText(form.unstored)).toBeInTheDocument()
})

it('says what replaces costs that it refuses, and that a loan term leaves no month for repayment', async () => {
  typedCosts.set({ ...TYPED, 'loan-rate': '0', tenor: '12', moratorium: '24.5' })
  await openAt(BAGS)
  const top = screen.getByText(form.title).closest('section') as HTMLElement
  for (const text of [
    "Interest rate per year: '0' is less than 1 %. We used 1 %.",
    "Moratorium (interest only), months within the term: '24.5' is not a whole number. We used 6.",
  ])
    expect(within(top).getByText(text)).toBeInTheDocument()
  act(() => void typedCosts.set({ ...TYPED, tenor: '12', moratorium: '24' }))
  expect(await within(top).findByText(words.report.notes.noLoan)).toBeInTheDocument()
})

it('says when contribution and subsidy are more than the whole cost', async () => {
  typedCosts.set({ ...TYPED, margin: '60', subsidy: '60' })
  await openAt(BAGS)
  expect(screen.getByText(/subsidy add up to 120 % of the cost, more than all of it/)).toBeInTheDocument()
})

it('explains banking terms at the tables that use them', async () => {
  typedCosts.set(TYPED)
  await openAt(BAGS)
  const { finance, capacity, loan, ratios } = words.report.notes
  const working = words.report.notes.working.replace('{margin}', '25 %')
  for (const note of [finance, capacity, working, loan, ratios]) expect(screen.getByText(note)).toBeInTheDocument()
  for (const word of ['Promoter’s contribution:', 'Pre-operative', 'Debtors:', 'Creditors:', 'Working capital gap:'])
    expect(`${finance} ${working}`).toContain(word)
  expect(`${capacity} ${loan} ${ratios}`).toMatch(/Capacity utilisation:.*Moratorium:.*DSCR \(/)
})

it('reads the plan from the address, and links back to the planner if there is none', async () => {
  const { unmount } = await openAt(`${BAGS}&plan=leastPower`)
  expect(screen.getByText(form.back)).toHaveAttribute('href', expect.stringContaining('style=sos-bag'))
  unmount()
  network.answer(json({ ...plannerFile, machines: [] }))
  render(
    <Report form={plannerData} words={words.report}>
      {EXAMPLE}
    </Report>,
  )
  expect(await screen.findByText(form.noPlan)).toBeInTheDocument()
})
