import { brotliCompressSync } from 'node:zlib'
import { manyMachines } from '@/__tests__/support/many-machines'
import { getWords } from '@/lib/content/content'
import { createSearchIndexFile } from '@/lib/listing/search-index-file'
import { paths } from '@/lib/paths'
import { findSpan } from '@/lib/trade/search/apply-figures'
import { parseFigures } from '@/lib/trade/search/read-figures'
import { createSearchEngine } from '@/lib/trade/search/search-engine'
import { cutAtMarks, pickLine } from '@/lib/trade/search/search-marks'
import { isSearch } from '@/lib/trade/search/search-text'
import { fill } from '@/lib/words'

const products = manyMachines.products
const searchWords = manyMachines.searchWords
const noteWords = getWords().catalogue.searchNotes
const file = createSearchIndexFile(products, manyMachines.applications, searchWords, noteWords)
const engine = createSearchEngine(JSON.parse(file.body), products.length)
const slugsOf = (query: string) => engine.search(query).hits.map(({ index }) => products[index]?.slug)
const notesOf = (query: string) => engine.search(query).notes.map(({ text }) => text)

/** The place of the machine whose title the tests translate: any will do. */
const PLACE = 3

it('finds a machine by its whole title in another language; a single word of it finds as much as without the titles', () => {
  const translated = products.map(product => ({ ...product, title: `${product.title} – यंत्र` }))
  const title = 'रोलर पेस्टिंग ग्लूइंग मशीन (फोल्डर ग्लूअर ऐड-ऑन)'
  translated[PLACE] = { ...translated[PLACE], title } as (typeof translated)[number]
  const { body } = createSearchIndexFile(products, manyMachines.applications, searchWords, noteWords, translated)
  const other = createSearchEngine(JSON.parse(body), products.length)
  const { hits, notes } = other.search(title)
  expect([hits[0]?.index, notes]).toEqual([PLACE, []])
  expect(other.search('पेस्टिंग')).toEqual(engine.search('पेस्टिंग'))
  expect(other.search('पेस्टिंग').hits.length).toBeGreaterThan(0)
})

it('finds a title and a search word in any script, and says what to write instead of an unknown word', () => {
  const title = 'கோப்பு ஒட்டும் இயந்திரம்'
  const translated = products.map((product, place) => (place === PLACE ? { ...product, title } : product))
  const own = { ...searchWords, words: [...searchWords.words, { means: 'carton', typed: ['ડબ્બા', 'علبة'] }] }
  const { body } = createSearchIndexFile(products, manyMachines.applications, own, noteWords, translated)
  const other = createSearchEngine(JSON.parse(body), products.length)
  const listFound = (query: string) => other.search(query).hits.map(({ index }) => index)
  expect(listFound(title)[0]).toBe(PLACE)
  for (const typed of ['ડબ્બા', 'علبة']) {
    expect(listFound(typed).sort()).toEqual(listFound('carton').sort())
    expect(other.search(typed).notes).toEqual([{ text: fill(noteWords.reading, { typed, words: 'carton' }) }])
  }
  // A single word of a title is read only in a script whose sounds are known, as Hindi's; of others, as Tamil, it is not.
  const tamil = other.search('கோப்பு')
  expect(tamil.hits).toHaveLength(products.length)
  expect(tamil.notes).toEqual([{ text: noteWords.unreadable }])
})

// Just above what it has: a change that makes it larger has to be worth it. Compressed, it is fetched when the search
// field takes the focus; uncompressed, a phone parses all of it before the first answer.
it('keeps the index within 27 kB compressed and 103 kB uncompressed', () => {
  expect(brotliCompressSync(file.body).length).toBeLessThanOrEqual(27_000)
  expect(Buffer.byteLength(file.body)).toBeLessThanOrEqual(103_000)
})

it('names the file after its content', () => {
  expect(createSearchIndexFile(products, [], searchWords, noteWords).url).not.toBe(file.url)
  expect(createSearchIndexFile(products, manyMachines.applications, searchWords, noteWords).url).toBe(file.url)
})

it.each([
  ['folder-gluer', 'folder gluer'],
  ['foldergluer', 'folder gluer'],
  ['mono cartons', 'monocarton'],
  ['कॉर्नर टेपिंग', 'corner taping'],
  ['2 color', '2 colour'],
  ['E\u2011flute', 'e flute'],
  ['fol\u00ADder\u00A0gluer', 'folder gluer'],
  ['लिफ़ाफ़ा', 'लिफाफा'],
  ['१३०० mm', '1300 mm'],
])('finds the same three machines first with %s and %s', (typed, alike) => {
  expect(slugsOf(typed).slice(0, 3)).toEqual(slugsOf(alike).slice(0, 3))
  expect(slugsOf(typed).length).toBeGreaterThan(0)
})

it('finds nothing for meaningless letters, says what to write instead, and reads the other words beside them', () => {
  expect(slugsOf('xqzvw')).toEqual([])
  expect(notesOf('xqzvw')).toEqual([expect.stringMatching(/^Try a machine, a pack/)])
  expect(notesOf('--- 纸箱 folder gluer')).toEqual(['Ignored, because no machine matches: 纸箱'])
})

it('takes two letters, a sign or one Chinese character for a search, but no single letter or digit', () => {
  expect(['', ' ', 'a', '7', 'ab', '(', '箱'].filter(isSearch)).toEqual(['ab', '(', '箱'])
})

// Signs, a script that is not read, and a word of more than 40 letters, which is ignored: a shorter one is read, and
// finds nothing if it means nothing.
it.each(['(', '(((('.repeat(500), '纸箱', 'x'.repeat(41)])(
  'shows all machines for %.20s, and says that it could read nothing',
  query => {
    expect(slugsOf(query)).toHaveLength(products.length)
    expect(notesOf(query)).toEqual([expect.stringMatching(/^We could not read this search, so all machines/)])
  },
)

it.each(['guillotine', 'guillotines', 'lathes', 'adhesives', 'notebooks', 'dishes'])(
  'says that %s are not sold, in the singular and in both plurals',
  typed => {
    expect(notesOf(typed)).toEqual([expect.stringMatching(`^${typed}: we do not sell`)])
  },
)

it('says how a word was read, what was left out, and where the site answers', () => {
  expect(notesOf('medicine carton')).toEqual(['medicine: showing pharma carton'])
  expect(notesOf('fulte laminator')).toEqual(['fulte laminator: showing flute laminator'])
  expect(notesOf('windo papr')).toEqual(['papr: showing paper'])
  expect(notesOf('accesori')).toEqual(['accesori: showing accessories'])
  for (const plain of ['folder gluer', 'die cutters', 'cartons']) expect(notesOf(plain)).toEqual([])
  expect(notesOf('folder gluer xqzvw')).toEqual(['Ignored, because no machine matches: xqzvw'])
  expect(notesOf('folder gluer 9000 mm')).toEqual(['Ignored, because no machine matches: 9000 mm'])
  const [warranty] = engine.search('folder gluer warranty').notes
  expect(warranty?.link?.href).toMatch(/^\/contact-us/)
  expect(slugsOf('folder gluer warranty')).toEqual(slugsOf('folder gluer'))
})

describe('a figure of a kind that few machines state', () => {
  const statingSlug = 'crease-matrix-cutter-03-3-mm'
  // Of all machines, only this one states its supply: 220 V and 50 Hz.
  const stating = products.map(machine => ({
    ...machine,
    figures: machine.figures.filter(({ name }) => name !== 'Supply' || machine.slug === statingSlug),
  }))
  const { body } = createSearchIndexFile(stating, manyMachines.applications, searchWords, noteWords)
  const statingEngine = createSearchEngine(JSON.parse(body), stating.length)
  const ask = { title: 'Ask us', href: paths.contact }
  const titleOf = (slug: string) => products.find(product => product.slug === slug)?.title

  it.each([
    ['415 V', noteWords.statedOther],
    ['60 Hz', noteWords.statedOther],
    ['220 V', noteWords.stated],
    ['50 Hz', noteWords.stated],
  ])(
    'puts first for %s the machine that states the figure, names it, and says to ask us about the others',
    (typed, told) => {
      const { hits, notes } = statingEngine.search(typed)
      expect(products[hits[0]?.index ?? -1]?.slug).toBe(statingSlug)
      const [total, count] = [products.length, products.length - 1]
      expect(notes).toEqual([
        { text: fill(told, { typed, machines: titleOf(statingSlug) ?? '', count, total }), link: ask },
      ])
    },
  )

  it('is answered with at most three machines, or with a note that no machine states it', () => {
    expect(statingEngine.search('0.6 MPa').notes).toEqual([
      { text: expect.stringMatching(/^0\.6 MPa: stated for (?:[^,]+, ){2}[^,]+ …\. No such figure/), link: ask },
    ])
    for (const query of ['folder gluer 415 V', '400 l/min'])
      expect([query, statingEngine.search(query).notes]).toEqual([
        query,
        [{ text: expect.stringMatching(/: no machine here states such a figure\.$/), link: ask }],
      ])
  })

  it.each(['25 straps/min', '16 oz paper cup', 'die cutter 300 t', '180 m/min'])(
    'gets no such note for %s, which a machine states and most machines could not',
    query => {
      const { hits, notes } = statingEngine.search(query)
      expect(hits.length).toBeGreaterThan(0)
      expect(notes).toEqual([])
    },
  )

  it('is answered with machines named in the language of the page', () => {
    const translated = stating.map(product => ({ ...product, title: `${product.title} यंत्र` }))
    const { body } = createSearchIndexFile(stating, manyMachines.applications, searchWords, noteWords, translated)
    const [note] = createSearchEngine(JSON.parse(body), products.length).search('415 V').notes
    expect(note?.text).toContain(`${titleOf(statingSlug)} यंत्र`)
  })
})

it('names an unknown word inside a phrase as ignored, and passes over a count there', () => {
  const ignored = fill(noteWords.missing, { words: 'qqqq' })
  for (const query of ['greyboard qqqq lamination', 'greyboard lamination qqqq'])
    expect(notesOf(query)).toContain(ignored)
  expect(engine.search('laminate two greyboards').hits).toEqual(engine.search('laminate greyboards').hits)
})

it('says that a size without a unit was read as inches', () => {
  expect(notesOf('die cutter 22.5x35')).toEqual(['22.5x35: no unit, so read as inches'])
  expect(slugsOf('die cutter 22.5x35')).toEqual(slugsOf('die cutter 22.5 x 35 inch'))
  expect(notesOf('die cutter 572x889')).toEqual([])
})

// The search words list 'laminator' among those for film lamination: a note that it was read so would be wrong here.
it("reads 'laminator' as the machine that the words beside it mean", () => {
  for (const query of ['flute laminator', 'laminator', '3 ply laminator', 'laminator for pizza box'])
    expect(notesOf(query).join()).not.toContain('film')
  expect(slugsOf('flute laminator')[0]).toMatch(/flute-laminator/)
})

it('answers a request for a manual, and finds hand-fed machines for manual operation', () => {
  const asked = ['operation manual', 'folder gluer operating manual', 'manual for folder gluer', 'hindi manual']
  for (const query of [...asked, 'manual in hindi'])
    expect(notesOf(query)).toEqual([expect.stringMatching(/^Manuals: /)])
  expect(slugsOf('manual for folder gluer')[0]).toMatch(/folder-gluer/)
  expect(notesOf('manual operation')).toEqual(['manual operation: showing hand fed'])
})

it("shows the width for a search for a reel's width, and the diameter for one for a diameter", () => {
  const lineOf = (query: string) => {
    const [hit] = engine.search(query).hits
    const parts = hit ? engine.explain(hit) : []
    return parts.map(({ text }) => text).join('')
  }
  expect(lineOf('slitter for 1300 mm reels')).toMatch(/^Web width: /)
  expect(lineOf('slitter for reels of 1400 mm dia')).toMatch(/reel diameter: 1,400 mm$/)
})

it('says what is not sold, but a material only if no machine is named beside it', () => {
  expect(notesOf('offset press')[0]).toMatch(/^offset press: we do not sell offset printing machines/)
  expect(slugsOf('offset press')[0]).toMatch(/flexo/)
  expect(notesOf('kraft paper')[0]).toMatch(/^kraft paper: we do not sell raw material/)
  expect(notesOf('kraft paper slitter rewinder')).toEqual(['slitter rewinder: showing reel slitting'])
  expect(notesOf('used folder gluer')[0]).toMatch(/^used: we do not sell used machines/)
})

it('shows the machines that match most of a search if none matches all of it, and says so', () => {
  const query = 'flute crushed while cutting sheet to width'
  expect(slugsOf(query).length).toBeGreaterThan(1)
  expect(notesOf(query)).toEqual(['No machine matches every word; the closest come first.'])
})

it('puts machines last that have what a search excludes', () => {
  expect(slugsOf('paper bag without handle')[0]).toBe('square-bottom-paper-bag-making-machine')
  const found = slugsOf('die cutting without stripping')
  expect(found[0]).not.toMatch(/stripping/)
  expect(found.at(-1)).toMatch(/stripping/)
})

it.each([
  ['cutting machine after single facer', 'nc-sheet-cutter-rotary-type'],
  ['glue gun for folder gluer', 'cold-glue-applicator-folder-gluer-add-on'],
  ['4 bar rotary', 'thin-blade-slitting-creasing-machine'],
  ['12000 laminator', 'high-speed-automatic-flute-laminator-machine'],
  ['automatic corrugated box gluer', 'corrugated-box-folder-gluer-machine'],
  ['e flute making machine', 'single-facer-corrugation-machine'],
])('finds first for %s the machine %s', (query, slug) => {
  expect(slugsOf(query)[0]).toBe(slug)
})

it.each(['20,000 pizza boxes per day', 'roz 5000 dibbe'])('offers the line planner for %s', query => {
  const { notes, hits } = engine.search(query)
  expect(notes.map(({ link }) => link?.href)).toContain(paths.linePlanner)
  expect(hits.length).toBeGreaterThan(0)
})

it('answers a budget with the price, and shows the same machines', () => {
  expect(notesOf('folder gluer under 10 lakh')[0]).toMatch(/^Price: /)
  expect(slugsOf('folder gluer under 10 lakh')).toEqual(slugsOf('folder gluer'))
  expect(slugsOf('under 10 lakh')).toHaveLength(products.length)
})

it('ignores a figure rather than the machine that was named', () => {
  expect(slugsOf('semi automatic die cutter 2400')[0]).toBe('semi-automatic-die-cutting-and-creasing-machine')
  expect(notesOf('semi automatic die cutter 2400')).toContain('Ignored, because no machine matches: 2400')
})

it('links only to pages that the site has', () => {
  const pages = searchWords.answers.map(({ link }) => link.href.replace(/#.*/, ''))
  expect(pages.filter(page => !Object.values<unknown>(paths).includes(page))).toEqual([])
})

it('finds with a number and its unit the machines that take at least that much', () => {
  const found = slugsOf('folder gluer 900 mm')
  expect(found[0]).toBe('lock-bottom-folder-gluer-machine-46-corner')
  expect(found).not.toContain('automatic-folder-gluer-machine')
  expect(slugsOf('folder gluer 900')).toEqual(found)
})

it.each(['<img src=x onerror=alert(1)>', '__proto__', '\\', 'ab '.repeat(4000), 'ं़्', '1'.repeat(5000), '\ud800'])(
  'survives %.20s',
  query => {
    expect(() => engine.search(query)).not.toThrow()
  },
)

it('refuses an index that does not fit the page', () => {
  const { length } = products
  expect(() => createSearchEngine(JSON.parse(file.body), length - 1)).toThrow(`has ${length} machines, the page`)
})

it('reads figures in the ways that buyers write them', () => {
  const isNoPhrase = () => false
  const figuresOf = (text: string) => parseFigures(text, isNoPhrase).figures.map(({ value, units }) => [value, units])
  expect(figuresOf('gluer 1,300 mm and 6,000 an hour')).toEqual([
    [1300, ['mm']],
    [6000, ['pcs/h', 'sheets/h', 'boxes/h', 'books/h', 'impressions/h']],
  ])
  expect(figuresOf('4 colour flexo')).toEqual([])
  expect(figuresOf('28 x 40 inch').flat(2)).toEqual([28, 'inch', 40, 'inch'])
  expect(figuresOf('80 cm box 450*350').flat(2)).toEqual([80, 'cm', 450, 'mm', 350, 'mm'])
})

it('ranks a span that ends at the figure above one around it, and never one in another kind of unit', () => {
  const figure = { value: 300, units: ['gsm'] } as const
  expect(findSpan([['gsm', 200, 300]], figure)?.score).toBe(2)
  // 300 / 400.
  expect(findSpan([['gsm', 200, 400]], figure)?.score).toBe(0.75)
  expect(findSpan([['mm', 300, 300]], figure)).toBeNull()
  // 52 inches are 1,320.8 mm.
  expect(findSpan([['mm', 100, 1320]], { value: 52, units: ['inch'] })?.score).toBe(2)
})

it('highlights the words that were found, and shows the line with most of them', () => {
  const terms = new Set(['glu', 'fold'])
  const parts = cutAtMarks('Folder-gluer for cartons', terms).map(({ text, isMarked }) =>
    isMarked ? `<${text}>` : text,
  )
  expect(parts.join('')).toBe('<Folder-gluer> for cartons')
  expect(pickLine(['nothing', 'glue', 'a folder with glue'], terms)).toBe('a folder with glue')
  expect(pickLine(['nothing'], terms)).toBeNull()
})
