import { arrangeCards, changeList, type DrawnList, FIRST_CARDS, growList } from '@/lib/catalogue/drawn-list'

const toPlaces = (count: number, start = 0) => Array.from({ length: count }, (_, index) => start + index)
const whole = (places: readonly number[]): DrawnList => ({ places, count: places.length, steps: 0 })

it('shows the first cards of another list at once', () => {
  expect(changeList(whole(toPlaces(60)), toPlaces(20, 30))).toEqual({
    places: toPlaces(20, 30),
    count: FIRST_CARDS,
    steps: 0,
  })
})

it('keeps in view what stands where it stood', () => {
  const drawn = whole(toPlaces(60))
  expect(changeList(drawn, toPlaces(60)).count).toBe(60)
  expect(changeList(drawn, toPlaces(120)).count).toBe(60)
  expect(changeList(drawn, [...toPlaces(10), 20, 30]).count).toBe(10)
})

it('shows no more cards than there are', () => {
  expect(changeList(whole(toPlaces(60)), [7]).count).toBe(1)
  expect(changeList(whole(toPlaces(60)), []).count).toBe(0)
  expect(changeList(whole([]), toPlaces(1)).count).toBe(1)
})

it('grows until all cards are in view', () => {
  let drawn = changeList(whole(toPlaces(60)), toPlaces(40, 10))
  const counts: number[] = []
  while (drawn.count < 40) {
    drawn = growList(drawn)
    counts.push(drawn.count)
  }
  expect(counts).toEqual([6, 12, 18, 24, 30, 36, 40])
})

it('moves only the cards in view, to the end', () => {
  expect(arrangeCards([0, 1, 2, 3, 4], [3, 1])).toEqual([0, 2, 4, 3, 1])
  expect(arrangeCards([0, 2, 4, 3, 1], [3, 1, 0])).toEqual([2, 4, 3, 1, 0])
})
