import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { plannerData, plannerFile } from '@/__tests__/support/many-machines'
import { setReducedMotion } from '@/__tests__/support/media-queries'
import { words } from '@/__tests__/support/words'
import { BoxForm } from '@/components/planner/box-form.client'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import { json, stubNetwork } from '../../support/network'
import { finishPending } from '../../support/pending'
import { WithSharedWords } from '../../support/shared-words'

const network = stubNetwork()

// So that no pack opens and folds during a test.
beforeEach(() => setReducedMotion(true))

const form = (
  <WithSharedWords>
    <BoxForm
      styles={[
        { id: 'tuck', name: 'Tuck carton', l: '60', w: '25', h: '110', quantity: '20000' },
        { id: 'rsc', name: 'Slotted box', l: '400', w: '300', h: '300', quantity: '5000' },
      ]}
      labels={{ style: 'Pack', l: 'Length', w: 'Width', h: 'Height', quantity: 'Quantity' }}
      words={words.planner.yourBox}
      waiting="Planning"
      heading={<h2 id="your-box-title">Your pack</h2>}
    >
      <p>Example</p>
    </BoxForm>
  </WithSharedWords>
)

/** Replies to the form's two requests: for the planner's file, and for the data of its form, a part of the file. */
function answerWithPlans() {
  network.answer(json(plannerFile), json(plannerData))
}

it('is a form that opens the plan without a script, has the example beside it and requests nothing yet', async () => {
  render(form)
  await finishPending()
  const length = screen.getByLabelText('Length')
  expect(length.closest('form')).toHaveAttribute('action', '/line-planner')
  expect(length).toHaveAttribute('name', 'l')
  expect(screen.getByText('Example')).toBeVisible()
  expect(network.requests).toEqual([])
})

it('updates unchanged fields with the style, and keeps those that were typed', async () => {
  answerWithPlans()
  render(form)
  await userEvent.clear(screen.getByLabelText('Length'))
  await userEvent.type(screen.getByLabelText('Length'), '90')
  await userEvent.selectOptions(screen.getByLabelText('Pack'), 'rsc')
  expect(screen.getByLabelText('Length')).toHaveValue('90')
  expect(screen.getByLabelText('Width')).toHaveValue('300')
})

it('says which text it could not use, and plans the rest with the default quantity', async () => {
  answerWithPlans()
  render(form)
  await userEvent.clear(screen.getByLabelText('Quantity'))
  await userEvent.type(screen.getByLabelText('Quantity'), 'many')
  expect(await screen.findByText(/'many'/)).toBeVisible()
  const { job } = parseJob(new URLSearchParams('style=tuck&l=60&w=25&h=110'), plannerData)
  const [machine] = planJob(plannerData, job).plans[0]?.machines ?? []
  expect(screen.getByRole('link', { name: machine?.machine.title })).toBeVisible()
  expect(screen.queryByText('Example')).toBeNull()
  expect(await screen.findByText(formatAnswer(planJob(plannerData, job), job, plannerData.planWords))).toHaveRole(
    'status',
  )
})
