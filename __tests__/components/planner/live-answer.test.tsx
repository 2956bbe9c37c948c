import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { plannerData, plannerFile } from '@/__tests__/support/many-machines'
import { LiveAnswer } from '@/components/planner/live-answer'
import { typedCosts } from '@/lib/costs/typed-costs-store'
import { planCheapestFirst } from '@/lib/trade/costs/cheapest-first'
import { pickSubject } from '@/lib/trade/costs/day'
import { formatPackCost } from '@/lib/trade/costs/plan-figures'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import { stubIntersections } from '../../support/intersections'
import { WithSharedWords } from '../../support/shared-words'

beforeEach(() => {
  stubIntersections()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  act(() => void typedCosts.set({}))
})

const readJob = (query: string) => parseJob(new URLSearchParams(query), plannerData).job
const answer = (query: string, onShown?: (short: string, hall: ReactNode) => void) => (
  <LiveAnswer
    form={plannerData}
    file={plannerFile}
    job={readJob(query)}
    url="https://boxes.example/line-planner"
    onShown={onShown}
  />
)

/** The answer in a sentence, about the cheapest plan. */
function formatSentence(query: string) {
  const job = readJob(query)
  return formatAnswer(planCheapestFirst(plannerData, job, plannerFile.costs), job, plannerData.planWords)
}

/** The drawing that an answer hands to the form, which shows it at its field of the hall; null if there is none. */
function readHallOf(query: string) {
  const onShown = jest.fn<void, [string, ReactNode]>()
  const { unmount } = render(answer(query, onShown), { wrapper: WithSharedWords })
  unmount()
  const [, drawing] = onShown.mock.lastCall ?? []
  return drawing
}

/** The announcement of the answer comes first; the buttons below it have status regions of their own. */
function getAnnouncement() {
  const [announcement] = screen.getAllByRole('status')
  return announcement
}

it('is announced once, when the address has stopped changing', () => {
  const queries = ['?style=tuck&quantity=8', '?style=tuck&quantity=80', '?style=tuck&quantity=80000']
  const { rerender } = render(answer(''), { wrapper: WithSharedWords })
  for (const query of queries) {
    rerender(answer(query))
    // Too short a pause: an answer is announced after one second (announcement.tsx).
    act(() => jest.advanceTimersByTime(400))
  }
  expect(getAnnouncement()).toBeEmptyDOMElement()
  // Long enough a pause.
  act(() => jest.advanceTimersByTime(2000))
  expect(getAnnouncement()).toHaveTextContent(formatSentence('?style=tuck&quantity=80000'))
})

it("computes the cost of a pack in each plan from the buyer's own figures", () => {
  typedCosts.set({ rent: '99' })
  render(answer('?style=rsc&joint=stitched&quantity=5000'), { wrapper: WithSharedWords })
  const [row] = screen.getAllByRole('row', { name: /^Cost of a pack, without machines, delivery/ })
  const [, ...costs] = row?.children ?? []
  const readCosts = () => costs.map(({ textContent }) => textContent)
  const before = readCosts()
  expect(before.length).toBeGreaterThan(1)
  for (const cost of before) expect(cost).toMatch(/^₹\d+\.\d\d$/)
  act(() => void typedCosts.set({ rent: '9' }))
  for (const [index, cost] of readCosts().entries()) expect(cost).not.toBe(before[index])
})

it("hands out the drawing of the buyer's hall, which tells whether its line fits", () => {
  expect(readHallOf('?style=tuck')).toBeNull()
  const { rerender } = render(readHallOf('?style=tuck&hall=60x40'))
  expect(screen.getByRole('img', { name: /^Hall plan to scale/ })).toBeInTheDocument()
  expect(screen.getByText('Your hall holds the machines with their aisles, stores and ways.')).toBeInTheDocument()
  rerender(readHallOf('?style=tuck&hall=5x5'))
  expect(screen.getByText(/^Your hall is too small: .+ × .+ m are needed/)).toBeInTheDocument()
})

it('offers a sheet on which a job goes, and on request the largest quantity that fits', async () => {
  const { rerender } = render(answer('style=shipper&l=600&w=400&h=400&sheet=1020x720'), { wrapper: WithSharedWords })
  const sheet = await screen.findByRole('link', { name: 'Plan it on sheets of 1,060 × 834 mm' })
  expect(sheet).toHaveAttribute('href', expect.stringMatching(/sheet=1060x834/))
  rerender(answer('style=rsc&quantity=100000&kw=60'))
  fireEvent.click(screen.getByRole('button', { name: 'Find the largest quantity that fits' }))
  expect(screen.getByRole('link', { name: /^[\d,]+ a day fit: plan them$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/quantity=\d\d?000&/),
  )
})

it('offers nothing for a job that fits', () => {
  render(answer('style=tuck'), { wrapper: WithSharedWords })
  expect(screen.queryByRole('link', { name: /Plan it on sheets/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /quantity that fits/ })).toBeNull()
})

it('says what a pack costs with another machine, once its disclosure is open, and compares like with like', () => {
  const { container } = render(answer('?style=tuck'), { wrapper: WithSharedWords })
  const [link] = screen.getAllByRole('link', { name: 'Plan with this machine', hidden: true })
  const disclosure = link?.closest('details')
  if (!link || !disclosure) throw new Error('No other machine')
  expect(container).not.toHaveTextContent('a pack with it')
  disclosure.open = true
  fireEvent(disclosure, new Event('toggle'))
  const read = () =>
    /₹([\d.]+) a pack with it, ₹([\d.]+) as planned, both without machines/.exec(link.parentElement?.textContent ?? '')
  const [, other, own] = read() ?? []
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://boxes.example')
  const format = (query: string) => {
    const job = readJob(query)
    const [first] = planCheapestFirst(plannerData, job, plannerFile.costs).plans
    if (!first || !plannerFile.costs) throw new Error(`No plan for ${query}`)
    return formatPackCost(pickSubject(first, createBrief(plannerData, job)), plannerFile.costs)
  }
  expect([`₹${other}`, `₹${own}`]).toEqual([format(searchParams.toString()), format('?style=tuck')])
  // The prices of the machines of the plan shown would add their maintenance to one of the two alone.
  const machines = planCheapestFirst(plannerData, readJob('?style=tuck'), plannerFile.costs).plans[0]?.machines ?? []
  act(
    () => void typedCosts.set(Object.fromEntries(machines.map(({ machine }) => [`price-${machine.slug}`, '50 lakh']))),
  )
  expect(read()?.slice(1)).toEqual([other, own])
})
