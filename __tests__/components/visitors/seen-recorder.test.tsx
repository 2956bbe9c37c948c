import { render } from '@testing-library/react'
import { SeenRecorder } from '@/components/visitors/seen-recorder.client'
import { seenList } from '@/lib/lists/machine-list'
import { stubStorage } from '../../support/storage'

const storage = stubStorage()

/** Opens the page of each machine in turn. */
function visit(...slugs: string[]) {
  for (const slug of slugs) render(<SeenRecorder slug={slug} />)
}

it('stores the eight machines whose pages were opened last, the newest first and each once', () => {
  visit('a', 'b', 'a')
  expect(seenList.get()).toEqual(['a', 'b'])
  visit(...Array.from({ length: 12 }, (_, number) => `machine-${number}`))
  expect(seenList.get()).toHaveLength(8)
  expect(seenList.get()[0]).toBe('machine-11')
})

it('breaks nothing if the browser blocks its storage', () => {
  storage.block()
  visit('a')
  expect(seenList.get()).toEqual(['a'])
})
