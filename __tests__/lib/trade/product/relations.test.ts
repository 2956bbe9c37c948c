/** @jest-environment node */
import { getProduct, getProducts } from '@/lib/content/content'
import { findAlternatives, findNeighbours, findRelated } from '@/lib/trade/product/relations'

const products = getProducts()

/** Ten machines are enough for what is true of each. */
const SOME = products.slice(0, 10)

it('finds four related machines, none of them the machine itself and none twice', () => {
  for (const product of SOME) {
    const slugs = findRelated(product, products).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(4)
    expect(slugs).not.toContain(product.slug)
  }
})

describe('relations', () => {
  it('are found for a machine that names none and is alone in its family, those for its process first', () => {
    const product = {
      ...getProduct('die-cut-blank-stripping-machine'),
      slug: 'new',
      related: [],
      family: { title: 'New', slug: 'new' },
    }
    const related = findRelated(product, products)
    expect(related).toHaveLength(4)
    expect(related[0]?.process).toBe(product.process)
  })

  it('have no neighbour before the first or after the last machine of a category, and keep accessories apart', () => {
    const [first, last, ...others] = products.filter(({ category }) => category?.title === 'Rigid Box Machines')
    if (!first || !last) throw new Error('Rigid Box Machines is empty')
    expect(others).toEqual([])
    expect(findNeighbours(first, products)).toEqual({ previous: null, next: last })
    expect(findNeighbours(last, products)).toEqual({ previous: first, next: null })
    const { previous, next } = findNeighbours(getProduct('air-expanding-shaft-3-inch'), products)
    expect([previous, next].flatMap(neighbour => neighbour?.family?.title ?? [])).toEqual(['Accessories'])
  })
})

it("offers alternatives for the same job, those of the machine's own group first", () => {
  for (const product of SOME) {
    const found = findAlternatives(product, products)
    expect(found).not.toContain(product)
    expect(found.every(({ process }) => process === product.process)).toBe(true)
    const isOwn = found.map(
      other => other.category?.title === product.category?.title && other.family === product.family,
    )
    expect(isOwn).toEqual([...isOwn].sort((one, other) => Number(other) - Number(one)))
  }
})
