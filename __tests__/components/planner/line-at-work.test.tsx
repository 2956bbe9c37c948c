import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { plannerData } from '@/__tests__/support/many-machines'
import { HallAtWork } from '@/components/planner/hall-drawing'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

const START = 'See the line work'

function renderHall(query = 'style=cup&quantity=100000') {
  const { job } = parseJob(new URLSearchParams(query), plannerData)
  const [plan] = planJob(plannerData, job).plans
  if (!plan) throw new Error('There is no plan')
  render(<HallAtWork plan={plan} brief={createBrief(plannerData, job)} />)
  return plan
}

/** The drawing of what moves, which lies after that of the hall (whose role is img); null if nothing moves. */
const findMoving = () => document.querySelector('[data-running] > svg:last-child:not([role])')

it('says which step is the slowest, and draws its machines in the accent', () => {
  const { bottleneck, hall } = renderHall()
  expect(screen.getByText(/^Slowest step: \d, Forming cups, busy \d+ % of the day$/)).toBeInTheDocument()
  const own = hall.machines.filter(({ slug }) => slug === bottleneck?.machine.slug)
  expect(screen.getByRole('img').querySelectorAll('use.fill-kraft')).toHaveLength(own.length)
})

it('stands still until its button is pressed, and again when it is stopped', async () => {
  renderHall()
  expect(findMoving()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: START }))
  // The code that moves the pieces is loaded first.
  await waitFor(() => expect(findMoving()?.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/)))
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(findMoving()).toBeNull()
  expect(screen.getByRole('button', { name: START })).toHaveFocus()
})

it('has no button where the machines are too many to be drawn one by one', () => {
  renderHall('style=rigid&quantity=10000000')
  expect(screen.queryByRole('button')).toBeNull()
})
