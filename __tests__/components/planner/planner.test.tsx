import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { costFile, plannerData, plannerFile } from '@/__tests__/support/many-machines'
import { PlanAnswer } from '@/components/planner/plan-answer'
import { Planner } from '@/components/planner/planner.client'
import { PLANNER_FILE } from '@/lib/planner/planner-file'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatVerdict } from '@/lib/trade/planner/sentence'
import { stubIntersections } from '../../support/intersections'
import { json, stubNetwork } from '../../support/network'
import { finishPending } from '../../support/pending'
import { WithSharedWords } from '../../support/shared-words'

// The same in a browser: e2e/line-planner.spec.ts. The tests of lib/trade/planner check how answers are read.

beforeEach(stubIntersections)

const network = stubNetwork()
const data = plannerData
const PLANNER_URL = 'https://boxes.example/line-planner'
const { job } = parseJob(new URLSearchParams(), data)
const planner = (
  <WithSharedWords>
    <Planner form={plannerData} url={PLANNER_URL} short="3 machines">
      <PlanAnswer
        data={data}
        pictures={plannerFile.pictures}
        job={job}
        answer={planJob(data, job)}
        url={PLANNER_URL}
        costs={costFile}
      />
    </Planner>
  </WithSharedWords>
)

/** The sentence that answers an address, above the figures of its plan. */
function answer(query: string) {
  const asked = parseJob(new URLSearchParams(query), data).job
  return formatVerdict(planJob(data, asked), asked, data.planWords)
}

const getForm = () => screen.getByLabelText('What you make')
const getField = (label: string) => within(getForm()).getByLabelText(label)

/** Opens the page at an address that asks for a plan. */
function openAt(query: string) {
  network.answer(json(plannerFile))
  window.history.replaceState(null, '', `/line-planner${query}`)
  return render(planner)
}

afterEach(() => {
  window.history.replaceState(null, '', '/')
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it('names its groups of fields, and starts with the first job planned and without a request', async () => {
  const { container } = render(planner)
  await finishPending()
  for (const group of ['What', 'How many', 'What you have', 'Assumptions'])
    expect(screen.getByRole('group', { name: group })).toBeInTheDocument()
  expect(getField('Inside length (L), mm')).toHaveValue('60')
  expect(container).toHaveTextContent(answer(''))
  expect(within(getForm()).getByRole('button')).toHaveTextContent('3 machinesShow the plan')
  expect(network.requests).toEqual([])
})

it('asks what is ticked after the other questions of its group', async () => {
  // The catalogue asks for the joint of this box after its film, varnish and foil.
  openAt('?style=shipper')
  await finishPending()
  const joint = getField('Joint')
  const boxes = within(screen.getByRole('group', { name: 'What' })).getAllByRole('checkbox')
  expect(boxes).toHaveLength(3)
  for (const box of boxes) expect(joint.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('folds what a plant is like, unless the address says it', async () => {
  const getPlant = () => screen.getByRole('group', { name: 'What you have' })
  const { unmount } = openAt('?style=tuck&quantity=8&shifts=1')
  expect(getPlant()).not.toHaveAttribute('open')
  unmount()
  openAt('?style=tuck&kw=30')
  expect(getPlant()).toHaveAttribute('open')
  await finishPending()
})

it('shows only the fields of the chosen style, and keeps quantity and plant when the style changes', async () => {
  network.answer(json(plannerFile))
  render(planner)
  const visitor = userEvent.setup()
  expect(screen.queryByLabelText('Flute')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('You make your own board')).not.toBeInTheDocument()
  await visitor.clear(getField('Quantity'))
  await visitor.type(getField('Quantity'), '7,500')
  await visitor.selectOptions(getField('Pack'), 'Regular slotted box')
  // The default of this style.
  expect(getField('Flute')).toHaveValue('BC')
  expect(getField('You make your own board')).not.toBeChecked()
  expect(getField('Quantity')).toHaveValue('7500')
  expect(getField('Pack')).toHaveFocus()
  // The first change of a field has fetched the planner's data.
  expect(network.requests.map(({ url }) => url)).toEqual([PLANNER_FILE])
  await waitFor(() => expect(window.location.search).toMatch(/^\?style=rsc&.*quantity=7500/))
})

it('keeps the ready-made plan without a note for an address with nothing but campaign parameters', () => {
  window.history.replaceState(null, '', '/line-planner?utm_source=mail&fbclid=1&gbraid=2')
  const { container } = render(planner)
  expect(container).toHaveTextContent(answer(''))
  expect(container).not.toHaveTextContent(/Planning|not needed for this pack/)
  for (const chat of screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Share on WhatsApp' }))
    expect(chat.href).not.toContain('utm_source')
})

it('suggests the smallest change to a job that no machine can do', async () => {
  openAt('?style=tuck&gsm=180')
  expect(
    await screen.findByText(/^With these figures none of our machines can do: folding and gluing\./),
  ).toHaveTextContent('Smallest change that works: at least 200 gsm.')
  expect(within(getForm()).getByRole('button')).toHaveTextContent('None of our machines can run this.')
  expect(screen.getAllByText('None of our machines can run this.')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Ask us about this pack' })).toHaveAttribute('href', '/contact-us')
})

it('selects in the form what an address says, however that is written, and prints the address', async () => {
  openAt('?style=rsc&flute=c&joint=GLUED&own-printing=yes&shift-share=0.5')
  expect(getField('Flute')).toHaveValue('C')
  expect(getField('Joint')).toHaveValue('glued')
  expect(getField('You print in-house')).toBeChecked()
  const share = 'Share of the shift that is worked (running or setting up)'
  const slider = await screen.findByRole('slider', { name: share })
  expect(slider).toHaveValue('0.5')
  expect(slider).toHaveAccessibleDescription('our assumption')
  expect(screen.getByRole('status', { name: share })).toHaveTextContent('50 %')
  expect(screen.getByText(/, 1 changed$/)).toBeInTheDocument()
  expect(screen.getByText(/^This plan:/)).toHaveTextContent(`This plan: ${PLANNER_URL}?style=rsc&flute=c`)
  expect((await screen.findAllByText(/for 50 % of each shift/))[0]).toBeInTheDocument()
})

it('keeps an assumption of an address when the form changes before the fields of assumptions are there', async () => {
  network.answer('hanging')
  window.history.replaceState(null, '', '/line-planner?style=tuck&shift-share=0.5')
  render(planner)
  await userEvent.setup().type(getField('Quantity'), '0')
  await waitFor(() => expect(window.location.search).toMatch(/quantity=\d+0&.*shift-share=0\.5/))
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})

it('says what it ignored of an address beside its field, and above the answer on phones, which hide fields', async () => {
  openAt('?style=nonsense&l=-5&hall=big&colour=5&share-automatic=7')
  // The first style is planned instead of the unknown one.
  const [first] = plannerData.styles
  expect(getField('Pack')).toBeInvalid()
  expect(getField('Pack')).toHaveAccessibleDescription(
    expect.stringMatching(new RegExp(`^${first?.code}.*nonsense`, 'i')),
  )
  expect(getField('Inside length (L), mm')).toBeInvalid()
  expect(getField('Inside length (L), mm')).toHaveAccessibleDescription(
    "Inside length (L): '-5' is less than 10 mm. We used 10 mm.",
  )
  // The first is beside its field.
  const [, above, ...others] = screen.getAllByText(/^Hall: 'big' is not a size\./)
  expect(above).toHaveClass('lg:hidden')
  expect(others).toEqual([])
  expect(within(getForm()).getByLabelText(/^Hall/)).toBeInvalid()
  const plan = within(document.getElementById('plan') as HTMLElement)
  expect(plan.getByText("'colour': not needed for this pack; we left it out.")).toBeInTheDocument()
  expect(plan.getByText(/'7' is more than 1\. We used 1\.$/)).toBeInTheDocument()
  expect(await screen.findByText(/^Estimate from catalogue figures/)).toBeInTheDocument()
})
