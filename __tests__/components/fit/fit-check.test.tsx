import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FitCheck } from '@/components/fit/fit-check.client'
import { takeHallNote } from '@/lib/fit/hall-notes'
import { renderWithoutScript } from '../../support/static-markup'
import { words } from '../../support/words'

const LINE = { title: 'Box Line', lengthMm: 15_800, widthMm: 1550 }
const BENCH = { title: 'Box Bench', lengthMm: 2000, widthMm: 1200 }
const fitCheck = <FitCheck words={words.product.fit} machine={LINE} shorter={[BENCH]} />

const getField = (name: string) => screen.getByRole('textbox', { name: `${name} of the hall in metres` })

/** Opens the page and asks about a hall, with the keyboard alone. */
async function ask(length: string, width: string) {
  render(fitCheck)
  const visitor = userEvent.setup()
  await visitor.click(getField('Length'))
  await visitor.keyboard(length)
  await visitor.tab()
  await visitor.keyboard(`${width}{Enter}`)
}

const findAnswer = (words: RegExp) => screen.findByText(words, { selector: '[role=status]' })

afterEach(() => {
  window.history.replaceState(null, '', '/')
  window.sessionStorage.clear()
})

it('names its fields and has its place for an announcement', () => {
  render(fitCheck)
  expect(screen.getByRole('form', { name: 'Fit check' })).toBeInTheDocument()
  expect(getField('Length')).toHaveAccessibleDescription('')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('does not show without a script', () => {
  renderWithoutScript(fitCheck)
  expect(screen.getByRole('form', { name: 'Fit check' })).toHaveClass('needs-script')
})

it('says that the machine fits, and takes the hall along to the enquiry', async () => {
  await ask('40', '18')
  expect(await findAnswer(/^Fits, either way round: it takes 15\.8 × 1\.55 m of your 40 × 18 m\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Get a quote with this hall' })).toHaveAttribute(
    'href',
    '/contact-us?machines=box-line',
  )
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  expect(takeHallNote('box-line')).toBe('Hall 40 × 18 m: fits')
})

it('says by how much the hall is too small, and which shorter machine fits', async () => {
  await ask('12', '8')
  expect(await findAnswer(/your hall of 12 × 8 m is 3\.8 m too short\./)).toBeInTheDocument()
  expect(screen.getByText('Shorter machines for the same step that fit:')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Box Bench' })).toHaveAttribute('href', '/product/box-bench')
  expect(takeHallNote('box-line')).toBe('Hall 12 × 8 m: 3.8 m too short')
})

it('names the shortest machine where no shorter one fits', async () => {
  await ask('1', '1')
  await findAnswer(/^Does not fit/)
  expect(screen.getByText('No machine for the same step fits. The shortest:')).toBeInTheDocument()
})

it('answers for the hall of the address, and shows it in the fields', async () => {
  window.history.replaceState(null, '', '/?hall=40x18')
  render(fitCheck)
  await findAnswer(/^Fits/)
  expect(getField('Length')).toHaveValue('40')
  expect(getField('Width')).toHaveValue('18')
})

it('keeps the answer in the address', async () => {
  await ask('40', '18.5')
  await findAnswer(/^Fits/)
  expect(window.location.search).toBe('?hall=40x18.5')
})

it.each([
  ['0', '18'],
  ['-5', '18'],
  ['1e9', '18'],
  ['wide', '&hall=1x1'],
  ['40 kg', '18'],
  [' ', ''],
])('asks for metres where it reads %j by %j', async (length, width) => {
  await ask(length, width)
  expect(await findAnswer(/^Enter both sides of the hall in metres, from 1 to 1,000, such as/)).toBeInTheDocument()
  expect(getField('Length')).toBeInvalid()
  expect(getField('Length')).toHaveAccessibleDescription(/^Enter both sides/)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(takeHallNote('box-line')).toBeNull()
})
