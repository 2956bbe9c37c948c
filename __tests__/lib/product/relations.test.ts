/** @jest-environment node */
import { getApplications, getProduct, getProducts } from '@/lib/content/content'
import { findAlternatives, findApplications, findNeighbours, findRelated } from '@/lib/product/relations'

const products = getProducts()

describe.each(products.map(product => [product.slug, product] as const))('%s', (_, product) => {
  it('has four related machines, none of them itself and none twice', () => {
    const slugs = findRelated(product, products).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(4)
    expect(slugs).not.toContain(product.slug)
  })
})

describe('relations', () => {
  it('fills the row of a machine that names none and is alone in its family, those for its process first', () => {
    const product = { ...getProduct('electric-mill-roll-stand'), slug: 'new', related: [], family: 'New' }
    const related = findRelated(product, products)
    expect(related).toHaveLength(4)
    expect(related[0]?.process).toBe(product.process)
  })

  it('finds the packs that name the machine', () => {
    const packs = findApplications(getProduct('automatic-folder-gluer-machine'), getApplications())
    expect(packs.length).toBeGreaterThan(0)
    for (const pack of packs) expect(pack.madeOn).toContain('automatic-folder-gluer-machine')
  })

  it('ends a category with no next machine and begins it with no previous one', () => {
    const group = products.filter(({ category }) => category?.title === 'Magnet Machines')
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) throw new Error('Magnet Machines is empty')
    expect(findNeighbours(first, products)).toEqual({ previous: null, next: last })
    expect(findNeighbours(last, products)).toEqual({ previous: first, next: null })
  })

  it('keeps machines without a category among their own family', () => {
    const { previous, next } = findNeighbours(getProduct('air-expanding-shaft-3-inch'), products)
    for (const neighbour of [previous, next]) expect(neighbour?.family).toBe('Accessories')
  })
})

it('weighs machines against others for the same job, their own group first', () => {
  for (const product of products) {
    const found = findAlternatives(product, products)
    expect(found).not.toContain(product)
    expect(found.every(({ process }) => process === product.process)).toBe(true)
    const isOwn = found.map(
      other => other.category?.title === product.category?.title && other.family === product.family,
    )
    expect(isOwn).toEqual([...isOwn].sort((one, other) => Number(other) - Number(one)))
  }
})
