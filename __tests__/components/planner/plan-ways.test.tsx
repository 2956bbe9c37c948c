import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlanWays } from '@/components/planner/plan-ways.client'
import { MAX_QUANTITY } from '@/lib/constants'
import { changeDraft, readDraft } from '@/lib/contact/drafts'
import { enquiryList } from '@/lib/lists/machine-list'
import { WithSharedWords } from '../../support/shared-words'
import { words } from '../../support/words'

const GLUER = { slug: 'gluer', title: 'Gluer', process: '', quantity: 2, note: 'Line plan: gluing, 54 % of 1 shift' }
const URL = 'https://boxes.example/line-planner/tube'

function renderWays(machines = [GLUER]) {
  render(
    <PlanWays
      plan="fewestPeople"
      title="Line plan: Tuck carton"
      machines={machines}
      url={URL}
      words={words.planner.plan.ways}
    />,
    {
      wrapper: WithSharedWords,
    },
  )
  return userEvent.setup()
}

// The test DOM opens no page.
const stay = (event: Event) => event.preventDefault()
beforeAll(() => document.addEventListener('click', stay))
afterAll(() => document.removeEventListener('click', stay))

afterEach(() => {
  enquiryList.set([])
  window.sessionStorage.clear()
})

it('is a link to the machines of the plan, with or without a script', () => {
  renderWays()
  expect(screen.getByRole('link', { name: 'Ask for a quote for this line' })).toHaveAttribute(
    'href',
    '/contact-us?machines=gluer',
  )
})

it('puts the machines into the enquiry, and the address of the plan below what was written', async () => {
  changeDraft('message', { message: 'We start in March.' })
  const visitor = renderWays()
  await visitor.click(screen.getByRole('link', { name: 'Ask for a quote for this line' }))
  expect(enquiryList.get()).toEqual([GLUER])
  expect(readDraft('message').values.message).toBe(`We start in March.\nLine plan: Tuck carton: ${URL}\n`)
})

it('says the same once, however often it is pressed', async () => {
  const visitor = renderWays()
  await visitor.dblClick(screen.getByRole('link', { name: 'Ask for a quote for this line' }))
  expect(enquiryList.get()).toEqual([GLUER])
  expect(readDraft('message').values.message).toBe(`Line plan: Tuck carton: ${URL}\n`)
})

it('puts the address of a changed plan in the place of the old one, and keeps that of another pack', async () => {
  const mailer = `Line plan: Mailer box: ${URL}?style=mailer`
  changeDraft('message', { message: `${mailer}\nLine plan: Tuck carton: ${URL}?quantity=8\nWe start in March.` })
  const visitor = renderWays()
  await visitor.click(screen.getByRole('link', { name: 'Ask for a quote for this line' }))
  expect(readDraft('message').values.message).toBe(`${mailer}\nLine plan: Tuck carton: ${URL}\nWe start in March.`)
})

it('says that an enquiry holds fewer machines than the line needs, and only then', async () => {
  const { unmount } = render(
    <PlanWays plan="fewestPeople" title="Line plan" machines={[GLUER]} url={URL} words={words.planner.plan.ways} />,
    {
      wrapper: WithSharedWords,
    },
  )
  expect(screen.queryByText(/^An enquiry holds/)).not.toBeInTheDocument()
  unmount()
  const visitor = renderWays([{ ...GLUER, quantity: MAX_QUANTITY + 1 }])
  expect(screen.getByText(`An enquiry holds ${MAX_QUANTITY} of a machine at most.`, { exact: false })).toBeVisible()
  await visitor.click(screen.getByRole('link', { name: 'Ask for a quote for this line' }))
  expect(enquiryList.get()[0]?.quantity).toBe(MAX_QUANTITY)
})
