import { render, screen } from '@testing-library/react'
import { PlanAnswer } from '@/components/planner/plan-answer'
import { findCosts, getMachinePictures, getPlannerData } from '@/lib/content/line/presets'
import { parseJob } from '@/lib/planner/job-query'
import { groupPlans, planJob } from '@/lib/planner/plan-job'
import { stubIntersections } from '../../support/intersections'
import { WithSharedWords } from '../../support/shared-words'

beforeEach(stubIntersections)

const data = getPlannerData()

it('says of each plan by how much it exceeds the power and the hall of the buyer', () => {
  const { job } = parseJob(new URLSearchParams('style=rsc&joint=stitched&quantity=5000&kw=30&hall=20x9'), data)
  const answer = planJob(data, job)
  const plans = groupPlans(answer.plans)
  const url = 'https://boxes.example/line-planner'
  render(
    <PlanAnswer data={data} pictures={getMachinePictures()} job={job} answer={answer} url={url} costs={findCosts()} />,
    {
      wrapper: WithSharedWords,
    },
  )
  expect(plans.some(({ plan }) => plan.overruns.kw > 0)).toBe(true)
  const row = (name: string) => [...screen.getByRole('row', { name: new RegExp(`^${name}`) }).children].slice(1)
  expect(row('Connected load').map(({ textContent }) => / kW over$/.test(textContent ?? ''))).toEqual(
    plans.map(({ plan }) => plan.overruns.kw > 0),
  )
  expect(row('Hall with aisles').map(({ textContent }) => / m over$/.test(textContent ?? ''))).toEqual(
    plans.map(({ plan }) => plan.overruns.hall > 0),
  )
})

it('shows each machine of a plan beside its name in the route', () => {
  const { job } = parseJob(new URLSearchParams('style=tuck'), data)
  const answer = planJob(data, job)
  const url = 'https://boxes.example/line-planner'
  const pictures = getMachinePictures()
  const { container } = render(<PlanAnswer {...{ data, pictures, job, answer, url, costs: findCosts() }} />, {
    wrapper: WithSharedWords,
  })
  const used = groupPlans(answer.plans).flatMap(({ plan }) => plan.machines.map(({ machine }) => machine.slug))
  const shown = [...container.querySelectorAll('li img')].map(picture => picture.getAttribute('src') ?? '')
  expect(shown).toHaveLength(used.length)
  expect(shown.every((source, index) => source.includes(pictures[used[index] ?? ''] ?? '?'))).toBe(true)
})

it('says whose blanks are counted, and how many we lay', () => {
  const { job } = parseJob(new URLSearchParams('style=tuck&sheet=1020x720&own-ups=18'), data)
  const answer = planJob(data, job)
  const url = 'https://boxes.example/line-planner'
  render(<PlanAnswer {...{ data, pictures: {}, job, answer, url, costs: findCosts() }} />, { wrapper: WithSharedWords })
  expect(screen.getAllByRole('heading', { name: '18 up as you say; we lay 15' }).length).toBeGreaterThan(0)
})
