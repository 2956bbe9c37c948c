import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FitCheck } from '@/components/fit/fit-check.client'
import { takeHallNote } from '@/lib/fit/hall-notes'
import type { Footprint } from '@/lib/trade/fit/hall-fit'
import { words } from '../../support/words'

// The same in a browser: e2e/fit-check.spec.ts. The tests of lib/trade/fit check how halls are read and answers worded.

const LINE = { title: 'Box Line', lengthMm: 15_800, widthMm: 1550 }
const BENCH = { title: 'Box Bench', lengthMm: 2000, widthMm: 1200 }
const createCheck = (machine: Footprint) => (
  <FitCheck words={words.product.fit} machine={machine} drawn={undefined} shorter={[BENCH]} />
)
const fitCheck = createCheck(LINE)

const getField = (name: string) => screen.getByRole('textbox', { name: `${name} of the hall in metres` })

/** Opens the page and asks about a hall, using only the keyboard. */
async function enterHall(length: string, width: string, check = fitCheck) {
  render(check)
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

it('names its form and fields, which say nothing yet, and has an empty status region for the answer', () => {
  render(fitCheck)
  expect(screen.getByRole('form', { name: 'Fit check' })).toBeInTheDocument()
  expect(getField('Length')).toHaveAccessibleDescription('')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('offers the shorter machines that fit if its own is too long', async () => {
  await enterHall('12', '8')
  // 15.8 m - 12 m = 3.8 m.
  await findAnswer(/your 12 × 8 m hall is 3\.8 m too short\./)
  expect(screen.getByText('Shorter machines for the same step that fit:')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Box Bench' })).toHaveAttribute('href', '/product/box-bench')
})

it('offers the shortest machine if none fits', async () => {
  await enterHall('1', '1')
  await findAnswer(/^It does not fit/)
  expect(screen.getByText('No machine for the same step fits. The shortest:')).toBeInTheDocument()
})

it('keeps its answer for an enquiry about the machine', async () => {
  await enterHall('12', '8')
  await findAnswer(/too short/)
  expect(takeHallNote('box-line')).toBe('Hall 12 × 8 m: 3.8 m too short')
})

it('offers no other machine if one of its models fits', async () => {
  const models = [{ ...LINE, title: '3 ply', lengthMm: 9000 }, LINE]
  await enterHall('12', '8', createCheck({ ...LINE, models }))
  await findAnswer(/^In your 12 × 8 m hall: 3 ply fits; Box Line needs 15\.8 × 1\.55 m, so/)
  expect(screen.queryByText(/^Shorter machines/)).not.toBeInTheDocument()
  // The hall is drawn around the model that fits, so it is not red.
  expect(document.querySelector('.stroke-bad')).toBeNull()
})

it('asks for metres beside a field that it cannot read, and notes nothing', async () => {
  await enterHall('wide', '8')
  await findAnswer(/^Enter both sides of the hall in metres, from 1 to 1,000, such as/)
  expect(getField('Length')).toBeInvalid()
  expect(getField('Length')).toHaveAccessibleDescription(/^Enter both sides/)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(takeHallNote('box-line')).toBeNull()
})

it('escapes in the URL what was typed, so that it adds no parameter', async () => {
  await enterHall('wide', '&hall=1x1')
  expect(window.location.search).toBe('?hall=widex%26hall%3D1x1')
})
