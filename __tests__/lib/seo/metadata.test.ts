/** @jest-environment node */
import { createPageMetadata, shorten } from '@/lib/seo/metadata'

/** The longest description that search engines show, in characters. */
const LONGEST_DESCRIPTION = 160

describe('page metadata', () => {
  it('ends every title with the brand, and keeps a page out of search engines only if asked to', () => {
    const page = { title: 'Products', description: 'All machines.', path: '/products' }
    expect(createPageMetadata(page)).toMatchObject({
      title: 'Products | Boxwright Machinery',
      alternates: { canonical: '/products' },
    })
    expect(createPageMetadata(page)).not.toHaveProperty('robots')
    expect(createPageMetadata({ ...page, isIndexable: false }).robots).toEqual({ index: false })
  })

  it('cuts a long description after a whole word', () => {
    // The limit lies inside the word 'glues': 'It folds … cartons folds and glu'.
    const start = `It ${'folds and glues cartons '.repeat(6)}folds and`
    expect(`${start} glu`).toHaveLength(LONGEST_DESCRIPTION)
    expect(shorten(`${start} glues cartons`)).toBe(`${start}…`)
  })

  it('keeps a last word that fits with the ellipsis', () => {
    const fitting = 'x'.repeat(LONGEST_DESCRIPTION - 1)
    expect(shorten(`${fitting} and more`)).toBe(`${fitting}…`)
    expect(shorten(`of ${fitting} and more`)).toBe('of…')
  })
})
