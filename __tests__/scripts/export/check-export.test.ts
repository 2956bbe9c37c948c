/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkExport, findBrokenUrls, findPageProblems } from '@/scripts/export/check-export'
import { createDataBlocks } from '@/scripts/export/start-scripts'

const SOUND = '<html lang="en"><head><title>T</title></head><body><h1>H</h1><img src="/a.webp" alt=""></body></html>'

describe('findPageProblems', () => {
  it('finds nothing in a sound page', () => {
    expect(findPageProblems({ path: '/', html: SOUND })).toEqual([])
  })

  it.each([
    ['no main heading', SOUND.replaceAll('h1', 'h2'), 'has 0 h1 elements'],
    ['two main headings', SOUND.replace('<h1>', '<h1></h1><h1>'), 'has 2 h1 elements'],
    ['no title', SOUND.replace('T<', '<'), 'has no title'],
    ['no language', SOUND.replace(' lang="en"', ''), 'has no lang attribute'],
    ['an inline script', `${SOUND}<script>run()</script>`, 'has an inline script'],
    ['a style attribute', `${SOUND}<p style="color:red">`, 'has an inline style'],
    ['a style element', `${SOUND}<style>p{}</style>`, 'has an inline style'],
    ['an event handler', `${SOUND}<p onclick="run()">`, 'has an event handler'],
    ['a picture without alt text', SOUND.replace(' alt=""', ''), 'a picture has no alt text'],
    ['a script without an integrity', `${SOUND}<script src="/a.js"></script>`, '/a.js without an integrity'],
    ['an empty integrity', `${SOUND}<script src="/a.js" integrity=""></script>`, '/a.js without an integrity'],
    ['a style sheet without one', `${SOUND}<link rel="stylesheet" href="/a.css"/>`, '/a.css without an integrity'],
    ['a late script without one', `${SOUND}${createDataBlocks([], [['/b.js', '']])}`, '/b.js without an integrity'],
    ['an id used twice', `${SOUND}<p id="a"><p id="a">`, "the id 'a' is used twice"],
  ])('sees %s', (_, html, problem) => {
    expect(findPageProblems({ path: '/', html })).toEqual([expect.stringContaining(problem)])
  })

  it('takes structured data and scripts from files as they are', () => {
    const scripts =
      '<script type="application/ld+json">{"a":"<h1>"}</script><script src="/a.js" defer="" integrity="sha256-x"></script>'
    const html = SOUND + scripts + createDataBlocks([], [['/b.js', 'sha256-x']])
    expect(findPageProblems({ path: '/', html })).toEqual([])
  })
})

describe('findBrokenUrls', () => {
  const pages = new Map([
    ['/', '<p id="top">'],
    ['/products', '<p>'],
  ])
  const files = new Set(['/a.webp', '/a-2.webp'])
  const find = (html: string) => findBrokenUrls({ path: '/', html }, pages, files)

  it.each([
    '<a href="/products">',
    '<a href="/products?category=x&amp;q=1">',
    '<a href="#top">',
    '<a href="/#top">',
    '<img src="/a.webp" srcSet="/a.webp 1x, /a-2.webp 2x">',
    '<a href="https://elsewhere.example/x">',
    '<a href="tel:+91">',
  ])('accepts %s', html => {
    expect(find(html)).toEqual([])
  })

  it.each([
    ['<a href="/nope">', '/nope does not exist'],
    ['<a href="/products.pdf">', '/products.pdf does not exist'],
    ['<a href="#">', "a link to '#' leads nowhere"],
    ['<a href="/products#none">', '/products#none has no target'],
    ['<img srcSet="/a.webp 1x, /gone.webp 2x">', '/gone.webp does not exist'],
  ])('refuses %s', (html, problem) => {
    expect(find(html)).toEqual([expect.stringContaining(problem)])
  })
})

describe('checkExport', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'export-'))
    await writeFile(join(folder, 'index.html'), SOUND)
    await writeFile(join(folder, 'a.webp'), '')
    await writeFile(join(folder, 'a.js'), 'fetch("http://localhost:5000/visitors")')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('lets a local build call this machine, and no production build', async () => {
    expect(await checkExport(folder, { isProduction: false })).toEqual([])
    expect(await checkExport(folder, { isProduction: true })).toEqual([
      'a.js: contains the local setting http://localhost',
    ])
  })
})
