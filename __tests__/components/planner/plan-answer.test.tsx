import { act, render, screen, within } from '@testing-library/react'
import { costFile, plannerData, plannerFile } from '@/__tests__/support/many-machines'
import type { CostSource } from '@/components/costs/cost-source'
import { LivePackCost } from '@/components/costs/live-pack-cost'
import { PlanAnswer } from '@/components/planner/plan-answer'
import { typedCosts } from '@/lib/costs/typed-costs-store'
import { findCosts } from '@/lib/ready-plans/ready-plans'
import { planCheapestFirst } from '@/lib/trade/costs/cheapest-first'
import { parseJob } from '@/lib/trade/planner/job-query'
import { groupPlans } from '@/lib/trade/planner/plan-job'
import { stubIntersections } from '../../support/intersections'
import { WithSharedWords } from '../../support/shared-words'

beforeEach(stubIntersections)
afterEach(() => act(() => void typedCosts.set({})))

const data = plannerData
const pictures = plannerFile.pictures

// The style 'rsc' is a regular slotted box, whose joint is stitched or glued.

/** Shows the answer to a job, and returns its plans, of which equal ones count once. */
function renderAnswer(query: string, costs: CostSource | null = costFile) {
  const { job } = parseJob(new URLSearchParams(query), data)
  const answer = planCheapestFirst(data, job, costs)
  const url = 'https://boxes.example/line-planner'
  const { container } = render(
    <PlanAnswer data={data} pictures={pictures} job={job} answer={answer} url={url} costs={costs} />,
    {
      wrapper: WithSharedWords,
    },
  )
  return { container, plans: groupPlans(answer.plans).map(({ plan }) => plan) }
}

/**
 * The cells of a row of the comparison in the first plan: one for each plan, and then one for those of another joint.
 */
function getCells(name: string) {
  const [row] = screen.getAllByRole('row', { name: new RegExp(`^${name}`) })
  return [...(row?.children ?? [])].slice(1)
}

it("says by how much each plan exceeds the buyer's power and hall", () => {
  const { plans } = renderAnswer('style=rsc&joint=stitched&quantity=5000&kw=30&hall=20x9')
  expect(plans.some(plan => plan.overruns.kw > 0)).toBe(true)
  expect(plans.some(plan => plan.overruns.hall > 0)).toBe(true)
  const row = (name: string) => getCells(name).slice(0, plans.length)
  expect(row('Connected load').map(({ textContent }) => /\skW over$/.test(textContent ?? ''))).toEqual(
    plans.map(plan => plan.overruns.kw > 0),
  )
  expect(row('Hall needed, with aisles').map(({ textContent }) => /\sm over$/.test(textContent ?? ''))).toEqual(
    plans.map(plan => plan.overruns.hall > 0),
  )
})

it('says at which speed people feed each machine of the plan that they feed', () => {
  renderAnswer('style=tuck&quantity=20000')
  // The gluer and the stripping machine, which takes piles, are fed by none.
  const said = screen.getAllByText(/^Fed by hand: [^:]* an hour$/)
  expect(said.map(({ textContent }) => textContent)).toEqual(['Fed by hand: 1,500 sheets an hour'])
})

it('says on which sheets is printed elsewhere, because few presses take the largest', () => {
  renderAnswer('style=pizza')
  expect(screen.getAllByText(/done elsewhere, on sheets of 1,063 × 861 mm\. /).length).toBeGreaterThan(0)
})

it('says what a pack costs in each plan, with the figure of the costs below it', () => {
  const { plans } = renderAnswer('style=rsc&joint=stitched&quantity=5000')
  expect(plans.length).toBeGreaterThan(1)
  const costs = getCells('Cost of a pack with our figures, without machines').slice(0, plans.length)
  const leads = screen.getAllByRole('heading', { name: / a pack /, hidden: true })
  expect(costs.map(({ textContent }) => textContent)).toEqual(
    leads.map(({ textContent }) => textContent?.replace(/ a pack.*/, '')),
  )
})

it.each([
  ['stitched', /^Stitched, /, /^Glued/],
  ['glued', /^Glued, /, /^Stitched/],
])('shows beside the plans of a %s box those of the other joint, with their figures and cost', (joint, own, other) => {
  renderAnswer(`style=rsc&joint=${joint}&quantity=5000`)
  expect(screen.getAllByRole('columnheader', { name: own }).length).toBeGreaterThan(0)
  const [column] = screen.getAllByRole('columnheader', { name: other })
  if (!column) throw new Error('There is no other joint')
  const link = within(column).getByRole('link')
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://boxwright.example')
  const { job } = parseJob(searchParams, data)
  const [first] = planCheapestFirst(data, job, costFile).plans
  expect(job.answers.joint).not.toBe(joint)
  // The column of the other joint is the last.
  const last = (name: string) => getCells(name).at(-1)?.textContent
  expect([last('Machines'), last('People')]).toEqual([String(first?.count), String(first?.people)])
  expect(last('Cost of a pack with our figures')).toMatch(/^₹\d/)
})

it('sets in bold only what one plan alone needs least of', () => {
  const isBold = (cell: Element) => cell.classList.contains('font-strong')
  renderAnswer('style=rsc&joint=stitched&quantity=5000')
  const people = getCells('People')
  const numbers = people.map(({ textContent }) => Number(textContent))
  const least = numbers.filter(number => number === Math.min(...numbers))
  expect(people.map(isBold)).toEqual(numbers.map(number => least.length === 1 && number === least[0]))
  const rows = ['Machines', 'People', 'Connected load'].map(getCells)
  const counts = rows.map(cells => cells.filter(isBold).length)
  expect(Math.max(...counts)).toBe(1)
  for (const cell of getCells('Slowest step')) expect(cell).toHaveClass('font-normal')
})

describe('the totals of a plan', () => {
  it('open each plan, its machines follow, and then the comparison, if there is one', () => {
    const { container } = renderAnswer('style=rsc&joint=stitched&quantity=5000')
    const panels = [...container.querySelectorAll<HTMLElement>('[role=tabpanel]')]
    expect(panels.length).toBeGreaterThan(1)
    for (const panel of panels) {
      const parts = ['dl', 'ol', 'table[class*=table-fixed]'].map(part => panel.querySelector(part))
      for (const [index, part] of parts.slice(1).entries()) {
        expect(parts[index]?.compareDocumentPosition(part as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      }
      expect(within(panel).getByText('Machines', { selector: 'dt' })).toBeInTheDocument()
    }
    expect(screen.getAllByRole('link', { name: /^Glued/ })).toHaveLength(panels.length)
  })

  it('have no table below them in a single plan', () => {
    renderAnswer('style=tuck&quantity=20000')
    expect(screen.queryByRole('rowheader', { name: 'Machines' })).toBeNull()
    expect(screen.getAllByText('Machines', { selector: 'dt' })).toHaveLength(1)
  })

  it('are not repeated by the sentence above them, which names the slowest step and what the power leaves', () => {
    renderAnswer('style=tuck&quantity=20000&kw=500&hall=60x60')
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(
      /^The slowest step, [a-z -]+, is busy \d+ % of a shift\. The machines’ [\d.]+ kW leave [\d.]+ of your 500 kW for compressor, boiler and light\.$/,
    )
    expect(screen.getAllByText('Your hall holds the machines with their aisles, stores and ways.')).toHaveLength(1)
    expect(screen.queryByText(/The machines fit your hall/)).toBeNull()
  })
})

it('says in the comparison when a line pays back once its prices have been typed', () => {
  const found = findCosts()
  const prices = Object.fromEntries(data.machines.map(({ slug }) => [`price-${slug}`, '12 lakh']))
  typedCosts.set({ 'sell-rsc': '45', ...prices })
  renderAnswer('style=rsc&joint=stitched&quantity=5000', found && { ...found, LivePackCost })
  for (const cell of getCells('Cost of a pack'))
    expect(cell).toHaveTextContent(/^₹.+ ?pays back in \d+ months? at full output/)
})

it('shows a picture of each machine', () => {
  const { container, plans } = renderAnswer('style=tuck')
  const used = plans.flatMap(plan => plan.machines.map(({ machine }) => machine.slug))
  const shown = [...container.querySelectorAll('li img')].map(picture => picture.getAttribute('src') ?? '')
  expect(shown).toHaveLength(used.length)
  expect(shown.every((source, index) => source.includes(pictures[used[index] ?? ''] ?? '?'))).toBe(true)
})

it("says that the buyer's layout of blanks is counted, and how many blanks ours has", () => {
  renderAnswer('style=tuck&sheet=1020x720&own-ups=18')
  expect(screen.getAllByText('18-up (yours); our layout has 20', { selector: 'h2, h3, h4, h5' })[0]).toBeInTheDocument()
})
