import { act, render, screen } from '@testing-library/react'
import { EnquirySection, EnquiryTitle } from '@/components/enquiry/enquiry-section.client'
import { MAIL_TRY_LIMIT_MS } from '@/lib/constants'
import { linkedMachines } from '@/lib/enquiry/enquiry'
import { keepHallNote } from '@/lib/fit/hall-notes'
import { enquiryList } from '@/lib/lists/machine-list'
import { buildComparable, toMachineReplies } from '../../support/catalogue-files'
import { fillIn, passTime, readFieldsOf, toSentParams, toVisitor } from '../../support/form-visitor'
import { OK, stubNetwork } from '../../support/network'
import { ContactForm, forgetSubmissions, PageWithForms } from '../../support/page-with-forms'
import { WithSharedWords } from '../../support/shared-words'
import { renderWithoutScript } from '../../support/static-markup'
import { stubStorage } from '../../support/storage'
import { words } from '../../support/words'

const network = stubNetwork()
stubStorage()
forgetSubmissions()

const CUTTER = { slug: 'nc-sheet-cutter', title: 'NC Sheet Cutter', process: 'Sheeting', quantity: 1, note: '' }
const GLUER = { ...CUTTER, slug: 'box-gluer', title: 'Box Gluer' }
const enquiry = { ...words.lists.enquiry, names: words.lists.names }
const OPENING = 'I would like a quote for:\n'

function ContactPage() {
  return (
    <WithSharedWords>
      <PageWithForms>
        <EnquiryTitle words={enquiry} />
        <EnquirySection words={enquiry} />
        <ContactForm />
      </PageWithForms>
    </WithSharedWords>
  )
}

async function list(...machines: (typeof CUTTER)[]) {
  await act(async () => enquiryList.set(machines))
}

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  await list()
  window.history.replaceState(null, '', '/')
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('names each machine of the list with its quantity and note', async () => {
  await list(CUTTER)
  render(<ContactPage />)
  await passTime(0)
  expect(screen.getByRole('list', { name: 'Machines in this enquiry' })).toBeInTheDocument()
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(1)
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('')
})

it('is not there without its script', () => {
  renderWithoutScript(<ContactPage />)
  expect(screen.queryByRole('list', { name: 'Machines in this enquiry' })).not.toBeInTheDocument()
})

it('says how a machine comes onto the list until there is one', async () => {
  render(<ContactPage />)
  await passTime(0)
  expect(screen.getByText(/^To ask about a machine, press Add to enquiry/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
  await list(CUTTER)
  expect(screen.queryByText(/^To ask about a machine/)).not.toBeInTheDocument()
})

it('opens the message with the machines, those that come later included, and keeps typed text below them', async () => {
  render(<ContactPage />)
  await list(CUTTER)
  await passTime(0)
  expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- NC Sheet Cutter\n`])
  await fillIn(toVisitor(), { Message: 'Mine' })
  await list(GLUER)
  expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- Box Gluer\nMine`])
})

it('lets the quantity be emptied and typed anew, and shows what counts once it is left', async () => {
  await list({ ...CUTTER, quantity: 1 })
  render(<ContactPage />)
  await passTime(0)
  const visitor = toVisitor()
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  await visitor.click(quantity)
  await visitor.keyboard('{Backspace}')
  expect(quantity).toHaveValue(null)
  await visitor.keyboard('5')
  expect(quantity).toHaveValue(5)
  expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- 5 × NC Sheet Cutter\n`])
  await visitor.keyboard('{Backspace}250')
  await visitor.tab()
  expect(quantity).toHaveValue(99)
  await visitor.clear(quantity)
  await visitor.tab()
  expect(quantity).toHaveValue(1)
  expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- NC Sheet Cutter\n`])
})

it('says below its fields which quantity or note it does not take as typed, also after they are left', async () => {
  await list(CUTTER)
  render(<ContactPage />)
  await passTime(0)
  const visitor = toVisitor()
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  const note = screen.getByRole('textbox', { name: 'Note' })
  expect(quantity).not.toHaveAccessibleDescription()
  await visitor.tripleClick(quantity)
  await visitor.keyboard('250')
  await visitor.tab()
  expect(quantity).toHaveAccessibleDescription(
    'The list takes up to 99 of a machine. Write a larger number in the message.',
  )
  await visitor.tripleClick(quantity)
  await visitor.keyboard('2.6')
  expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 99. Your enquiry says 3.')
  await visitor.tripleClick(quantity)
  await visitor.keyboard('5')
  expect(quantity).not.toHaveAccessibleDescription()
  await fillIn(visitor, { Note: 'x'.repeat(200) })
  expect(note).toHaveAccessibleDescription('A note takes up to 150 characters. Write the rest in the message.')
})

it('opens a message that was begun on an earlier visit', async () => {
  const { unmount } = render(<ContactPage />)
  await fillIn(toVisitor(), { Message: 'Mine' })
  unmount()
  await list(CUTTER)
  render(<ContactPage />)
  await passTime(0)
  expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- NC Sheet Cutter\nMine`])
})

it('is empty after the message was sent', async () => {
  network.answer(OK)
  await list(CUTTER)
  render(<ContactPage />)
  await passTime(0)
  await fillIn(toVisitor(), { Name: 'Asha', Email: 'asha@cartons.example' })
  await toVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
  await passTime(0)
  expect(toSentParams(network.requests)[0]?.message).toContain('NC Sheet Cutter')
  expect(enquiryList.get()).toEqual([])
  expect(readFieldsOf(['Message'])).toEqual([''])
})

it('keeps the machines that a sent message does not name', async () => {
  network.answer(OK)
  await list(CUTTER, GLUER)
  render(<ContactPage />)
  await passTime(0)
  const message = `${OPENING}- Box Gluer\nNot the cutter`
  await fillIn(toVisitor(), { Name: 'Asha', Email: 'asha@cartons.example', Message: message })
  await toVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
  await passTime(0)
  expect(enquiryList.get()).toEqual([CUTTER])
})

it('titles the list with the number of its machines', async () => {
  render(<ContactPage />)
  expect(screen.queryByRole('heading', { name: /^Your enquiry/ })).not.toBeInTheDocument()
  await list(CUTTER)
  expect(screen.getByRole('heading', { name: 'Your enquiry: 1 machine' })).toBeInTheDocument()
  expect(screen.getByRole('form', { name: 'Happy To Answer Your Questions' })).toBeInTheDocument()
})

it('takes what the fit check said of a machine as its note', async () => {
  keepHallNote('box-gluer', 'Hall 40 × 18 m: fits')
  await list(CUTTER, GLUER)
  render(<ContactPage />)
  await passTime(0)
  expect(enquiryList.get().map(({ note }) => note)).toEqual(['', 'Hall 40 × 18 m: fits'])
  expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- NC Sheet Cutter\n- Box Gluer: Hall 40 × 18 m: fits\n`])
})

it('can be passed on with a link to its machines', async () => {
  await list(CUTTER, GLUER)
  render(<ContactPage />)
  await passTime(0)
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on WhatsApp' }).href)
  expect(searchParams.get('text')).toBe(
    `Enquiry: NC Sheet Cutter, Box Gluer\n${window.location.origin}/contact-us?machines=nc-sheet-cutter,box-gluer`,
  )
})

it('follows a list that was changed while another page was in view', async () => {
  await list(CUTTER)
  const { unmount } = render(<ContactPage />)
  await fillIn(toVisitor(), { Name: 'Asha' })
  unmount()
  await list(CUTTER, GLUER)
  render(<ContactPage />)
  await passTime(0)
  expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- NC Sheet Cutter\n- Box Gluer\n`])
})

it('is empty after the message was sent later, by the outbox', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  network.answer('dropped', 'dropped', 'dropped')
  await list(CUTTER)
  render(<ContactPage />)
  await passTime(0)
  await fillIn(toVisitor(), { Name: 'Asha', Email: 'asha@cartons.example' })
  await toVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
  await passTime(MAIL_TRY_LIMIT_MS)
  expect(enquiryList.get()).toHaveLength(1)
  network.answer(OK)
  act(() => void window.dispatchEvent(new Event('online')))
  await passTime(MAIL_TRY_LIMIT_MS)
  expect(enquiryList.get()).toEqual([])
  expect(readFieldsOf(['Message'])).toEqual([''])
})

describe('a link', () => {
  const MACHINES = Array.from({ length: 23 }, (_, index) => buildComparable(`m${index}`))

  async function follow(query: string) {
    window.history.replaceState(null, '', `/contact-us?${query}`)
    network.answer(...toMachineReplies(query, MACHINES))
    render(<ContactPage />)
    await passTime(0)
  }

  const readNotice = () => screen.getAllByRole('status')[0]?.textContent
  const readTitles = () => linkedMachines.get().map(({ title }) => title)

  it.each(['machines=m2,m0', 'machines=m2,m0,m2', 'machines=m2&machines=m0'])(
    'of %s puts both into the enquiry in its order, without a word, and leaves the address',
    async query => {
      await follow(query)
      expect(readTitles()).toEqual(['Machine m2', 'Machine m0'])
      expect(readNotice()).toBe('')
      expect(window.location.search).toBe('')
      expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- Machine m2\n- Machine m0\n`])
    },
  )

  it("leaves the visitor's own list alone", async () => {
    await list(CUTTER)
    await follow('machines=m1')
    expect(enquiryList.get()).toEqual([CUTTER])
    expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- NC Sheet Cutter\n- Machine m1\n`])
    expect(screen.getByRole('heading', { name: 'Your enquiry: 2 machines' })).toBeInTheDocument()
  })

  it('adds its machines to the own list where the visitor says so', async () => {
    await list(CUTTER)
    await follow('machines=m1')
    await toVisitor().click(screen.getByRole('button', { name: 'Keep in my list' }))
    expect(enquiryList.get().map(({ slug }) => slug)).toEqual(['nc-sheet-cutter', 'm1'])
    expect(readTitles()).toEqual([])
    expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- NC Sheet Cutter\n- Machine m1\n`])
    expect(screen.queryByRole('button', { name: 'Keep in my list' })).not.toBeInTheDocument()
  })

  it('is forgotten once its message was sent', async () => {
    await follow('machines=m1')
    network.answer(OK)
    await fillIn(toVisitor(), { Name: 'Asha', Email: 'asha@cartons.example' })
    await toVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
    await passTime(0)
    expect(toSentParams(network.requests.slice(-1))[0]?.message).toContain('Machine m1')
    expect(readTitles()).toEqual([])
  })

  it('names what the catalogue does not have, where there are other machines and where there are none', async () => {
    await follow('machines=m1,gone,<script>')
    expect(readTitles()).toEqual(['Machine m1'])
    expect(readNotice()).toBe('Not in the catalogue: gone, <script>. All products')
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products')
  })

  it('leaves the address of the page alone to which the visitor has gone on meanwhile', async () => {
    const fetchStub = globalThis.fetch
    globalThis.fetch = (...request) => {
      window.history.replaceState(null, '', '/products?category=slitters')
      return fetchStub(...request)
    }
    await follow('machines=m1')
    expect(readTitles()).toEqual(['Machine m1'])
    expect(window.location.search).toBe('?category=slitters')
  })

  it('of nothing usable says so', async () => {
    await follow(`machines=${'x'.repeat(10_000)}`)
    expect(readNotice()).toBe(`Not in the catalogue: ${'x'.repeat(60)}…. All products`)
    expect(readTitles()).toEqual([])
  })

  it('to a machine that is in the list already changes nothing', async () => {
    await list({ ...CUTTER, quantity: 3 })
    await follow('machines=nc-sheet-cutter')
    expect(enquiryList.get()).toEqual([{ ...CUTTER, quantity: 3 }])
    expect(readNotice()).toBe('')
  })

  it('names the machine for which the full list has no room', async () => {
    await list(...MACHINES.slice(0, 20).map(({ slug, title }) => ({ ...CUTTER, slug, title })))
    await follow('machines=m21')
    expect(readTitles()).toEqual([])
    expect(enquiryList.get()).toHaveLength(20)
    expect(readNotice()).toBe(
      'The enquiry list was full with 20 machines; not added: Machine m21. Send it or remove a machine first. All products',
    )
  })

  it('of more than 20 machines names those that are too many', async () => {
    await follow(`machines=${MACHINES.map(({ slug }) => slug)}`)
    expect(readTitles()).toHaveLength(20)
    expect(readNotice()).toContain('not added: Machine m20, Machine m21, Machine m22.')
  })

  it('whose machines did not load says so, and asks again after a reload', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    window.history.replaceState(null, '', '/contact-us?machines=m1')
    network.answer('dropped')
    render(<ContactPage />)
    await passTime(0)
    expect(readNotice()).toMatch(/^The machines of this link did not load\./)
    expect(window.location.search).toBe('?machines=m1')
  })
})
