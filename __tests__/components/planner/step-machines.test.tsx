import { render, within } from '@testing-library/react'
import { plannerData as data, plannerFile } from '@/__tests__/support/many-machines'
import { RouteSteps } from '@/components/planner/route-steps'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

/** Shows the route of a job, and returns its step of die cutting and the machine that the plan cuts with. */
function renderCutting(query: string) {
  const { job } = parseJob(new URLSearchParams(query), data)
  const { variant, plans } = planJob(data, job)
  const [plan = null] = plans
  const { container } = render(
    <RouteSteps
      variant={variant}
      plan={plan}
      brief={createBrief(data, job)}
      pictures={plannerFile.pictures}
      costOf={({ answers }) => <span>{`₹ with ${answers['machine-die-cut']}`}</span>}
    />,
  )
  const [item] = within(container)
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes('Die cutting'))
  if (!item) throw new Error('No step of die cutting')
  return { step: within(item), used: plan?.machines.find(({ steps }) => steps.includes('die-cut'))?.machine }
}

it('leads from each other machine that can do a step to the plan with it, and back to ours', () => {
  const { step } = renderCutting('style=tuck')
  const [link] = step.getAllByRole('link', { name: 'Plan with this machine', hidden: true })
  const { searchParams } = new URL(link?.getAttribute('href') ?? '', 'https://boxes.example')
  const slug = searchParams.get('machine-die-cut')
  expect(step.getByText(`₹ with ${slug}`)).toBeInTheDocument()
  expect(step.queryByText(/You chose/)).toBeNull()

  const own = renderCutting(searchParams.toString())
  expect([own.used?.slug, own.step.getByText(/^You chose this machine/)]).toEqual([slug, expect.anything()])
  expect(own.step.getByRole('link', { name: 'Let us choose' }).getAttribute('href')).not.toContain('machine-die-cut')
})

it('says that a chosen machine cannot do the job, and offers none that cannot', () => {
  const { variant } = planJob(data, parseJob(new URLSearchParams('style=tuck'), data).job)
  const choices = variant.steps.find(({ step }) => step.id === 'die-cut')?.choices ?? []
  const refused = choices.find(({ load }) => load === null)?.machine
  const { step } = renderCutting(`style=tuck&machine-die-cut=${refused?.slug}`)
  expect(step.getByText(`${refused?.title}, which you chose, cannot do this job.`, { exact: false })).toBeVisible()
  const able = choices.filter(({ load }) => load !== null)
  expect(step.getAllByRole('link', { name: 'Plan with this machine', hidden: true })).toHaveLength(able.length - 1)
})
