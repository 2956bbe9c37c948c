import { render } from '@testing-library/react'
import { CompareTray } from '@/components/compare/compare-tray.client'
import { seenList } from '@/lib/lists/seen-list'
import { stubStorage } from '../../support/storage'

let path = '/'
jest.mock('next/navigation', () => ({ usePathname: () => path }))

const storage = stubStorage()

function visit(next: string) {
  path = next
  render(<CompareTray />)
}

it('keeps the machines whose pages were opened, the newest first and each once', () => {
  for (const page of ['/product/a', '/products', '/product/b', '/', '/product/a']) visit(page)
  expect(seenList.get()).toEqual(['a', 'b'])
})

it('keeps eight of them', () => {
  for (const number of Array(12).keys()) visit(`/product/machine-${number}`)
  expect(seenList.get()).toHaveLength(8)
  expect(seenList.get()[0]).toBe('machine-11')
})

it('breaks nothing where the browser blocks its storage', () => {
  storage.block()
  visit('/product/a')
  expect(seenList.get()).toEqual(['a'])
})
