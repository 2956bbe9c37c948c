import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { costFile, plannerData, plannerFile } from '@/__tests__/support/many-machines'
import { PlanCostSection } from '@/components/costs/plan-cost-section'
import { PlanWays, QuoteLink } from '@/components/planner/plan-ways.client'
import { readDraft } from '@/lib/contact/drafts'
import { typedCosts } from '@/lib/costs/typed-costs-store'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { comeNear, stubIntersections } from '../../support/intersections'
import { json, stubNetwork } from '../../support/network'
import { finishPending } from '../../support/pending'
import { WithSharedWords } from '../../support/shared-words'
import { stubStorage } from '../../support/storage'
import { WORKED_INPUTS, WORKED_PLAN } from '../../support/worked-inputs'

// The figures are proved by the tests of lib/trade/costs; here they show that the page computes with what is typed.
// Prices of machines and packs are invented.

const network = stubNetwork()
const storage = stubStorage()
const data = plannerData

/** Two jobs like those that __tests__/lib/trade/costs/worked-costs.test.ts works by hand. */
const CARTONS = 'style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&own-ups=15&quantity=20000'
const BAGS = `style=sos-bag&l=260&w=140&h=320&gsm=80&colours=2&quantity=8000${WORKED_PLAN}`

/** The costs of a plan of a job, by default its first, and the ids of the prices of its machines. */
function createPanel(query: string, index = 0) {
  const { job } = parseJob(new URLSearchParams(query), data)
  const plan = planJob(data, job).plans[index]
  if (!plan) throw new Error(`No plan for ${query}`)
  const brief = createBrief(data, job)
  const asked = { plan: plan.name, title: 'Line plan: Carton', machines: [], url: 'https://boxes.example/plan' }
  return {
    priceIds: plan.machines.map(({ machine }) => `price-${machine.slug}`),
    panel: (
      <WithSharedWords>
        <PlanWays {...asked} size={null} card={null} words={data.planWords.ways} />
        <PlanCostSection plan={plan} brief={brief} source={costFile} quote={<QuoteLink {...asked}>Ask</QuoteLink>} />
      </WithSharedWords>
    ),
  }
}

/**
 * Shows the costs of a plan with the fields for the buyer's own figures. They open by themselves, once they come near,
 * if some figures are stored already.
 */
async function open(query = CARTONS, stored: Record<string, string> = {}) {
  network.answer(json(plannerFile))
  if (Object.keys(stored).length > 0) typedCosts.set(stored)
  const page = render(createPanel(query).panel)
  if (Object.keys(stored).length > 0) comeNear()
  else await userEvent.click(screen.getByRole('button', { name: 'Use your own figures' }))
  await screen.findByRole('form', { name: 'Your figures' })
  return { ...page, visitor: userEvent.setup() }
}

/** Prices for all machines of a plan: the whole amount for the first, 0 for the others. */
function pricesOf(query: string, total: string) {
  return Object.fromEntries(createPanel(query).priceIds.map((id, index) => [id, index === 0 ? total : '0']))
}

const form = () => screen.getByRole('form', { name: 'Your figures' })
const field = (label: string | RegExp) => within(form()).getByLabelText(label)

/** The heading that sums up the costs. */
const lead = () => screen.getByRole('heading', { name: / a pack / })
/** The line that stays in view above the fields. */
const readStatus = () => form().querySelector('[data-part=cost-status]')?.textContent
const row = (name: string | RegExp) => screen.getByRole('row', { name })

// The test DOM opens no page.
const stay = (event: Event) => event.target instanceof HTMLAnchorElement && event.preventDefault()
beforeAll(() => document.addEventListener('click', stay))
afterAll(() => document.removeEventListener('click', stay))

beforeEach(stubIntersections)
afterEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it('shows in the bar each item with its name or number, and those too small for one as one part of their kind', () => {
  const { container } = render(createPanel(CARTONS).panel)
  const bar = container.querySelector('[data-part=cost-bar]')
  const isFixed = [...(bar?.querySelectorAll('rect') ?? [])].map(part => part.classList.contains('fill-plate-2'))
  const texts = [...(bar?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)
  // The largest has its name and share in every window, and no number.
  expect(texts.slice(0, 3)).toEqual(['Board', '51 %', expect.not.stringMatching(/^1$/)])
  const numbers = texts.filter(text => /^\d+$/.test(text ?? ''))
  expect(numbers.length).toBeGreaterThan(2)
  expect(screen.getAllByRole('row').length).toBeGreaterThan(numbers.length + 5)
  // Board and labour, which a phone has room to name, and those of each kind that are too small.
  expect(isFixed).toHaveLength(numbers.length + 2 + 2)
  // Variable costs, then fixed ones.
  expect(isFixed).toEqual([...isFixed].sort())
})

it('loads nothing until the visitor asks for the fields, describes each, and computes the same costs', async () => {
  network.answer(json(plannerFile))
  render(createPanel(CARTONS).panel)
  const before = lead().textContent
  comeNear()
  // Were the fields not to wait for the button, they would be requested now.
  await finishPending()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(network.requests).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Use your own figures' }))
  expect(await screen.findByRole('form')).toHaveFocus()
  expect(lead().textContent).toBe(before)
  for (const name of [
    'Duplex board, grey back, ₹/kg',
    /^Electricity/,
    /^Operator, wage/,
    /^Helper, wage/,
    /^Selling price/,
  ])
    expect(field(name)).toHaveAccessibleDescription(/./)
  expect(within(form()).getAllByRole('textbox', { name: /rupees, without GST$/ }).length).toBeGreaterThan(1)
})

it('shows the costs of 1,000 packs, a day and a month, and says which costs are not included', async () => {
  await open()
  // Of the sentence, only the price of a pack is in large type.
  expect(within(lead()).getByText('₹1.48 a pack')).toBeInTheDocument()
  expect(lead()).toHaveTextContent(/^₹1\.48 a pack ₹1,481 per 1,000$/)
  expect(row(/^Board/)).toHaveTextContent('752')
  // The cells of a row, whose texts follow each other without a space: per 1,000 packs, a day, a month, and the share.
  // 1,481.46 × 20 thousand packs a day = 29,629; × 25 days = 7,40,729.
  expect(row(/^Total/)).toHaveTextContent(['1,481', '29,629', '7,40,729', '100 %'].join(''))
  // The rented area stands beside what it costs.
  expect(row(/^Rent/)).toHaveTextContent(/^\d+Rent\d+ m² × ₹200\d/)
  // Each heading has a scope, without which an accessibility checker asks which headings belong to a figure.
  for (const heading of row(/^Total/)
    .closest('table')
    ?.querySelectorAll('th') ?? [])
    expect(heading).toHaveAttribute('scope', heading.closest('thead') ? 'col' : 'row')
  expect(screen.getByRole('status', { name: 'Your figures' })).toHaveTextContent('₹1.48 a pack')
  expect(screen.getByText(/^₹[\d.]+ per kg of pack; a pack weighs 8 g\.$/)).toBeInTheDocument()
  expect(screen.getByText(/^Machine cost is not included/)).toBeInTheDocument()
  expect(screen.queryByText('When the line pays')).not.toBeInTheDocument()
})

it('prints the costs computed from the figures of an earlier visit', async () => {
  network.answer(json(plannerFile))
  typedCosts.set({ operator: '40,000' })
  render(createPanel(CARTONS).panel)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  // ₹18,000 a month more than our wage of 22,000, and 16 % on it: 3 operators × 18,000 × 1.16 = 62,640, on 5,00,000
  // packs a month 0.1253 a pack. 1.4815 + 0.1253 = 1.6068.
  await waitFor(() => expect(lead()).toHaveTextContent('₹1.61 a pack'))
})

it("asks for a keyboard with letters where 'lakh' may be typed, and for a keypad for small numbers", async () => {
  await open()
  for (const price of within(form()).getAllByRole('textbox', { name: /rupees, without GST$/ }))
    expect(price).not.toHaveAttribute('inputmode')
  for (const name of [/^Electricity/, /^Selling price/]) expect(field(name)).toHaveAttribute('inputmode', 'decimal')
})

it('says what each pack loses, and computes nothing that needs a profit', async () => {
  await open(CARTONS, { 'sell-tuck': '0.50', ...pricesOf(CARTONS, '40 lakh') })
  expect(await screen.findByText(/^Each pack loses ₹0\.[34]\d; no quantity breaks even\.$/)).toBeInTheDocument()
  expect(screen.queryByText('Break-even quantity')).not.toBeInTheDocument()
  expect(screen.queryByText(/^Machine cost is not included/)).not.toBeInTheDocument()
})

it('shows no payback without machine prices, but what changes the contribution of a pack', async () => {
  await open(BAGS, { ...WORKED_INPUTS, 'sell-sos-bag': '4.90' })
  expect(await screen.findByText(/^Instalments and payback need/)).toBeInTheDocument()
  expect(row(/^Contribution per pack/)).toHaveTextContent('₹3.01')
  expect(row(/^Break-even quantity/)).toHaveTextContent(/^Break-even quantity[\d,]+ packs a month of 2,00,000 planned$/)
  expect(screen.queryByText(/^Pays back in/)).not.toBeInTheDocument()
  expect(readStatus()).toMatch(/^₹[\d.]+ a pack$/)
  expect(within(form()).getByRole('status', { name: 'Your figures' })).toHaveTextContent(/^₹[\d.]+ a pack$/)
  expect(screen.getByText('Contribution per pack (₹3.01 as planned)')).toBeInTheDocument()
  // The two cells of a row: the result if the figure is lower, and if it is higher.
  expect(row(/^Selling price/)).toHaveTextContent(['₹2.54', '₹3.49'].join(''))
})

it('says when the line breaks even with and without the loan, and what changes that', async () => {
  await open(BAGS, { ...WORKED_INPUTS, 'sell-sos-bag': '₹4.90', deposit: '0', ...pricesOf(BAGS, '59 lakh') })
  expect(await screen.findByRole('heading', { name: 'When the line pays' })).toBeInTheDocument()
  expect(row(/^Break-even quantity/)).toHaveTextContent('78,429 packs a month of 2,00,000 planned')
  expect(row(/^Including instalments/)).toHaveTextContent('1,16,586 packs a month')
  expect(row(/^Pays back in, at the full planned output/)).toHaveTextContent('17 months')
  expect(readStatus()).toMatch(/^₹[\d.]+ a pack · pays back in 17 months at full output · lowest DSCR 1\.46$/)
  expect(row(/^At the output of year 3/)).toHaveTextContent('26 months')
  expect(row(/^Installed capacity/)).toHaveTextContent('39,508 packs a day of 8,000 planned')
  expect(screen.getByText('Lowest DSCR (1.46 as planned)')).toBeInTheDocument()
  // The two cells of a row: the lowest DSCR if the figure is lower, and if it is higher.
  expect(row(/^Price of the main material/)).toHaveTextContent(['1.58', '1.35'].join(''))
  expect(row(/^Packs sold/)).toHaveTextContent(['1.16', '1.74'].join(''))
  expect(row(/^Selling price/)).toHaveTextContent(['0.88', '1.91'].join(''))
})

it('shows labour computed in three ways, and uses the chosen one', async () => {
  const { visitor } = await open()
  await visitor.click(field(/^Electricity/))
  const ways = await screen.findByRole('group', { name: 'How labour is counted' })
  // Per 1,000 packs, 20 thousand a day. Whole shifts of the crews of all machines: (3 operators × 22,000 + 5 helpers ×
  // 14,000, of whom one carries) × 1.16 / 25 days / 20 = 315.52. One crew as large as the gluer's: (22,000 + 3 × 14,000) × 1.16 / 25 / 20 =
  // 148.48. The hours worked are 0.702 shifts of an operator and 1.021 of a helper: 69.00.
  const [, ...rows] = within(ways).getAllByRole('row')
  expect(rows.map(({ textContent }) => /₹\d+/.exec(textContent ?? '')?.[0])).toEqual(['₹316', '₹148', '₹69'])
  await visitor.click(within(ways).getByLabelText(/^Only the hours/))
  // 1,481 - 316 + 69 = 1,234 per 1,000.
  await waitFor(() => expect(lead()).toHaveTextContent(/^₹1\.23 a pack/))
})

it('says that it cannot store figures if storage is blocked, and still computes the costs', async () => {
  storage.block()
  const { visitor } = await open()
  expect(screen.getByText(/^Your browser does not save/)).toBeInTheDocument()
  await visitor.type(field(/^Selling price/), '4')
  expect(await screen.findByRole('heading', { name: 'When the line pays' })).toBeInTheDocument()
})

it('computes with what is typed, stores what differs from our figures, and can clear and restore it', async () => {
  // The name of the unit is typed on the page of the report, and stored with the figures.
  const { visitor } = await open(CARTONS, { tariff: '9', 'report-unit': 'Asha Packaging' })
  expect(field(/^Electricity/)).toHaveValue('9')
  await visitor.clear(field(/^Electricity/))
  await visitor.type(field(/^Electricity/), '7.5')
  await visitor.clear(field(/^Operator, wage/))
  await visitor.type(field(/^Operator, wage/), '40,000')
  expect(await screen.findByText('₹1.61 a pack', { selector: 'output' })).toBeInTheDocument()
  expect(lead()).toHaveTextContent('₹1.61 a pack ₹1,607 per 1,000')
  expect(row(/^Labour/)).toHaveTextContent(/27\s%$/)
  expect(typedCosts.get()).toMatchObject({ operator: '40,000', 'report-unit': 'Asha Packaging' })
  expect(typedCosts.get()).not.toHaveProperty('tariff')
  await visitor.click(screen.getByRole('button', { name: 'Clear what I typed' }))
  expect(typedCosts.get()).toEqual({})
  expect(field(/^Operator, wage/)).toHaveValue('22000')
  await waitFor(() => expect(lead()).toHaveTextContent('₹1.48 a pack'))
  await visitor.click(screen.getByRole('button', { name: 'Bring back what I cleared' }))
  expect(typedCosts.get()).toMatchObject({ operator: '40,000', 'report-unit': 'Asha Packaging' })
  expect(field(/^Operator, wage/)).toHaveValue('40,000')
  expect(screen.getByRole('button', { name: 'Clear what I typed' })).toHaveFocus()
})

it("shows the figure in use after another plan's form has cleared what was typed", async () => {
  network.answer(json(plannerFile), json(plannerFile))
  const panels = [0, 1].map(index => <div key={index}>{createPanel(CARTONS, index).panel}</div>)
  render(<div>{panels}</div>)
  const visitor = userEvent.setup()
  // The first button opens the form of its plan and is gone then.
  for (const count of [1, 2]) {
    await visitor.click(screen.getAllByRole('button', { name: 'Use your own figures' })[0] as HTMLElement)
    await waitFor(() => expect(screen.getAllByRole('form', { name: 'Your figures' })).toHaveLength(count))
  }
  const wages = () => screen.getAllByLabelText(/^Operator, wage/)
  await visitor.clear(wages()[0] as HTMLElement)
  await visitor.type(wages()[0] as HTMLElement, '40000')
  await waitFor(() => expect(wages()[1]).toHaveValue('40000'))
  await visitor.click(screen.getAllByRole('button', { name: 'Clear what I typed' })[1] as HTMLElement)
  await waitFor(() => expect(wages().map(field => (field as HTMLInputElement).value)).toEqual(['22000', '22000']))
})

it('shows the figure in use in each field after another material is chosen or all are cleared', async () => {
  const { visitor } = await open('style=carry-bag', { 'bag-paper': 'art', 'price-art': '85', labour: 'used' })
  expect(field(/^Art paper/)).toHaveValue('85')
  expect(field(/^Art paper/)).toHaveAccessibleDescription(/^Default 80, from 33 to 220: trade assumption/)
  await visitor.click(screen.getByRole('button', { name: 'Clear what I typed' }))
  expect(field(/^Bag kraft/)).toHaveValue('46')
  expect(within(form()).getByLabelText(/^Whole shifts/)).toBeChecked()
  await visitor.click(screen.getByText('Material'))
  await visitor.selectOptions(within(form()).getByLabelText(/^Paper of carry bags/), 'Art paper')
  expect(await within(form()).findByLabelText(/^Art paper/)).toHaveValue('80')
  await waitFor(() => expect(row(/^Paper from the reel/)).toHaveTextContent(/[5-9]\d\s%$/))
})

it("applies a material's price only to packs of that material, and a selling price only to its style", async () => {
  const { visitor, unmount } = await open(CARTONS)
  await visitor.clear(field(/^Duplex board/))
  await visitor.type(field(/^Duplex board/), '50')
  await visitor.type(field(/^Selling price/), '4')
  await screen.findByRole('heading', { name: 'When the line pays' })
  unmount()
  await open('style=cup', typedCosts.get())
  expect(field(/^PE-coated cup stock/)).toHaveValue('92')
  expect(field(/^Selling price/)).toHaveValue('')
  expect(screen.queryByRole('heading', { name: 'When the line pays' })).not.toBeInTheDocument()
})

it('says beside a field that it cannot use what was typed, and leaves it there', async () => {
  const { visitor } = await open()
  for (const [name, text, note] of [
    [/^Electricity/, '-5', /'-5' is less than ₹3\/kWh\. We used ₹3\/kWh\.$/],
    [/^Selling price/, '<b>4</b>', /'<b>4<\/b>' is not a number\. We left it out\.$/],
  ] as const) {
    await visitor.clear(field(name))
    await visitor.type(field(name), text)
    await waitFor(() => expect(field(name)).toBeInvalid())
    expect(field(name)).toHaveAccessibleDescription(note)
    expect(field(name)).toHaveValue(text)
  }
})

it('folds the other fields into groups, omits prices that the plan does not use, and computes with them', async () => {
  const { visitor } = await open()
  await visitor.click(screen.getByText('Consumables and bought work'))
  const tooling = await within(form()).findByLabelText(/^Other tools of a new job/)
  expect(tooling).toHaveAccessibleDescription(/^Default 0, from 0 to 2,00,000: trade assumption/)
  await visitor.clear(tooling)
  await visitor.type(tooling, '0.8 lakh')
  // 80,000 more for a new job, of which there is a tenth in a day of 20,000 packs: 1.481 + 0.4.
  await waitFor(() => expect(lead()).toHaveTextContent('₹1.88 a pack'))
  await visitor.clear(tooling)
  await visitor.type(tooling, '-5')
  // The note stands beside its field only, and not above the form as well.
  await waitFor(() => expect(screen.getAllByText(/'-5' is less than ₹0\. We used ₹0\.$/)).toHaveLength(1))
  expect(within(form()).queryByLabelText(/handles/)).not.toBeInTheDocument()
  await visitor.click(screen.getByText('Material'))
  expect(await within(form()).findByLabelText(/^Price of scrap sold/)).toBeInTheDocument()
  expect(within(form()).getAllByLabelText(/^(Duplex|Solid bleached|Folding box) board/)).toHaveLength(1)
  await visitor.click(screen.getByText('Sales, loan and tax'))
  expect(await within(form()).findByLabelText(/^Selling and delivery/)).toBeInTheDocument()
})

it('adds typed figures to the enquiry only if the buyer ticks the box, and never to an address', async () => {
  const { visitor } = await open(CARTONS, { 'sell-tuck': '4.90', 'price-cup': '91' })
  await screen.findByRole('heading', { name: 'When the line pays' })
  const bank = screen.getByRole('link', { name: 'Figures for your bank' })
  expect(bank).toHaveAttribute('href', expect.stringMatching(/^\/line-planner\/report\?style=tuck&.*&plan=/))
  expect(bank).toHaveAttribute('href', expect.not.stringContaining('4.90'))
  await visitor.click(screen.getByRole('link', { name: 'Ask' }))
  expect(readDraft('message').values.message).not.toContain('4.90')
  await visitor.click(screen.getByLabelText('Put my figures into the enquiry'))
  await visitor.click(screen.getByRole('link', { name: 'Ask us about this pack' }))
  expect(readDraft('message').values.message).toMatch(
    /^Line plan: Carton: https:\S+ \(My figures: Selling price of a pack 4\.90\)\n$/,
  )
})
