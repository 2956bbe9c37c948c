/** @jest-environment node */
import { createLocalProblemsPage, createProblemsPage } from '@/scripts/export/create-problems-page'

const machine = {
  file: 'products/tray-former.yaml',
  entry: 'Tray Former · Speed',
  path: ['figures', 0, 'unit'],
  line: 12,
  sentence: "'pcs' is not a unit we know. Write pcs/min",
}
const words = { file: 'words/home.yaml', path: ['since'], sentence: 'lacks {year}. Add it' }
const picture = { file: 'images/products/tray-former.webp', sentence: 'the picture is missing' }
const options = { branch: 'cms/products/tray-former', editorUrl: 'https://edit.example.in' }

/** The items of the page: the address of the form, the name of the field, the sentence, and the place in the file. */
function parsePage(html: string) {
  const items = html.matchAll(/<li><b>(?:<a href="([^"]*)">)?(.*?)(?:<\/a>)?<\/b>(.*?)<small>(.*?)<\/small><\/li>/g)
  return [...items].map(([, address, name, sentence, place]) => ({ address, name, sentence, place }))
}

it('shows entry, field, remedy, file and line, and the typed text as it was typed', () => {
  const page = createProblemsPage([machine, { ...words, sentence: '\'<b onclick="x">\' & more' }], options)
  expect(page).toContain('The change on <code>cms/products/tray-former</code> has 2 mistakes')
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).not.toContain('<b onclick')
  const [item] = parsePage(page)
  expect(item).toMatchObject({
    name: 'Tray Former · Speed · figures[0].unit',
    sentence: machine.sentence,
    place: 'content/products/tray-former.yaml, line 12',
  })
})

it('links to the form of each entry that has one, if the site has an editor', () => {
  const links = (editorUrl: string | null) =>
    parsePage(createProblemsPage([machine, words, picture], { ...options, editorUrl })).map(({ address }) => address)
  expect(links('https://edit.example.in')).toEqual([
    'https://edit.example.in/#/collections/products/entries/tray-former',
    'https://edit.example.in/#/collections/_singletons/entries/words-home',
    undefined,
  ])
  expect(links(null)).toEqual([undefined, undefined, undefined])
})

it('shows the same on the local site in one self-contained page, which reloads itself', () => {
  const page = createLocalProblemsPage([machine])
  const withoutEditor = { ...options, editorUrl: null }
  expect(parsePage(page)).toEqual(parsePage(createProblemsPage([machine], withoutEditor)))
  expect(page).toContain('The content has a mistake. Correct it and save')
  expect(page).toContain('<meta http-equiv="refresh"')
  expect(page).not.toContain('<link')
})
