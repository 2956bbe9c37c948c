/** @jest-environment node */
import { manyMachines } from '@/__tests__/support/many-machines'
import { words } from '@/__tests__/support/words'
import { formatQuery, LONGEST_SEARCH, parseQuery } from '@/lib/listing/facet-query'
import { createChips } from '@/lib/trade/facets/facet-chips'
import { applyFilters, buildFacetView, listMatchingMachines } from '@/lib/trade/facets/facet-matches'
import { EMPTY_SELECTION, setRange, toggleChoice } from '@/lib/trade/facets/facet-selection'
import { createFacetTable } from '@/lib/trade/facets/facet-table'
import { findNearestCategory } from '@/lib/trade/facets/nearest-category'

// The counts below are those of these machines, which do not change with the content.
const { products, categories, families, applications } = manyMachines
const table = createFacetTable({ products, categories, families, applications, words: words.catalogue })

/** Without a search, no machine ranks before another. */
const NO_RANKING = null

/** The filters in a query, and what of it is ignored. */
const parseFilters = (query: string) => parseQuery(query, table, words.catalogue.notes.parts)
const titlesOf = (query: string) =>
  applyFilters(table, parseFilters(query).selection, NO_RANKING).matching.map(index => products[index]?.title)

describe('the table', () => {
  // The first facet is that of categories and families.
  it('has a choice for each category and family, of which each machine is in one', () => {
    expect(table.choices[0]?.values).toHaveLength(categories.length + families.length)
    expect(table.machines.every(({ choices }) => choices[0]?.length === 1)).toBe(true)
  })

  it('keeps a machine without a stated figure under Not stated, the last choice', () => {
    expect(table.choices.find(({ key }) => key === 'speed')?.values.at(-1)?.label).toBe('Not stated')
    expect(titlesOf('?speed=not-stated')).toEqual(['Electric Mill Roll Stand', 'Air Expanding Shaft (3 Inch)'])
  })
})

describe('the address', () => {
  it.each([
    '?category=rigid-box-machines,magnet-machines&substrate=corrugated',
    '?width=1000-1300&q=folder+gluer&sort=title',
    '?width=1000',
    '?stock-gsm=200,not-stated',
    '',
  ])('writes the address that it has read: %s', query => {
    const { selection, ignored } = parseFilters(query)
    expect(ignored).toEqual([])
    expect(formatQuery(selection, table)).toBe(query)
  })

  it.each([
    ['?width=1000-', '?width=1000'],
    ['?width=1000-&amp;sort=title', '?width=1000&sort=title'],
    ['?q=gluer.', '?q=gluer%2E'],
  ])(
    'reads an address that a chat program has cut or escaped, and writes one that it leaves alone: %s',
    (query, written) => {
      const { selection, ignored } = parseFilters(query)
      expect(ignored).toEqual([])
      expect(formatQuery(selection, table)).toBe(written)
    },
  )

  it.each([
    ['an unknown choice', '?category=unknown', '‘unknown’'],
    ['a range from more to less', '?width=9-1', 'sheet width ‘9-1’'],
    ['a second search', '?q=a&q=b', 'the second ‘q’'],
    ['an unknown order', '?sort=price', '‘sort’'],
    ['the end of a long search', `?q=${'x'.repeat(300)}`, 'the end of a very long search'],
    ['the end of a long address', `?q=gluer&${'y'.repeat(10_000)}`, 'the end of a very long address'],
    ['a hidden character', '?process=%E2%80%AEevil', '‘evil’'],
    ['the name of a part of every object', '?__proto__=1', null],
    ['parameters of other programs', '?utm_source=mail&fbclid=1&ref=x&colour=red', null],
  ])('ignores %s, and says so if it was meant for the list', (_what, query, sentence) => {
    const { selection, ignored } = parseFilters(query)
    expect(selection.choices).toEqual({})
    expect(selection.ranges).toEqual({})
    if (sentence) expect(ignored).toContain(sentence)
    else expect(ignored).toEqual([])
  })

  it('says which part of a filter it ignores', () => {
    expect(parseFilters('?width=1000-1300,foo,not-stated').ignored).toEqual(['sheet width ‘foo’'])
    // A filter has at most 40 values.
    expect(parseFilters(`?category=${'slitters,'.repeat(41)}`).ignored).toEqual(['the end of a very long ‘category’'])
  })

  it('drops hidden and broken characters from the search', () => {
    expect(parseFilters('?q=%E2%80%AEglu%07er').selection.q).toBe('gluer')
    // Only half of the last character would fit, so all of it is dropped.
    const fitting = 'x'.repeat(LONGEST_SEARCH - 1)
    expect(parseFilters(`?q=${fitting}📦`).selection.q).toBe(fitting)
  })
})

describe('filtering', () => {
  it("joins choices of a facet with 'or' and facets with 'and', and counts each choice without its own facet", () => {
    expect(titlesOf('?category=magnet-machines,rigid-box-machines')).toHaveLength(8)
    expect(titlesOf('?category=magnet-machines,rigid-box-machines&automation=semi-automatic')).toHaveLength(2)
    const { counts } = buildFacetView(table, parseFilters('?category=magnet-machines').selection, NO_RANKING)
    expect(counts.category?.['rigid-box-machines']).toBe(6)
    expect(counts.process?.['rigid-box-making']).toBe(2)
    expect(counts.process?.['die-cutting']).toBe(0)
  })

  it('shows a range of speed only once the remaining machines share its unit', () => {
    const keysOf = (query: string) =>
      buildFacetView(table, parseFilters(query).selection, NO_RANKING).shown.map(({ key }) => key)
    expect(keysOf('')).toContain('width')
    expect(keysOf('').filter(key => key.startsWith('speed'))).toEqual([])
    expect(keysOf('?speed=m-min')).toContain('speed-m-min')
    expect(keysOf('?speed=m-min,sheets-h')).not.toContain('speed-m-min')
    expect(keysOf('?stock=gsm')).toContain('stock-gsm')
    expect(keysOf('?stock=mm')).toContain('stock-mm')
    expect(keysOf('?process=stitching')).toContain('speed-stitches-min')
  })

  it('keeps machines whose span overlaps the chosen one, and on request those that state none', () => {
    const wide = titlesOf('?width=2000-')
    expect(wide).toContain('Thin Blade Slitting & Creasing Machine')
    expect(wide).not.toContain('Automatic Folder Gluer Machine')
    expect(wide).not.toContain('Paper Cup Forming Machine (2-16 oz)')
    expect(titlesOf('?width=2000-,not-stated')).toContain('Paper Cup Forming Machine (2-16 oz)')
  })
})

it('sorts by relevance, by catalogue order and by title', () => {
  // Places in the catalogue; by title, machine 53 comes before machine 0.
  const toPlaces = (sort: 'best' | 'catalogue' | 'title', ranking: number[]) =>
    listMatchingMachines(table, { ...EMPTY_SELECTION, sort }, ranking)
  expect(toPlaces('best', [5, 2])).toEqual([5, 2])
  expect(toPlaces('catalogue', [5, 2])).toEqual([2, 5])
  expect(toPlaces('title', [0, 53])).toEqual([53, 0])
})

it('makes a chip for each filter, which removes only that filter', () => {
  let selection = toggleChoice(EMPTY_SELECTION, 'category', 'magnet-machines')
  selection = setRange(selection, 'width', { from: 100, to: 2000, orNotStated: true })
  selection = { ...toggleChoice(selection, 'speed', 'not-stated'), q: 'gluer' }
  const chips = createChips(table, selection, words.catalogue.filters.chips)
  expect(chips.map(({ label }) => label)).toEqual([
    'Magnet Machines',
    'Speed given in: not stated',
    'Sheet width 100–2,000 mm or not stated',
    '‘gluer’',
  ])
  expect(chips[0]?.without).toEqual({ ...selection, choices: { speed: ['not-stated'] } })
  expect(chips[3]?.without.q).toBe('')
})

it('distinguishes chips whose choices have the same name, and says what a unit measures', () => {
  const choices = { category: ['accessories'], process: ['accessories'], stock: ['gsm'] }
  const chips = createChips(table, { ...EMPTY_SELECTION, choices }, words.catalogue.filters.chips)
  expect(chips.map(({ label }) => label)).toEqual([
    'Category: Accessories',
    'Process: Accessories',
    'Stock given in: gsm',
  ])
})

it('names the nearest category of a search that finds nothing, or the one that was chosen', () => {
  /** `best` is the place in the catalogue of the machine that matches the search best, if there is one. */
  const near = (q: string, best?: number) => findNearestCategory(table, { ...EMPTY_SELECTION, q }, best)?.label
  expect(near('magnetik')).toBe('Magnet Machines')
  expect(near('hindi')).toBeUndefined()
  expect(near('anything', 0)).toBe('Automatic Gluing Machines')
  const chosen = { ...EMPTY_SELECTION, choices: { category: ['slitters'] } }
  expect(findNearestCategory(table, chosen)?.label).toBe('Slitters')
})
