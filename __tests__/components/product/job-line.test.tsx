import { within } from '@testing-library/react'
import { JobLine } from '@/components/product/job-line'
import { getProducts } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { findReadyPlansWith, getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { renderWithoutScript } from '../../support/static-markup'

/** Shows what a machine does in a day. */
const showJobLine = (slug: string) => within(renderWithoutScript(<JobLine slug={slug} />))

it('says what a machine does in a day for the first sample that is planned on it, and leads to that plan', () => {
  const slug = 'automatic-folder-gluer-machine'
  const [readyPlan] = findReadyPlansWith(slug)
  // The job of this sample asks for 20,000 packs a day. What the machine makes an hour is rounded to two digits.
  const result = /^.+, 20,000 a day: [\d.]+\sh with set-up, \d+\speople, about 30,000\spacks an hour while it runs$/
  const link = showJobLine(slug).getByRole('link', { name: result })
  expect(link).toHaveAttribute('href', paths.readyPlan(readyPlan?.slug ?? ''))
})

/** The machines of the first plan of each sample, with that plan. */
const planned = getReadyPlans().flatMap(({ answer }) => {
  return answer.plans.slice(0, 1).flatMap(({ machines, variant }) => machines.map(load => ({ load, variant })))
})

it('names the blanks of a sheet at a machine that takes sheets', () => {
  const cutter = planned.find(({ load, variant }) => load.steps.includes('die-cut') && variant.ups > 1)
  const text = new RegExp(`, ${cutter?.variant.ups}\\son\\sa\\ssheet, about`)
  expect(showJobLine(cutter?.load.machine.slug ?? '').getByRole('link')).toHaveAccessibleName(text)
})

it('says of several machines what each makes in an hour', () => {
  const several = planned.find(({ load }) => load.count > 1)
  expect(showJobLine(several?.load.machine.slug ?? '').getByRole('link')).toHaveAccessibleName(
    /\son\seach\sof\s\d+\smachines, .*\san\shour\seach\swhile\sthey\srun$/,
  )
})

it('says of a machine whether people feed it, because then the speed is theirs', () => {
  const [fed, automatic] = ['semi-automatic-die-cutting-and-creasing-machine', 'automatic-folder-gluer-machine']
  expect(showJobLine(fed).getByRole('link')).toHaveAccessibleName(/, fed\sby\shand$/)
  expect(showJobLine(automatic).getByRole('link')).not.toHaveAccessibleName(/by\shand/)
})

it('says nothing about a machine that no ready-made plan uses', () => {
  const other = getProducts().find(({ slug }) => findReadyPlansWith(slug).length === 0)
  expect(other).toBeDefined()
  expect(renderWithoutScript(<JobLine slug={other?.slug ?? ''} />)).toBeEmptyDOMElement()
})
