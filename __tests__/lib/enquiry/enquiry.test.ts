import { MAX_ENQUIRED } from '@/lib/constants'
import {
  addLinkedMachines,
  addToEnquiry,
  formatEnquiryText,
  linkedMachines,
  replaceMachineLines,
} from '@/lib/enquiry/enquiry'
import { enquiryList } from '@/lib/lists/machine-list'

const OPENING = 'Please quote:'

const machine = (slug: string, quantity = 1, note = '') => ({
  slug,
  title: `Machine ${slug}`,
  process: '',
  quantity,
  note,
})

afterEach(() => {
  enquiryList.set([])
  linkedMachines.set([])
})

it('adds machines with quantity and note, and changes those that are there', () => {
  enquiryList.set([machine('a'), machine('b', 3, 'For Pune')])
  expect(addToEnquiry([machine('b', 2, 'Line plan'), machine('c', 4, 'Line plan')])).toBe(0)
  expect(enquiryList.get()).toEqual([machine('a'), machine('b', 2, 'Line plan'), machine('c', 4, 'Line plan')])
})

it('changes a machine of an opened link where it stands, and does not add it twice', () => {
  addLinkedMachines([machine('a')])
  addToEnquiry([machine('a', 2, 'Line plan')])
  expect(enquiryList.get()).toEqual([])
  expect(linkedMachines.get()).toEqual([machine('a', 2, 'Line plan')])
})

it('keeps a note on one line', () => {
  addToEnquiry([machine('a', 1, 'with\r\nBcc: all')])
  addToEnquiry([machine('a', 1, 'with\r\nBcc: all')])
  expect(enquiryList.get()).toEqual([machine('a', 1, 'with Bcc: all')])
})

it('says for how many there was no room', () => {
  enquiryList.set(Array.from({ length: MAX_ENQUIRED - 1 }, (_, index) => machine(`own-${index}`)))
  expect(addToEnquiry([machine('a'), machine('b'), machine('c')])).toBe(2)
  expect(enquiryList.get()).toHaveLength(MAX_ENQUIRED)
})

describe('the message', () => {
  const text = formatEnquiryText([machine('a', 2, '1300 mm'), machine('b')], OPENING)

  it('names each machine on a line of its own', () => {
    expect(text).toBe('Please quote:\n- 2 × Machine a: 1300 mm\n- Machine b\n')
  })

  it('is empty for an empty list', () => {
    expect(formatEnquiryText([], OPENING)).toBe('')
  })

  it('follows the list and keeps what the visitor wrote below', () => {
    expect(replaceMachineLines(`${text}Power 440 V`, text, 'New lines\n', OPENING)).toBe('New lines\nPower 440 V')
    expect(replaceMachineLines(`${text}Power 440 V`, text, '', OPENING)).toBe('Power 440 V')
  })

  it('follows the list below what the visitor wrote above, and is not written twice', () => {
    expect(replaceMachineLines(`Dear team,\n${text}Power`, text, 'New lines\n', OPENING)).toBe(
      'Dear team,\nNew lines\nPower',
    )
    const above = `Dear team,\n${text.replace('Machine b', 'Machine b in blue')}`
    expect(replaceMachineLines(above, text, 'New lines\n', OPENING)).toBe(above)
  })

  it('stands before what was typed first', () => {
    expect(replaceMachineLines('Hello', '', text, OPENING)).toBe(`${text}Hello`)
  })

  it('leaves lines that the visitor has changed', () => {
    const edited = text.replace('Machine b', 'Machine b in blue')
    expect(replaceMachineLines(edited, text, 'New lines\n', OPENING)).toBe(edited)
  })
})
