import { shorten, toPageMetadata } from '@/lib/seo/metadata'

describe('page metadata', () => {
  it('names the page by its own address', () => {
    const { alternates } = toPageMetadata({ title: 'Products', description: 'All machines.', path: '/products' })
    expect(alternates?.canonical).toBe('/products')
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
