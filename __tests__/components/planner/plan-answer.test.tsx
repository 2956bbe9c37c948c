import { render, screen } from '@testing-library/react'
import { costFile, plannerData, plannerFile } from '@/__tests__/support/many-machines'
import { PlanAnswer } from '@/components/planner/plan-answer'
import { parseJob } from '@/lib/planner/job-query'
import { groupPlans, planJob } from '@/lib/planner/plan-job'
import { stubIntersections } from '../../support/intersections'
import { WithSharedWords } from '../../support/shared-words'

beforeEach(stubIntersections)

const data = plannerData
const pictures = plannerFile.pictures

function renderAnswer(query: string) {
  const { job } = parseJob(new URLSearchParams(query), data)
  const answer = planJob(data, job)
  const url = 'https://boxes.example/line-planner'
  const { container } = render(<PlanAnswer {...{ data, pictures, job, answer, url, costs: costFile }} />, {
    wrapper: WithSharedWords,
  })
  return { container, plans: groupPlans(answer.plans).map(({ plan }) => plan) }
}

it('says of each plan by how much it exceeds the power and the hall of the buyer', () => {
  const { plans } = renderAnswer('style=rsc&joint=stitched&quantity=5000&kw=30&hall=20x9')
  expect(plans.some(plan => plan.overruns.kw > 0)).toBe(true)
  const row = (name: string) => [...screen.getByRole('row', { name: new RegExp(`^${name}`) }).children].slice(1)
  expect(row('Connected load').map(({ textContent }) => /\skW over$/.test(textContent ?? ''))).toEqual(
    plans.map(plan => plan.overruns.kw > 0),
  )
  expect(row('Hall with aisles').map(({ textContent }) => /\sm over$/.test(textContent ?? ''))).toEqual(
    plans.map(plan => plan.overruns.hall > 0),
  )
})

it('says of each plan what a pack costs, as its costs below count it', () => {
  const { plans } = renderAnswer('style=rsc&joint=stitched&quantity=5000')
  expect(plans.length).toBeGreaterThan(1)
  const [, ...costs] = screen.getByRole('row', { name: /^Cost of a pack with our figures, without buying/ }).children
  const leads = screen.getAllByRole('heading', { name: / a pack, /, hidden: true })
  expect(costs.map(({ textContent }) => textContent)).toEqual(
    leads.map(({ textContent }) => textContent?.split(' a pack')[0]),
  )
})

it('shows each machine of a plan beside its name, and says whose blanks are counted and how many we lay', () => {
  const { container, plans } = renderAnswer('style=tuck&sheet=1020x720&own-ups=18')
  const used = plans.flatMap(plan => plan.machines.map(({ machine }) => machine.slug))
  const shown = [...container.querySelectorAll('li img')].map(picture => picture.getAttribute('src') ?? '')
  expect(shown).toHaveLength(used.length)
  expect(shown.every((source, index) => source.includes(pictures[used[index] ?? ''] ?? '?'))).toBe(true)
  expect(screen.getAllByText('18 up as you say; we lay 15', { selector: 'h2, h3, h4, h5' })[0]).toBeInTheDocument()
})
