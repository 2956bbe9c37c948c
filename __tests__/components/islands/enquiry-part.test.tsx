import { act, render, screen } from '@testing-library/react'
import { ContactForm } from '@/components/contact/contact-form'
import { EnquiryPart } from '@/components/islands/enquiry-part'
import { readMachineList, writeMachineList } from '@/lib/adapters/machine-list-store'
import { MAIL_TRY_LIMIT_MS } from '@/lib/constants'
import { fillIn, passTime, readFieldsOf, toSentParams, toVisitor } from '../../support/form-visitor'
import { CONTACT } from '../../support/mail'
import { OK, stubNetwork } from '../../support/network'
import { PageWithForms } from '../../support/page-with-forms'
import { renderWithoutScript } from '../../support/static-markup'
import { stubStorage } from '../../support/storage'

const network = stubNetwork()
stubStorage()

const CUTTER = { slug: 'nc-sheet-cutter', title: 'NC Sheet Cutter', process: 'Sheeting', quantity: 1, note: '' }
const GLUER = { ...CUTTER, slug: 'box-gluer', title: 'Box Gluer' }
const OPENING = 'I would like a quote for:\n'

function ContactPage() {
  return (
    <PageWithForms>
      <EnquiryPart />
      <ContactForm canSend contact={CONTACT} labelledBy="title" />
    </PageWithForms>
  )
}

async function list(...machines: (typeof CUTTER)[]) {
  await act(async () => writeMachineList('enquiry', machines))
}

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  await list()
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

it('opens the message with the machines, those that come later included, and keeps typed text below them', async () => {
  render(<ContactPage />)
  await list(CUTTER)
  await passTime(0)
  expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- NC Sheet Cutter\n`])
  await fillIn(toVisitor(), { Message: 'Mine' })
  await list(GLUER)
  expect(readFieldsOf(['Message'])).toEqual([`${OPENING}- Box Gluer\nMine`])
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
  expect(readMachineList('enquiry')).toEqual([])
  expect(readFieldsOf(['Message'])).toEqual([''])
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
  expect(readMachineList('enquiry')).toHaveLength(1)
  network.answer(OK)
  act(() => void window.dispatchEvent(new Event('online')))
  await passTime(MAIL_TRY_LIMIT_MS)
  expect(readMachineList('enquiry')).toEqual([])
  expect(readFieldsOf(['Message'])).toEqual([''])
})
