/** @jest-environment node */
import { createPageMetadata, shorten } from '@/lib/seo/metadata'

describe('page metadata', () => {
  it('ends every title with the brand, and keeps only certain pages out of the index', () => {
    const page = { title: 'Products', description: 'All machines.', path: '/products' }
    expect(createPageMetadata(page)).toMatchObject({
      title: 'Products | Boxwright Machinery',
      alternates: { canonical: '/products' },
    })
    expect(createPageMetadata(page)).not.toHaveProperty('robots')
    expect(createPageMetadata({ ...page, isIndexable: false }).robots).toEqual({ index: false })
  })

  it('cuts a long description after a whole word', () => {
    const text = shorten('folds and glues cartons '.repeat(20))
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/ \w+…$/)
  })

  it('keeps a last word that fits with the ellipsis', () => {
    const fitting = 'x'.repeat(159)
    expect(shorten(`${fitting} and more`)).toBe(`${fitting}…`)
    expect(shorten(`of ${fitting} and more`)).toBe('of…')
  })
})
