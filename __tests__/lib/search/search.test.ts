import { brotliCompressSync } from 'node:zlib'
import { getApplications, getProducts, getSearchWords, getWords } from '@/lib/content/content'
import { createFacetTable } from '@/lib/facets/facet-table'
import { paths } from '@/lib/paths'
import { cutAtMarks, openSearchIndex, pickLine } from '@/lib/search/search-engine'
import { findSpan, parseFigures } from '@/lib/search/search-figures'
import { createSearchIndexFile } from '@/lib/search/search-index'
import { isSearch } from '@/lib/search/search-text'
import { splitSearch, splitWords, toStem } from '@/lib/search/search-words'
import { findRank, getTargets, readTestQueries } from '@/scripts/bench/search-queries'

const products = getProducts()
const words = getSearchWords()
const texts = getWords().catalogue.searchNotes
const file = createSearchIndexFile(products, getApplications(), words, texts)
const engine = openSearchIndex(JSON.parse(file.body), products.length)
const slugsOf = (query: string) => engine.search(query).hits.map(({ index }) => products[index]?.slug)
const notesOf = (query: string) => engine.search(query).notes.map(({ text }) => text)

const queries = readTestQueries()

it('has 200 searches, half of which nothing was tuned for, each for what there is', () => {
  expect(queries.tuning.length).toBeGreaterThanOrEqual(100)
  expect(queries.heldOut.length).toBeGreaterThanOrEqual(100)
  const slugs = new Set(products.map(({ slug }) => slug))
  const names = new Set([...words.answers, ...words.notSold].map(({ name }) => name))
  const unknown = [...queries.tuning, ...queries.heldOut, ...queries.hindi].filter(asked =>
    'answer' in asked ? !names.has(asked.answer) : asked.expect.some(slug => !slugs.has(slug)),
  )
  expect(unknown).toEqual([])
})

it.each(Object.entries(queries))(
  'enough of the %s searches find the machine first, and among the first three',
  (name, asked) => {
    const ranks = asked.map(expected => findRank(engine, expected))
    const share = (limit: number) => (100 * ranks.filter(rank => rank >= 0 && rank < limit).length) / ranks.length
    const targets = getTargets(name)
    expect(share(3)).toBeGreaterThanOrEqual(targets.inThree)
    expect(share(1)).toBeGreaterThanOrEqual(targets.first)
  },
)

it('keeps the index within 26 kB, and 122 kB unpacked', () => {
  expect(brotliCompressSync(file.body).length).toBeLessThanOrEqual(26_000)
  expect(Buffer.byteLength(file.body)).toBeLessThanOrEqual(122_000)
})

it('names the file after its content', () => {
  expect(createSearchIndexFile(products, [], words, texts).url).not.toBe(file.url)
  expect(createSearchIndexFile(products, getApplications(), words, texts).url).toBe(file.url)
})

it.each([
  ['folder-gluer', 'folder gluer'],
  ['foldergluer', 'folder gluer'],
  ['diecutting', 'die cutting'],
  ['litholaminator', 'litho laminator'],
  ['lami nator', 'laminator'],
  ['mono cartons', 'monocarton'],
  ['windowpaching', 'window patching'],
  ['कॉर्नर टेपिंग', 'corner taping'],
  ['2 color', '2 colour'],
  ['E-flute', 'e flute'],
  ['E\u2011flute', 'e flute'],
  ['E–flute', 'e flute'],
  ['fol\u00ADder\u00A0gluer', 'folder gluer'],
  ['लिफ़ाफ़ा', 'लिफाफा'],
  ['१३०० mm', '1300 mm'],
])('finds the same first with %s and %s', (a, b) => {
  expect(slugsOf(a).slice(0, 3)).toEqual(slugsOf(b).slice(0, 3))
  expect(slugsOf(a).length).toBeGreaterThan(0)
})

it('knows a phrase that is typed as one word with what a search leaves out', () => {
  expect(slugsOf('boardtoboard')[0]).toBe(slugsOf('board to board')[0])
})

it('tells cutting from coating in Devanagari', () => {
  expect(splitWords('कटिंग कोटिंग')).toEqual(['कटिंग', 'कोटिंग'])
  expect(slugsOf('कटिंग')).not.toEqual(slugsOf('कोटिंग'))
  expect(splitWords('Café ÉTUI')).toEqual(['cafe', 'etui'])
})

it('leaves out nothing for letters that stand alone', () => {
  expect(slugsOf('e-f')).toHaveLength(products.length)
  expect(slugsOf('1300 mm f')).toEqual(slugsOf('1300 mm'))
})

it('takes carton for box, with less weight than the word itself', () => {
  expect(slugsOf('box stitching')).toEqual(expect.arrayContaining(slugsOf('carton stitching').slice(0, 2)))
})

it('finds nothing for letters without a meaning, and says what to write', () => {
  expect(slugsOf('xqzvw')).toEqual([])
  expect(notesOf('xqzvw')).toEqual([expect.stringMatching(/^Write a machine, a pack/)])
})

it.each(['(', '---', '?!&', '(((('.repeat(500), '纸箱', 'صندوق', 'பெட்டி', 'x'.repeat(5000)])(
  'shows all machines for %.20s, and says that it could read nothing',
  query => {
    expect(slugsOf(query)).toHaveLength(products.length)
    expect(notesOf(query)).toEqual([expect.stringMatching(/^Nothing could be read from this search, so all machines/)])
  },
)

it('reads what it can beside signs and other scripts', () => {
  expect(notesOf('--- 纸箱 folder gluer')).toEqual(['Left out, because no machine here has it: 纸箱'])
  expect(slugsOf('(1300 mm)')).toEqual(slugsOf('1300 mm'))
})

it('takes up two characters, and one that it cannot read', () => {
  expect(['', ' ', 'a', 'ग', '7', ' b '].filter(isSearch)).toEqual([])
  expect(['ab', '(', ' - ', '箱'].filter(isSearch)).toHaveLength(4)
})

it('says how a word was read, what was left out, and where the site answers', () => {
  expect(notesOf('medicine carton')).toEqual(['medicine: read as pharma carton'])
  expect(notesOf('fulte laminator')).toEqual(['fulte laminator: read as flute laminator'])
  expect(notesOf('windo papr')).toEqual(['papr: read as paper'])
  expect(notesOf('folder gluer')).toEqual([])
  expect(notesOf('folder gluer xqzvw')).toEqual(['Left out, because no machine here has it: xqzvw'])
  expect(notesOf('folder gluer 9000 mm')).toEqual(['Left out, because no machine here has it: 9000 mm'])
  const [warranty] = engine.search('folder gluer warranty').notes
  expect(warranty?.link?.href).toMatch(/^\/contact-us/)
  expect(slugsOf('folder gluer warranty')).toEqual(slugsOf('folder gluer'))
})

it('names what is not sold, and shows what comes nearest', () => {
  expect(notesOf('offset press')[0]).toMatch(/^offset press: we do not sell offset printing machines/)
  expect(slugsOf('offset press')[0]).toMatch(/flexo/)
})

it('says that a material is not sold only if no machine is named beside it', () => {
  expect(notesOf('kraft paper')[0]).toMatch(/^kraft paper: we do not sell raw material/)
  expect(notesOf('kraft paper slitter rewinder')).toEqual(['slitter rewinder: read as reel slitting'])
  expect(notesOf('used folder gluer')[0]).toMatch(/^used: we do not sell used machines/)
})

it('shows machines with most of what is asked where none has all, and says so', () => {
  const query = 'flute crushed while cutting sheet to width'
  expect(slugsOf(query).length).toBeGreaterThan(1)
  expect(notesOf(query)).toEqual(['No machine fits every word; those that fit most come first.'])
})

it('puts last what a search is without', () => {
  expect(slugsOf('paper bag without handle')[0]).toBe('square-bottom-paper-bag-making-machine')
  const found = slugsOf('die cutting without stripping')
  expect(found[0]).not.toMatch(/stripping/)
  expect(found.at(-1)).toMatch(/stripping/)
})

it('puts last what a search wants something else for', () => {
  expect(slugsOf('box flap gluing instead of stitching')[0]).toMatch(/gluer/)
})

it('puts the machine that was named above what matches by chance', () => {
  expect(slugsOf('semi auto die cutting 1320')[0]).toBe('semi-automatic-die-cutting-and-creasing-machine')
})

it.each([
  ['clamshell die cutter', 'die cutter'],
  ['glue gun for folder gluer', 'folder gluer'],
  ['duplex board cutting', 'cutting'],
  ['paper plate punching', 'punching'],
  ['cutting machine after single facer', 'single facer'],
  ['laminate two greyboards together', 'greyboard'],
  ['paper cap', 'paper cup'],
])('lists with %s all that %s alone puts first', (query, word) => {
  expect(slugsOf(query)).toEqual(expect.arrayContaining(slugsOf(word).slice(0, 3)))
})

it.each([
  ['cutting machine after single facer', 'nc-sheet-cutter-rotary-type'],
  ['glue gun for folder gluer', 'cold-glue-applicator-folder-gluer-add-on'],
  ['die punching', 'heavy-duty-platen-punching-creasing-machine'],
  ['4 bar rotary', 'thin-blade-slitting-creasing-machine'],
  ['slotar', 'four-link-slotting-corner-cutting-machine'],
  ['paper roll a4 cutting', 'servo-reel-to-sheet-cutter'],
  ['push blanks out of the stack', 'die-cut-blank-stripping-machine'],
])('reads %s as its machine', (query, slug) => {
  expect(slugsOf(query)[0]).toBe(slug)
})

it('takes a material for what it is only without a job beside it', () => {
  expect(notesOf('duplex board')[0]).toMatch(/we do not sell raw material/)
  expect(notesOf('duplex board cutting')).toEqual([])
})

it.each(['20000 a day', '20,000 pizza boxes per day', 'daily 5 lakh cups', 'roz 5000 dibbe'])(
  'offers the line planner for %s',
  query => {
    const { notes, hits } = engine.search(query)
    expect(notes.map(({ link }) => link?.href)).toContain(paths.linePlanner)
    expect(hits.length).toBeGreaterThan(0)
  },
)

it('answers a budget with the price, and shows the same machines', () => {
  expect(notesOf('folder gluer under 10 lakh')[0]).toMatch(/^Price: /)
  expect(slugsOf('folder gluer under 10 lakh')).toEqual(slugsOf('folder gluer'))
  expect(slugsOf('under 10 lakh')).toHaveLength(products.length)
})

it('takes a flute for the machine that makes it only if nothing else is asked', () => {
  expect(slugsOf('e flute making machine')[0]).toBe('single-facer-corrugation-machine')
  expect(slugsOf('e flute printing').slice(0, 3)).not.toContain('single-facer-corrugation-machine')
})

it('lists below those that fit a figure the machines that state none of its kind', () => {
  const found = slugsOf('400 gsm greyboard wrap box')
  expect(found[0]).toBe('roller-pasting-machine')
  expect(found).toContain('box-bubble-pressing-machine')
})

it('excludes no machine for a common word, nor for its plural', () => {
  expect(slugsOf('creasing machine for sheets')).toEqual(expect.arrayContaining(slugsOf('creasing machine')))
})

it('corrects a typing error before it takes the word for two', () => {
  expect(slugsOf('calender')).toEqual(slugsOf('calendar'))
})

it('joins a phrase across another spelling of one of its words', () => {
  expect(slugsOf('hand feeding flatbed die cutter')[0]).toBe('semi-automatic-die-cutting-and-creasing-machine')
})

it('takes a large bare number for an output too', () => {
  expect(slugsOf('12000 laminator')[0]).toBe('high-speed-automatic-flute-laminator-machine')
  expect(notesOf('12000 laminator').join()).not.toContain('Left out')
})

it('finds figures that are words', () => {
  expect(slugsOf('thermic oil')).toContain('corrugated-cardboard-production-line')
})

it('does not index the words that a search leaves out', () => {
  expect(slugsOf('and corrugated sheet with the')).toEqual(slugsOf('corrugated sheet'))
  expect(file.body).not.toMatch(/\\nand \d/)
})

it('never takes semi-automatic for automatic', () => {
  expect(splitSearch('Semi-Automatic semi auto')).toEqual(['semiautomatic'])
  expect(slugsOf('automatic corrugated box gluer')[0]).toBe('corrugated-box-folder-gluer-machine')
})

it('takes only letters of flutes for flutes', () => {
  expect(splitSearch('EB flute')).toEqual(['ebflute'])
  expect(splitSearch('paper on flute')).toEqual(['paper', 'on', 'flute'])
})

it('prefers the machine whose title was typed to those for the pack that was typed', () => {
  expect(slugsOf('whisky box flute lamination')[0]).toBe('automatic-flute-laminator-machine')
})

it('leaves a figure out rather than the machine that was named', () => {
  expect(slugsOf('semi automatic die cutter 2400')[0]).toBe('semi-automatic-die-cutting-and-creasing-machine')
  expect(notesOf('semi automatic die cutter 2400')).toContain('Left out, because no machine here has it: 2400')
})

it('does not explain a plural or another ending', () => {
  expect(notesOf('die cutters')).toEqual([])
  expect(notesOf('cartons')).toEqual([])
})

it('leads to pages that the site has', () => {
  const pages = words.answers.map(({ link }) => link.href.replace(/#.*/, ''))
  expect(pages.filter(page => !Object.values<unknown>(paths).includes(page))).toEqual([])
})

it('never takes a tablet for a table', () => {
  const bare = createSearchIndexFile(products, getApplications(), { ...words, words: [] }, texts)
  const plain = openSearchIndex(JSON.parse(bare.body), products.length)
  expect(plain.search('tablet').hits).toEqual([])
})

it('finds with a bare number and its unit the machines that take at least so much', () => {
  const found = slugsOf('folder gluer 900 mm')
  expect(found[0]).toBe('lock-bottom-folder-gluer-machine-46-corner')
  expect(found).not.toContain('automatic-folder-gluer-machine')
  expect(slugsOf('folder gluer 900')).toEqual(found)
})

it('takes a width as the filter by width does', () => {
  const table = createFacetTable({
    products,
    categories: [],
    families: [],
    applications: [],
    words: getWords().catalogue,
  })
  const place = table.ranges.findIndex(({ key }) => key === 'width')
  const taking = products.filter((_, index) => {
    const [min = 0, max = 0] = table.machines[index]?.ranges[place] ?? []
    return min <= 800 && max >= 800
  })
  expect(slugsOf('800 mm')).toEqual(expect.arrayContaining(taking.map(({ slug }) => slug)))
})

it.each([
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  '\\',
  '('.repeat(500),
  'ab '.repeat(4000),
  'मशीन',
  'ं़्',
  '1'.repeat(5000),
  '1 x '.repeat(1000),
  '9,'.repeat(2000),
  '\ud800',
])('survives %.20s', query => {
  expect(() => engine.search(query)).not.toThrow()
})

it('refuses an index that does not fit the page', () => {
  const { length } = products
  expect(() => openSearchIndex(JSON.parse(file.body), length - 1)).toThrow(
    `has ${length} machines, the page ${length - 1}`,
  )
})

it('reads figures in the ways that buyers write them', () => {
  const figuresOf = (text: string) =>
    parseFigures(text, () => false).figures.map(({ value, units }) => ({ value, units }))
  expect(figuresOf('gluer 1,300 mm and 6000 pcs per hour')).toEqual([
    { value: 1300, units: ['mm'] },
    { value: 6000, units: ['pcs/h'] },
  ])
  expect(figuresOf('180 mtr/min')).toEqual([{ value: 180, units: ['m/min'] }])
  expect(figuresOf('6,000 sheets an hour')).toEqual([{ value: 6000, units: ['sheets/h'] }])
  expect(figuresOf('6,000 an hour')).toEqual([
    { value: 6000, units: ['pcs/h', 'sheets/h', 'boxes/h', 'books/h', 'impressions/h'] },
  ])
  expect(figuresOf('4 colour flexo')).toEqual([])
  expect(figuresOf('28 x 40 inch')).toEqual([
    { value: 28, units: ['inch'] },
    { value: 40, units: ['inch'] },
  ])
  expect(figuresOf('80 cm 150 ml box 450*350')).toEqual([
    { value: 80, units: ['cm'] },
    { value: 150, units: ['ml'] },
    { value: 450, units: ['mm'] },
    { value: 350, units: ['mm'] },
  ])
})

it('rates the limit above a range around the figure, and never another unit', () => {
  const figure = { value: 300, units: ['gsm'] } as const
  expect(findSpan([['gsm', 200, 300]], figure)?.score).toBe(2)
  expect(findSpan([['gsm', 200, 400]], figure)?.score).toBe(0.75)
  expect(findSpan([['mm', 300, 300]], figure)).toBeNull()
  expect(findSpan([['mm', 100, 1320]], { value: 52, units: ['inch'] })?.score).toBe(2)
})

it('takes a word by its stem', () => {
  expect(['cutting', 'cutter', 'cut'].map(toStem)).toEqual(['cut', 'cut', 'cut'])
  expect(splitSearch('E flute')).toEqual(['eflute'])
})

it('marks the words that were found, and shows the line with the most of them', () => {
  const terms = new Set(['glu', 'fold'])
  expect(cutAtMarks('Folder-gluer for cartons', terms)).toEqual([
    { text: 'Folder', isMarked: true },
    { text: '-', isMarked: false },
    { text: 'gluer', isMarked: true },
    { text: ' for cartons', isMarked: false },
  ])
  expect(pickLine(['nothing', 'glue', 'a folder with glue'], terms)).toBe('a folder with glue')
  expect(pickLine(['nothing'], terms)).toBeNull()
})
