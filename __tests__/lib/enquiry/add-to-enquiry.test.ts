import { MAX_ENQUIRED } from '@/lib/constants'
import { addLinkedMachines, addToEnquiry, linkedMachines } from '@/lib/enquiry/enquiry'
import { enquiryList } from '@/lib/lists/enquiry-list'

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

it('says for how many there was no room', () => {
  enquiryList.set(Array.from({ length: MAX_ENQUIRED - 1 }, (_, index) => machine(`own-${index}`)))
  expect(addToEnquiry([machine('a'), machine('b'), machine('c')])).toBe(2)
  expect(enquiryList.get()).toHaveLength(MAX_ENQUIRED)
})
