import { act, render, screen } from '@testing-library/react'
import { EnquirySection, EnquiryTitle } from '@/components/enquiry/enquiry-section.client'
import { MAX_ENQUIRED } from '@/lib/constants'
import { linkedMachines } from '@/lib/enquiry/enquiry'
import { enquiryList } from '@/lib/lists/machine-list'
import { buildComparable, toMachineReplies } from '../../support/catalogue-files'
import {
  ALL_TRIES_MS,
  createVisitor,
  fillIn,
  passTime,
  readFieldsOf,
  settle,
  toSentParams,
} from '../../support/form-visitor'
import { OK, stubNetwork } from '../../support/network'
import { ContactForm, forgetSubmissions, PageWithForms } from '../../support/page-with-forms'
import { WithSharedWords } from '../../support/shared-words'
import { stubStorage } from '../../support/storage'
import { words } from '../../support/words'

// The same in a browser: e2e/enquiry.spec.ts, e2e/forms.spec.ts and e2e/fit-check.spec.ts.

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

/** Replaces the visitor's enquiry list. */
async function setList(...machines: (typeof CUTTER)[]) {
  await act(async () => enquiryList.set(machines))
}

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  await setList()
  window.history.replaceState(null, '', '/')
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('explains how to add a machine while the list is empty, then lists each with its quantity and note', async () => {
  render(<ContactPage />)
  await settle()
  expect(screen.getByText(/^To ask about a machine, press Add to enquiry/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
  expect(screen.queryByRole('heading', { name: /^Your enquiry/ })).not.toBeInTheDocument()
  await setList(CUTTER)
  expect(screen.queryByText(/^To ask about a machine/)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Your enquiry: 1 machine' })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Machines in this enquiry' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1')
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('')
})

it('starts the message with the machines, those added later included, and keeps typed text below them', async () => {
  render(<ContactPage />)
  await setList(CUTTER)
  await settle()
  expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- NC Sheet Cutter\n`])
  await fillIn(createVisitor(), { Message: 'Mine' })
  await setList(GLUER)
  expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- Box Gluer\nMine`])
})

it('says which quantity or note it does not accept as typed, even after the field is left', async () => {
  await setList(CUTTER)
  render(<ContactPage />)
  await settle()
  const visitor = createVisitor()
  const quantity = screen.getByRole('textbox', { name: 'Quantity' })
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
  expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 99. Your enquiry says 2.')
  await visitor.tripleClick(quantity)
  await visitor.keyboard('5')
  expect(quantity).not.toHaveAccessibleDescription()
  await fillIn(visitor, { Note: 'x'.repeat(200) })
  expect(note).toHaveAccessibleDescription('A note takes up to 150 characters. Write the rest in the message.')
})

it.each([
  ['2 sets', 2],
  ['3 nos.', 3],
  ['४', 4],
  ['5 machines', 5],
])('reads the quantity %s', async (typed, quantity) => {
  await setList(CUTTER)
  render(<ContactPage />)
  await settle()
  await fillIn(createVisitor(), { Quantity: typed })
  expect(screen.getByRole('textbox', { name: 'Quantity' })).not.toHaveAccessibleDescription()
  expect(enquiryList.get()).toEqual([{ ...CUTTER, quantity }])
})

it.each(['two', '2-3', '1.5', '2 lakh', '-2', '2 dozen'])(
  'never takes the quantity %s as another number without saying so',
  async typed => {
    await setList(CUTTER)
    render(<ContactPage />)
    await settle()
    const quantity = screen.getByRole('textbox', { name: 'Quantity' })
    const visitor = createVisitor()
    await visitor.clear(quantity)
    await visitor.paste(typed)
    expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 99. Your enquiry says 1.')
    expect(enquiryList.get()).toEqual([CUTTER])
  },
)

it('updates the machines in a message that was begun on an earlier visit, and keeps its typed text', async () => {
  for (const machines of [[], [CUTTER], [CUTTER, GLUER]]) {
    await setList(...machines)
    const { unmount } = render(<ContactPage />)
    await settle()
    if (machines.length === 0) await fillIn(createVisitor(), { Message: 'Mine' })
    const lines = machines.map(({ title }) => `- ${title}\n`).join('')
    expect(readFieldsOf(['Message'])).toEqual([machines.length === 0 ? 'Mine' : `${OPENING}${lines}Mine`])
    unmount()
  }
})

it('keeps the machines that a sent message does not name', async () => {
  network.answer(OK)
  await setList(CUTTER, GLUER)
  render(<ContactPage />)
  await settle()
  const message = `${OPENING}- Box Gluer\nNot the cutter`
  await fillIn(createVisitor(), { Name: 'Asha', Email: 'asha@cartons.example', Message: message })
  await createVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
  await settle()
  expect(enquiryList.get()).toEqual([CUTTER])
})

it('empties list and message once the outbox has sent the message later', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  network.answer('dropped', 'dropped', 'dropped')
  await setList(CUTTER)
  render(<ContactPage />)
  await settle()
  await fillIn(createVisitor(), { Name: 'Asha', Email: 'asha@cartons.example' })
  await createVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
  await passTime(ALL_TRIES_MS)
  expect(enquiryList.get()).toHaveLength(1)
  network.answer(OK)
  act(() => void window.dispatchEvent(new Event('online')))
  await passTime(ALL_TRIES_MS)
  expect(enquiryList.get()).toEqual([])
  expect(readFieldsOf(['Message'])).toEqual([''])
})

describe('a link', () => {
  /** Three machines more than a list takes: m0 to m22. */
  const MACHINES = Array.from({ length: MAX_ENQUIRED + 3 }, (_, index) => buildComparable(`m${index}`))

  async function follow(query: string) {
    window.history.replaceState(null, '', `/contact-us?${query}`)
    network.answer(...toMachineReplies(query, MACHINES))
    render(<ContactPage />)
    await settle()
  }

  /** The notice about the link comes first; other parts of the page have status regions below it. */
  function readNotice() {
    const [notice] = screen.getAllByRole('status')
    return notice?.textContent
  }
  const readTitles = () => linkedMachines.get().map(({ title }) => title)

  it('puts its machines into the enquiry in its own order without asking, and is removed from the address', async () => {
    await follow('machines=m2,m0,m2')
    expect(readTitles()).toEqual(['Machine m2', 'Machine m0'])
    expect(readNotice()).toBe('')
    expect(window.location.search).toBe('')
    expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- Machine m2\n- Machine m0\n`])
  })

  it("adds its machines to the visitor's own list only if the visitor says so", async () => {
    await setList(CUTTER)
    await follow('machines=m1')
    expect(enquiryList.get()).toEqual([CUTTER])
    expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- NC Sheet Cutter\n- Machine m1\n`])
    expect(screen.getByRole('heading', { name: 'Your enquiry: 2 machines' })).toBeInTheDocument()
    await createVisitor().click(screen.getByRole('button', { name: 'Keep in my list' }))
    expect(enquiryList.get().map(({ slug }) => slug)).toEqual(['nc-sheet-cutter', 'm1'])
    expect(readTitles()).toEqual([])
    expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- NC Sheet Cutter\n- Machine m1\n`])
    expect(screen.queryByRole('button', { name: 'Keep in my list' })).not.toBeInTheDocument()
  })

  it("is taken as the visitor's own choice if it was followed on this site", async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/product/m1`)
    await follow('machines=m1')
    expect(enquiryList.get().map(({ slug }) => slug)).toEqual(['m1'])
    expect(screen.queryByRole('button', { name: 'Keep in my list' })).not.toBeInTheDocument()
  })

  it('does not change the address of a page that the visitor has opened meanwhile', async () => {
    const fetchStub = globalThis.fetch
    globalThis.fetch = (...request) => {
      window.history.replaceState(null, '', '/products?category=slitters')
      return fetchStub(...request)
    }
    await follow('machines=m1')
    expect(readTitles()).toEqual(['Machine m1'])
    expect(window.location.search).toBe('?category=slitters')
  })

  it('is forgotten once its message has been sent', async () => {
    await follow('machines=m1')
    network.answer(OK)
    await fillIn(createVisitor(), { Name: 'Asha', Email: 'asha@cartons.example' })
    await createVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
    await settle()
    expect(toSentParams(network.requests.slice(-1))[0]?.message).toContain('Machine m1')
    expect(readTitles()).toEqual([])
  })

  it('changes nothing if its machine is in the list already', async () => {
    await setList({ ...CUTTER, quantity: 3 })
    await follow('machines=nc-sheet-cutter')
    expect(enquiryList.get()).toEqual([{ ...CUTTER, quantity: 3 }])
    expect(readNotice()).toBe('')
  })

  it('names the machines for which the list has no room', async () => {
    await follow(`machines=${MACHINES.map(({ slug }) => slug)}`)
    expect(readTitles()).toHaveLength(MAX_ENQUIRED)
    expect(readNotice()).toBe(
      `The enquiry list was full with ${MAX_ENQUIRED} machines; not added: Machine m20, Machine m21, Machine m22. Send it or remove a machine first. All products`,
    )
  })

  it('says that its machines did not load, and keeps them in the address, so that a reload tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    window.history.replaceState(null, '', '/contact-us?machines=m1')
    network.answer('dropped')
    render(<ContactPage />)
    await settle()
    expect(readNotice()).toMatch(/^The machines of this link did not load\./)
    expect(window.location.search).toBe('?machines=m1')
  })
})
