/** @jest-environment node */
import { getProducts } from '@/lib/content/content'
import { getLongSide } from '@/lib/fit/hall-fit'
import { findShorterMachines } from '@/lib/fit/shorter-machines'

const products = getProducts()

it.each(products.map(product => [product.slug, product] as const))(
  'has shorter machines for the same step as %s, the shortest first',
  (_, product) => {
    const shorter = findShorterMachines(product, products)
    const lengths = shorter.map(getLongSide)
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
    for (const length of lengths)
      expect(length).toBeLessThan(product.size ? getLongSide({ title: '', ...product.size }) : 0)
    for (const { title } of shorter)
      expect(products.find(other => other.title === title)?.process).toBe(product.process)
  },
)

it('finds one for most machines, and none for accessories or without a size', () => {
  expect(products.filter(product => findShorterMachines(product, products).length > 0).length).toBeGreaterThan(
    products.length / 2,
  )
  for (const product of products.filter(({ process }) => process === 'accessories'))
    expect(findShorterMachines(product, products)).toEqual([])
  for (const product of products.slice(0, 3))
    expect(findShorterMachines({ ...product, size: null }, products)).toEqual([])
})

it('holds at most twelve of a long catalogue', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...products.find(({ process }) => process === 'printing'),
    size: { lengthMm: 1000 + index, widthMm: 1000, heightMm: 1000 },
  })) as typeof products
  const [longest] = many.slice(-1)
  expect(longest && findShorterMachines(longest, many).map(getLongSide)).toEqual(
    Array.from({ length: 12 }, (_, index) => 1000 + index),
  )
})
