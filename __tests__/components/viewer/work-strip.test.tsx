import { render, screen } from '@testing-library/react'
import { words } from '@/__tests__/support/words'
import { WorkStrip } from '@/components/viewer/work-strip'
import { drawWorkStrip } from '@/lib/viewer/work-strip'

const MOTION = {
  colour: '#ffffff',
  points: [
    { at: [0, 1, 0], form: 'pile', size: [1, 1, 1], station: 0 },
    { at: [4, 1, 0], form: 'folded', size: [1, 1, 1], station: 2 },
  ] as const,
  parts: [],
}

it('names each station with its number and what the piece is there, below the machine’s own drawing', () => {
  const strip = drawWorkStrip(
    { ...MOTION, points: [...MOTION.points] },
    { view: 'side', sides: [500, 200], scale: 100, origin: [0, 0] },
  )
  if (!strip) throw new Error('not drawn')
  render(
    <WorkStrip
      words={words.product.work}
      strip={strip}
      drawing={{ file: 'a.svg' }}
      stations={['feeder', 'press', 'delivery']}
    />,
  )
  const items = screen.getAllByRole('listitem')
  // A station and the form stand in two elements, so no space is between their texts.
  expect(items.map(({ textContent }) => textContent)).toEqual(['1 Feedera pile', '3 Deliveryfolded flat'])
  expect(items.map(item => item.querySelector('use')?.getAttribute('href'))).toEqual(
    Array(2).fill('/drawings/side/a.svg#side'),
  )
})
