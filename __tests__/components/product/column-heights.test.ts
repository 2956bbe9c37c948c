import { estimateRoom, fillRoom, pickFitting, SIDE_HEIGHTS } from '@/components/product/column-heights'
import { getProduct } from '@/lib/content/content'

it.each([
  { room: 500, fitting: [0, 2] },
  { room: 120, fitting: [0] },
  // 380 would be closer, but beyond the room.
  { room: 350, fitting: [1] },
  { room: 1000, fitting: [0, 1, 2] },
  { room: -50, fitting: [] },
])('of parts with 100, 300 and 380 px, those that fill $room px best are $fitting', ({ room, fitting }) => {
  expect([...pickFitting([100, 300, 380], room)]).toEqual(fitting)
})

it('a machine with more to say in the wide column has more room beside it', () => {
  const product = getProduct('automatic-folder-gluer-machine')
  const room = estimateRoom(product)
  expect(estimateRoom({ ...product, whatItDoes: product.whatItDoes.repeat(2) })).toBeGreaterThan(room)
  expect(estimateRoom({ ...product, stations: [...product.stations, 'packing'] })).toBeGreaterThan(room)
  expect(estimateRoom({ ...product, title: product.title.repeat(2) })).toBeLessThan(room)
  // No ready plan uses it, so its day is not told below its actions.
  expect(estimateRoom({ ...product, slug: 'another-machine' })).toBeGreaterThan(room)
})

it('the packs made on a machine take a row each, and none no room', () => {
  expect(SIDE_HEIGHTS.applications(0)).toBe(0)
  expect(SIDE_HEIGHTS.applications(3) - SIDE_HEIGHTS.applications(2)).toBe(
    SIDE_HEIGHTS.applications(2) - SIDE_HEIGHTS.applications(1),
  )
})

it('fills the room that is left with rows of machines, or with the views too, if that fills it better', () => {
  // Two rows take 270 px with their heading, and each further one 77; up to 100 more than the room are allowed.
  expect(fillRoom(150, 4)).toMatchObject({ rows: 0, hasViews: false })
  expect(fillRoom(360, 4)).toMatchObject({ rows: 4, hasViews: false })
  expect(fillRoom(430, 4)).toMatchObject({ rows: 4, hasViews: false })
  // The views add 280 px to the narrow column and take 350 from the wide one.
  expect(fillRoom(740, 4)).toMatchObject({ rows: 0, hasViews: true })
  expect(fillRoom(1050, 4)).toMatchObject({ rows: 4, hasViews: true })
})
