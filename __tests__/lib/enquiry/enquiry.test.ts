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

/** A machine as an enquiry list has it. */
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

it('adds machines with quantity and a note on one line, and changes machines that are in the list', () => {
  enquiryList.set([machine('a'), machine('b', 3, 'For Pune')])
  expect(addToEnquiry([machine('b', 2, 'Line\r\nplan'), machine('c', 4, 'Line plan')])).toBe(0)
  expect(enquiryList.get()).toEqual([machine('a'), machine('b', 2, 'Line plan'), machine('c', 4, 'Line plan')])
})

it('changes a machine of an opened link in place, and does not add it twice', () => {
  addLinkedMachines([machine('a')])
  addToEnquiry([machine('a', 2, 'Line plan')])
  expect(enquiryList.get()).toEqual([])
  expect(linkedMachines.get()).toEqual([machine('a', 2, 'Line plan')])
})

it('reports for how many machines there was no room', () => {
  enquiryList.set(Array.from({ length: MAX_ENQUIRED - 1 }, (_, index) => machine(`own-${index}`)))
  expect(addToEnquiry([machine('a'), machine('b'), machine('c')])).toBe(2)
  expect(enquiryList.get()).toHaveLength(MAX_ENQUIRED)
})

describe('the message', () => {
  const text = formatEnquiryText([machine('a', 2, '1300 mm'), machine('b')], OPENING)
  const follow = (message: string) => replaceMachineLines(message, text, 'New lines\n', OPENING)

  it('names each machine on its own line, and updates those lines between what the visitor wrote', () => {
    expect(text).toBe('Please quote:\n- 2 × Machine a: 1300 mm\n- Machine b\n')
    expect(follow(`Dear team,\n${text}Power 440 V`)).toBe('Dear team,\nNew lines\nPower 440 V')
    expect(replaceMachineLines(`${text}Power 440 V`, text, '', OPENING)).toBe('Power 440 V')
  })

  it('keeps lines that the visitor has changed', () => {
    const edited = `Dear team,\n${text.replace('Machine b', 'Machine b in blue')}`
    expect(follow(edited)).toBe(edited)
  })
})
