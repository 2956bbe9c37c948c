/** @jest-environment node */
import { words } from '@/__tests__/support/words'
import { getApplications, getCategories, getFamilies, getProducts } from '@/lib/content/content'
import { createChips } from '@/lib/facets/facet-chips'
import { applyFilters, buildFacetView, listMatchingMachines } from '@/lib/facets/facet-matches'
import { formatQuery, parseQuery } from '@/lib/facets/facet-query'
import { EMPTY_SELECTION, setRange, toggleChoice } from '@/lib/facets/facet-selection'
import { createFacetTable } from '@/lib/facets/facet-table'
import { findNearestCategory } from '@/lib/facets/nearest-category'
import { OPEN_END } from '@/lib/product/span'

const products = getProducts()
const table = createFacetTable({
  products,
  categories: getCategories(),
  families: getFamilies(),
  applications: getApplications(),
  words: words.catalogue,
})
const parse = (query: string) => parseQuery(query, table, words.catalogue.notes.parts)
const titlesOf = (query: string) =>
  applyFilters(table, parse(query).selection, null).matching.map(index => products[index]?.title)

describe('the table', () => {
  it('files each machine without a category under its family', () => {
    const total = getCategories().length + getFamilies().length
    expect(table.choices[0]?.values).toHaveLength(total)
    expect(table.machines.every(({ choices }) => choices[0]?.length === 1)).toBe(true)
  })

  it('keeps a machine without a stated figure under Not stated', () => {
    const speed = table.choices.find(({ key }) => key === 'speed')
    expect(speed?.values.at(-1)?.label).toBe('Not stated')
    expect(titlesOf('?speed=not-stated')).toEqual(['Electric Mill Roll Stand', 'Air Expanding Shaft (3 Inch)'])
  })

  it('writes units as the catalogue does and in the address without a slash', () => {
    const speed = table.choices.find(({ key }) => key === 'speed')
    expect(speed?.values[0]).toEqual({ slug: 'm-min', label: 'm/min' })
  })
})

describe('the address', () => {
  it.each([
    '?category=rigid-box-machines,magnet-machines&substrate=corrugated',
    '?width=1000-1300&q=folder+gluer&sort=title',
    '?stock-gsm=-300',
    '?width=1000',
    '?stock-gsm=200,not-stated',
    '?width=not-stated',
    '',
  ])('gives the same address again: %s', query => {
    const { selection, ignored } = parse(query)
    expect(ignored).toEqual([])
    expect(formatQuery(selection, table)).toBe(query)
  })

  it.each([
    ['?width=1000-', '?width=1000'],
    ['?width=1000', '?width=1000'],
    ['?width=1000-&amp;sort=title', '?width=1000&sort=title'],
    ['?category=slitters&amp;amp%3Bsort=title', '?category=slitters&sort=title'],
    ['?q=gluer.', '?q=gluer%2E'],
    ['?q=gluer%2E', '?q=gluer%2E'],
  ])('reads what chat programs cut or escape, and writes what they leave: %s', (query, written) => {
    const { selection, ignored } = parse(query)
    expect(ignored).toEqual([])
    expect(formatQuery(selection, table)).toBe(written)
  })

  it('reads a category by its title too, and the same list named twice', () => {
    expect(parse('?category=Print+finishing&category=slitters').selection.choices).toEqual({
      category: ['print-finishing', 'slitters'],
    })
  })

  it('says of what it follows which part it leaves out', () => {
    expect(parse('?width=1000-1300,foo,not-stated').ignored).toEqual(['sheet width ‘foo’'])
    const many = parse(`?category=${'slitters,'.repeat(41)}`)
    expect(many.selection.choices).toEqual({ category: ['slitters'] })
    expect(many.ignored).toEqual(['the end of a very long ‘category’'])
  })

  it.each([
    ['?category=unknown', '‘unknown’'],
    ['?catgory=red', '‘catgory’'],
    ['?width=9-1', 'sheet width ‘9-1’'],
    ['?width=99999-', 'sheet width ‘99999-’'],
    ['?width=abc', 'sheet width ‘abc’'],
    ['?width=-', 'sheet width ‘-’'],
    ['?q=a&q=b', 'the second ‘q’'],
    ['?sort=price', '‘sort’'],
    ['?<script>alert(1)</script>', null],
    [`?q=${'x'.repeat(300)}`, 'the end of a very long search'],
    [`?q=gluer&${'y'.repeat(10_000)}`, 'the end of a very long address'],
    ['?process=%E2%80%AEevil', '‘evil’'],
    ['?process=a%07%E2%81%A6b', '‘ab’'],
    ['?%E2%80%AEcategory=red', '‘category’'],
    ['?width=%E2%80%AE9', 'sheet width ‘9’'],
    ['?__proto__=1', null],
    ['?utm_source=mail&fbclid=1&ref=x&colour=red', null],
  ])('says what it ignores: %.40s', (query, sentence) => {
    const { selection, ignored } = parse(query)
    expect(selection.choices).toEqual({})
    expect(selection.ranges).toEqual({})
    if (sentence) expect(ignored).toContain(sentence)
    else expect(ignored).toEqual([])
  })

  it('searches without characters that nobody sees, and never for half a character', () => {
    expect(parse('?q=%E2%80%AEglu%07er').selection.q).toBe('gluer')
    expect(parse(`?q=${'x'.repeat(119)}📦`).selection.q).toBe('x'.repeat(119))
  })
})

describe('filtering', () => {
  it('counts each choice as if its own facet were not used', () => {
    const { selection } = parse('?category=magnet-machines')
    const { matching } = applyFilters(table, selection, null)
    const { counts } = buildFacetView(table, selection, null)
    expect(matching).toHaveLength(2)
    expect(counts.category?.['rigid-box-machines']).toBe(6)
    expect(counts.process?.['rigid-box-making']).toBe(2)
    expect(counts.process?.['die-cutting']).toBe(0)
  })

  it('adds within a facet and cuts between facets', () => {
    expect(titlesOf('?category=magnet-machines,rigid-box-machines')).toHaveLength(8)
    expect(titlesOf('?category=magnet-machines,rigid-box-machines&automation=semi-automatic')).toEqual([
      'Rigid Box Positioning Machine (Vision Spotter)',
      'Box Bubble Pressing Machine',
    ])
  })

  it('shows a range of speed once the machines left share its unit, and never before', () => {
    const keysOf = (query: string) => buildFacetView(table, parse(query).selection, null).open.map(({ key }) => key)
    expect(keysOf('')).toContain('width')
    expect(keysOf('').filter(key => key.startsWith('speed'))).toEqual([])
    expect(keysOf('?speed=m-min')).toContain('speed-m-min')
    expect(keysOf('?speed=m-min,sheets-h')).not.toContain('speed-m-min')
    expect(keysOf('?stock=gsm')).toContain('stock-gsm')
    expect(keysOf('?stock=mm')).toContain('stock-mm')
    expect(keysOf('?process=stitching')).toContain('speed-stitches-min')
  })

  it('keeps weights and thicknesses of stock apart', () => {
    const gsm = titlesOf('?stock-gsm=300-300')
    expect(gsm).toContain('Automatic Folder Gluer Machine')
    expect(gsm).not.toContain('V-Grooving Machine for Greyboard')
  })

  it('takes a machine whose span meets the chosen one, and those that state none when asked', () => {
    const wide = titlesOf('?width=2000-')
    expect(wide).toContain('Thin Blade Slitting & Creasing Machine')
    expect(wide).not.toContain('Automatic Folder Gluer Machine')
    expect(wide).not.toContain('Paper Cup Forming Machine (2-16 oz)')
    expect(titlesOf('?width=2000-,not-stated')).toContain('Paper Cup Forming Machine (2-16 oz)')
  })

  it('a machine that states no end counts by where it begins', () => {
    const [first] = table.machines
    const machines = [
      { choices: first?.choices ?? [], ranges: [[60, OPEN_END] as const, ...(first?.ranges.slice(1) ?? [])] },
    ]
    expect(buildFacetView({ ...table, machines }, EMPTY_SELECTION, null).open[0]?.bounds).toEqual([60, 60])
  })

  it('combines with what a search found', () => {
    const { matching } = applyFilters(table, parse('?category=magnet-machines').selection, new Set([40, 0]))
    expect(matching).toEqual([40])
  })
})

it('orders by the search, by the catalogue and by title', () => {
  const toPlaces = (sort: 'best' | 'catalogue' | 'title', ranking: number[]) =>
    listMatchingMachines(table, { ...EMPTY_SELECTION, sort }, ranking)
  expect(toPlaces('best', [5, 2])).toEqual([5, 2])
  expect(toPlaces('catalogue', [5, 2])).toEqual([2, 5])
  expect(toPlaces('title', [0, 53])).toEqual([53, 0])
})

it('makes a chip of each filter, which takes away that filter alone', () => {
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

it('tells chips apart whose choices have the same name, and says what a unit is of', () => {
  const choices = { category: ['accessories'], process: ['accessories'], stock: ['gsm'] }
  const chips = createChips(table, { ...EMPTY_SELECTION, choices }, words.catalogue.filters.chips)
  expect(chips.map(({ id, label }) => [id, label])).toEqual([
    ['category:accessories', 'Category: Accessories'],
    ['process:accessories', 'Process: Accessories'],
    ['stock:gsm', 'Stock given in: gsm'],
  ])
})

it('names the nearest category of a search that finds nothing', () => {
  const near = (q: string, best?: number) => findNearestCategory(table, { ...EMPTY_SELECTION, q }, best)?.label
  expect(near('magnetik', undefined)).toBe('Magnet Machines')
  expect(near('hindi')).toBeUndefined()
  expect(near('anything', 0)).toBe('Automatic Gluing Machines')
  const chosen = { ...EMPTY_SELECTION, choices: { category: ['slitters'] } }
  expect(findNearestCategory(table, chosen)?.label).toBe('Slitters')
})
