import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlanWays } from '@/components/planner/plan-ways.client'
import { MAX_QUANTITY } from '@/lib/constants'
import { changeDraft, readDraft } from '@/lib/contact/drafts'
import { enquiryList } from '@/lib/lists/machine-list'
import { WithSharedWords } from '../../support/shared-words'
import { words } from '../../support/words'

const GLUER = { slug: 'gluer', title: 'Gluer', process: '', quantity: 2, note: 'Line plan: gluing, 54 % of 1 shift' }
const PLAN_URL = 'https://boxes.example/line-planner/tube'

function renderWays(machines = [GLUER]) {
  const asked = { plan: 'fewestPeople', title: 'Line plan: Tuck carton', machines, url: PLAN_URL } as const
  const page = render(
    <PlanWays {...asked} size="1 machine, 4 kW, a hall of 5 × 4 m" card={null} words={words.planner.plan.ways} />,
    { wrapper: WithSharedWords },
  )
  return { ...page, visitor: userEvent.setup() }
}

const link = () => screen.getByRole('link', { name: 'Get a quote for this line' })

// The test DOM opens no page.
const stay = (event: Event) => event.preventDefault()
beforeAll(() => document.addEventListener('click', stay))
afterAll(() => document.removeEventListener('click', stay))

afterEach(() => {
  enquiryList.set([])
  window.sessionStorage.clear()
})

it("leads to an enquiry with the plan's machines, and adds the plan's address below what was written", async () => {
  changeDraft('message', { message: 'We start in March.' })
  const { visitor } = renderWays()
  expect(link()).toHaveAttribute('href', '/contact-us?machines=gluer')
  await visitor.click(link())
  expect(enquiryList.get()).toEqual([GLUER])
  expect(readDraft('message').values.message).toBe(`We start in March.\nLine plan: Tuck carton: ${PLAN_URL}\n`)
})

it('shares the plan with its figures', () => {
  renderWays()
  const address = new URL(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '')
  expect(address.searchParams.get('text')).toMatch(/^Line plan: Tuck carton\n1 machine, 4 kW, a hall of 5 × 4 m\nhttp/)
})

it('has one action in sight, and the others folded behind it', () => {
  renderWays()
  const print = screen.getByText('Print or save as PDF')
  expect(link()).toBeVisible()
  expect(print).not.toBeVisible()
  expect(screen.getByText('Share or save').closest('details')).toContainElement(print)
})

it('adds each plan once, however often the link is pressed', async () => {
  const { visitor } = renderWays()
  await visitor.dblClick(link())
  expect(enquiryList.get()).toEqual([GLUER])
  expect(readDraft('message').values.message).toBe(`Line plan: Tuck carton: ${PLAN_URL}\n`)
})

it('replaces the address of a plan that was changed, and keeps that of a plan for another pack', async () => {
  const mailer = `Line plan: Mailer box: ${PLAN_URL}?style=mailer`
  changeDraft('message', { message: `${mailer}\nLine plan: Tuck carton: ${PLAN_URL}?quantity=8\nWe start in March.` })
  const { visitor } = renderWays()
  await visitor.click(link())
  expect(readDraft('message').values.message).toBe(`${mailer}\nLine plan: Tuck carton: ${PLAN_URL}\nWe start in March.`)
})

it('says that an enquiry has fewer machines than the line needs only if it has', async () => {
  const { unmount } = renderWays()
  expect(screen.queryByText(/^An enquiry can hold/)).not.toBeInTheDocument()
  unmount()
  const { visitor } = renderWays([{ ...GLUER, quantity: MAX_QUANTITY + 1 }])
  expect(screen.getByText(`An enquiry can hold up to ${MAX_QUANTITY} of one machine;`, { exact: false })).toBeVisible()
  await visitor.click(link())
  expect(enquiryList.get()[0]?.quantity).toBe(MAX_QUANTITY)
})
