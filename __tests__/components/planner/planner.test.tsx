import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlanAnswer } from '@/components/planner/plan-answer'
import { Planner } from '@/components/planner/planner.client'
import {
  findCosts,
  getMachinePictures,
  getPlannerData,
  getPlannerFile,
  getPlannerForm,
} from '@/lib/content/line/presets'
import { parseJob } from '@/lib/planner/job-query'
import { planJob } from '@/lib/planner/plan-job'
import { PLANNER_FILE } from '@/lib/planner/planner-file'
import { formatAnswer } from '@/lib/planner/sentence'
import { stubIntersections } from '../../support/intersections'
import { json, stubNetwork } from '../../support/network'
import { WithSharedWords } from '../../support/shared-words'
import { renderWithoutScript } from '../../support/static-markup'

beforeEach(stubIntersections)

const network = stubNetwork()
const data = getPlannerData()
const URL = 'https://boxes.example/line-planner'
const { job } = parseJob(new URLSearchParams(), data)
const planner = (
  <WithSharedWords>
    <Planner form={getPlannerForm()} url={URL} hasPlans>
      <PlanAnswer
        data={data}
        pictures={getMachinePictures()}
        job={job}
        answer={planJob(data, job)}
        url={URL}
        costs={findCosts()}
      />
    </Planner>
  </WithSharedWords>
)

/** The sentence that answers an address. */
function answer(query: string) {
  const asked = parseJob(new URLSearchParams(query), data).job
  return formatAnswer(planJob(data, asked), asked, data.planWords)
}

const getForm = () => screen.getByLabelText('What you make')
const getField = (label: string) => within(getForm()).getByLabelText(label)

/** Opens the page at an address that asks for a plan. */
function openAt(query: string) {
  network.answer(json(getPlannerFile()))
  window.history.replaceState(null, '', `/line-planner${query}`)
  return render(planner)
}

afterEach(() => {
  window.history.replaceState(null, '', '/')
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it('names every field, and begins with the first job planned and nothing fetched', () => {
  render(planner)
  for (const group of ['What', 'How many', 'What you have', 'Assumptions'])
    expect(screen.getByRole('group', { name: group })).toBeInTheDocument()
  expect(getField('Length inside, mm')).toHaveValue('60')
  expect(screen.getByText(/^3 machines, 60 kW, 62 m² of machines; the slowest step/)).toBeInTheDocument()
  expect(network.requests).toEqual([])
})

it('stands whole without a script, and says that its form needs one', () => {
  const page = renderWithoutScript(planner)
  expect(page).toHaveTextContent('The form needs JavaScript.')
  expect(within(page).getByRole('form', { name: 'What you make' })).toHaveClass('needs-script')
  expect(page).toHaveTextContent('Folding and gluing')
  expect(page).toHaveTextContent('Hall plan')
})

it('asks only what the style asks, and keeps quantity and plant when the style changes', async () => {
  network.answer(json(getPlannerFile()))
  render(planner)
  const visitor = userEvent.setup()
  expect(screen.queryByLabelText('Flute')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('You make your own board from reels')).not.toBeInTheDocument()
  await visitor.clear(getField('Packs'))
  await visitor.type(getField('Packs'), '7,500')
  await visitor.selectOptions(getField('Pack'), 'Regular slotted box')
  expect(getField('Flute')).toHaveValue('BC')
  expect(getField('You make your own board from reels')).not.toBeChecked()
  expect(getField('Packs')).toHaveValue('7500')
  expect(getField('Pack')).toHaveFocus()
  expect(network.requests.map(({ url }) => url)).toEqual([PLANNER_FILE])
  await waitFor(() => expect(window.location.search).toMatch(/^\?style=rsc&.*quantity=7500/))
})

it('plans anew as a field changes, keeps what is typed, and says the answer once', async () => {
  network.answer(json(getPlannerFile()))
  render(planner)
  const visitor = userEvent.setup()
  await visitor.clear(getField('Packs'))
  await visitor.type(getField('Packs'), '80,000')
  const said = await screen.findByText(/machines; the slowest step/, { selector: '[role=status]' })
  await waitFor(() => expect(said).toHaveTextContent(answer('style=tuck&quantity=80000')), { timeout: 5000 })
  expect(getField('Packs')).toHaveFocus()
  expect(getField('Packs')).toHaveValue('80,000')
})

it('shows the plan of a shared address', async () => {
  openAt('?style=cup&quantity=100000&shifts=2')
  expect(await screen.findByText('Forming cups', { selector: 'h3' })).toBeInTheDocument()
  expect(getField('Diameter at the top, mm')).toHaveValue('80')
  expect(screen.getByText('3 ×')).toBeInTheDocument()
})

it('prints the address that opens the plan, its query included', async () => {
  openAt('?style=cup&quantity=100000')
  expect(screen.getByText(/^This plan:/)).toHaveTextContent(`This plan: ${URL}?style=cup&quantity=100000`)
  expect(await screen.findByText(/^Estimate from catalogue figures/)).toBeInTheDocument()
})

it.each([
  ['?l=-5', 'Length inside, mm', "Length inside: '-5' is less than 10 mm. We plan with 10 mm."],
  ['?h=wide', 'Height inside, mm', "Height inside: 'wide' is not a number. We plan with 110."],
  ['?quantity=0', 'Packs', "Packs: '0' is less than 1. We plan with 1."],
])('says beside the field what it did not take of %s', async (query, name, text) => {
  openAt(query)
  expect(getField(name)).toBeInvalid()
  expect(getField(name)).toHaveAccessibleDescription(text)
  expect(await screen.findByText(/^Estimate from catalogue figures/)).toBeInTheDocument()
})

it('describes a style that it does not know by the error and by the code of the one it takes', async () => {
  openAt('?style=nonsense')
  const [first] = getPlannerForm().styles
  const description = new RegExp(`^${first?.code}.*nonsense`, 'i')
  expect(getField(getPlannerForm().styleLabel)).toBeInvalid()
  expect(getField(getPlannerForm().styleLabel)).toHaveAccessibleDescription(expect.stringMatching(description))
  expect(await screen.findByText(/^Estimate from catalogue figures/)).toBeInTheDocument()
})

it('ticks and chooses what the plan takes of an address, however it is written', async () => {
  openAt('?style=rsc&flute=c&joint=GLUED&own-printing=yes')
  expect(getField('Flute')).toHaveValue('C')
  expect(getField('Joint')).toHaveValue('glued')
  expect(getField('You have your own printing')).toBeChecked()
  expect(await screen.findByText(/^Estimate from catalogue figures/)).toBeInTheDocument()
})

it('says above the answer what of an address has no field', async () => {
  openAt('?style=tuck&flute=B&colour=5')
  expect(screen.getByText('Flute: not asked for this pack. We left it out.')).toBeInTheDocument()
  expect(screen.getByText("'colour': not asked for this pack. We left it out.")).toBeInTheDocument()
  expect(await screen.findByText(/^Estimate from catalogue figures/)).toBeInTheDocument()
})

it('keeps the ready plan, without a word, for an address with the parameters of a campaign alone', () => {
  window.history.replaceState(null, '', '/line-planner?utm_source=mail&fbclid=1&gbraid=2')
  const { container } = render(planner)
  expect(container).toHaveTextContent(answer(''))
  expect(container).not.toHaveTextContent(/Planning|not asked/)
  for (const chat of screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Share on WhatsApp' }))
    expect(chat.href).not.toContain('utm_source')
})

it('says above the answer which assumption of an address it did not take, since its slider is folded away', async () => {
  openAt('?style=tuck&share-automatic=7')
  expect(
    within(document.getElementById('plan') as HTMLElement).getByText(/'7' is more than 1\. We plan with 1\.$/),
  ).toBeInTheDocument()
  expect(await screen.findByText(/^Estimate from catalogue figures/)).toBeInTheDocument()
})

it('says once, beside the field, what is wrong with an answer that may stay open', async () => {
  openAt('?hall=big')
  expect(screen.getAllByText(/^Hall: 'big' is not a size\./)).toHaveLength(1)
  expect(within(getForm()).getByLabelText(/^Hall/)).toBeInvalid()
  expect(await screen.findByText(/^Estimate from catalogue figures/)).toBeInTheDocument()
})

it('names the nearest change where no machine takes the job', async () => {
  openAt('?style=tuck&gsm=180')
  expect(await screen.findByText(/^No machine of ours does this as it stands: folding and gluing\./)).toHaveTextContent(
    'Nearest change: at least 200 gsm.',
  )
  expect(screen.getByText('No machine of ours takes this.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ask us about this pack' })).toHaveAttribute('href', '/contact-us')
})

it('opens every figure to how it came about', async () => {
  openAt('?style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000&shifts=1')
  expect(
    (await screen.findAllByText('1,020 × 720 mm, margins 10 mm at each side', { exact: false }))[0],
  ).toBeInTheDocument()
  expect(screen.getAllByText(/connected load, not consumption$/)[0]).toBeInTheDocument()
  expect(
    screen.getAllByRole('img', { name: 'To scale: 15 blanks of 185 × 190 mm on 1,020 × 720 mm' })[0],
  ).toBeInTheDocument()
})

it('changes an assumption by its slider, which says where its value comes from', async () => {
  openAt('?style=tuck&shift-share=0.5')
  const slider = getField('Share of a shift spent running or setting up')
  expect(slider).toHaveValue('0.5')
  expect(slider).toHaveAccessibleDescription('assumption')
  expect(screen.getByText(/, 1 changed$/)).toBeInTheDocument()
  expect(await screen.findByText(/for 50 % of the shift/)).toBeInTheDocument()
})
