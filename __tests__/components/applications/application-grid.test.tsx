import { within } from '@testing-library/react'
import { ApplicationGrid } from '@/components/applications/application-grid'
import { paths } from '@/lib/paths'
import { getApplications, getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { renderWithoutScript } from '../../support/static-markup'

it('links each sample to its ready-made plan if it has one, and any other pack to the planner', () => {
  const grid = within(renderWithoutScript(<ApplicationGrid applications={getApplications()} />))
  const links = grid.getAllByRole('link', { name: 'Plan a line' })
  const plans = getReadyPlans().map(({ slug }) => paths.readyPlan(slug))
  expect(links.map(link => link.getAttribute('href'))).toEqual([...plans, paths.linePlanner])
})

it('shows for each ready-made plan its packs a day, its ups, its hours and the cost of a pack', () => {
  const grid = within(renderWithoutScript(<ApplicationGrid applications={getApplications()} />))
  const lines = grid.getAllByText(/^[\d,]+ a day: (\d+-up, )?\d+(\.\d)? h, ₹\d+\.\d\d a pack$/)
  expect(lines).toHaveLength(getReadyPlans().length)
})

it('says on how many machines each sample is made, and ends with a cell for any other pack', () => {
  const applications = getApplications()
  const grid = within(renderWithoutScript(<ApplicationGrid applications={applications} />))
  const openers = grid.getAllByRole('link', { name: /^Made on \d+ machines?$/, hidden: true })
  expect(openers.map(link => Number(/\d+/.exec(link.textContent ?? '')?.[0]))).toEqual(
    applications.map(({ madeOn }) => madeOn.length),
  )
  const last = grid.getByRole('heading', { name: 'Is your pack not here?' }).closest('li') as HTMLElement
  expect(last.nextElementSibling).toBeNull()
  const links = within(last).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual([paths.linePlanner, paths.contact])
})
