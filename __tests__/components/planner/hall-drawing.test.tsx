import { render, screen } from '@testing-library/react'
import { HallDrawing } from '@/components/planner/hall-drawing'
import { getPlannerData } from '@/lib/content/line/planner-data'
import { parseJob } from '@/lib/planner/job-query'
import { planJob } from '@/lib/planner/plan-job'

const data = getPlannerData()

/** The drawing of the first plan of an address. */
function draw(query: string) {
  const { job } = parseJob(new URLSearchParams(query), data)
  const [plan] = planJob(data, job).plans
  if (!plan) throw new Error('There is no plan')
  render(<HallDrawing plan={plan} job={job} />)
  return { plan, drawing: screen.getByRole('img') }
}

it('says how many machines stand on how much floor', () => {
  const { drawing } = draw('style=tuck&l=60&w=25&h=110&sheet=1020x720')
  expect(drawing).toHaveAccessibleName(/^Hall plan to scale: 3 machines on [\d.]+ × [\d.]+ m with aisles$/)
})

it('numbers each machine by its step in the route', () => {
  const { drawing, plan } = draw('style=tuck&l=60&w=25&h=110&sheet=1020x720')
  const numbers = plan.machines.map(({ steps }) => plan.variant.steps.findIndex(({ step }) => step.id === steps[0]) + 1)
  expect([...drawing.querySelectorAll('text')].map(text => text.textContent)).toEqual(numbers.map(String))
})

it('draws thousands of machines as one shape', () => {
  const { drawing, plan } = draw('style=rigid&quantity=10000000')
  expect(plan.hall.machines.length).toBeGreaterThan(1000)
  expect(drawing.querySelectorAll('*').length).toBeLessThan(10)
  expect(drawing.querySelector('path')?.getAttribute('d')?.match(/Z/g)).toHaveLength(plan.hall.machines.length)
})

it('outlines the hall that the line overruns', () => {
  const { drawing } = draw('style=tuck&hall=5x5')
  expect(drawing.querySelectorAll(':scope > rect')).toHaveLength(2)
})
