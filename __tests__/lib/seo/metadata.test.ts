import { shorten, toPageMetadata } from '@/lib/seo/metadata'

describe('page metadata', () => {
  it('names the page by its own address', () => {
    const { alternates } = toPageMetadata({ title: 'Products', description: 'All machines.', path: '/products' })
    expect(alternates?.canonical).toBe('/products')
  })

  it('ends every title with the brand, and says only of some pages that they are not to be listed', () => {
    const page = { title: 'Products', description: 'All machines.', path: '/products' }
    expect(toPageMetadata(page)).toMatchObject({ title: 'Products | Boxwright Machinery' })
    expect(toPageMetadata(page)).not.toHaveProperty('robots')
    expect(toPageMetadata({ ...page, isIndexable: false }).robots).toEqual({ index: false })
  })

  it('cuts a long description after a whole word', () => {
    const text = shorten('folds and glues cartons '.repeat(20))
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/ \w+…$/)
  })

  it('leaves a short description as it is', () => {
    expect(shorten('Folds cartons.')).toBe('Folds cartons.')
  })
})
