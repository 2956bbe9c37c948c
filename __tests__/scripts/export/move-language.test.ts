/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { moveLanguage, removeFormerLanguages } from '@/scripts/export/move-language'

/** A folder with these files; each contains its own path. */
function createFolder(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'language-'))
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
  return folder
}

it("moves only the documents of the latest build, and leaves the first language's pages", () => {
  const root = createFolder('public/data-sheets/hi/a-22222222.pdf', '.cache/hi/letters/letters-1.woff2')
  const made = createFolder('index.html', 'index.txt', 'products.html', 'data-sheets/a-1.pdf', 'sitemap.xml')
  // A build copies public/ as the previous build has left it.
  const folder = createFolder('index.html', 'data-sheets/b-11111111.pdf', 'data-sheets/hi/a-11111111.pdf')
  moveLanguage('hi', made, folder, root)
  expect(readdirSync(join(folder, 'data-sheets/hi'))).toEqual(['a-22222222.pdf'])
  expect(readFileSync(join(folder, 'hi.html'), 'utf8')).toBe('index.html')
  // The home page and its data are beside the folder, the sheets and the sitemap are those of all languages, and the
  // letters of the script are in _next.
  expect(readdirSync(join(folder, 'hi')).sort()).toEqual(['_next', 'products.html'])
  expect(existsSync(join(folder, 'data-sheets/b-11111111.pdf'))).toBe(true)
})

it('deletes the pages of a removed language, but no page with a short address', () => {
  const root = createFolder('public/social/ta/card.jpg', 'public/social/hi/card.jpg', 'public/social/card.jpg')
  const folder = createFolder('social/ta/card.jpg', 'social/hi/card.jpg', 'product/ups/page.txt')
  removeFormerLanguages(['hi'], folder, root)
  expect(readdirSync(join(root, 'public/social')).sort()).toEqual(['card.jpg', 'hi'])
  expect(readdirSync(join(folder, 'social'))).toEqual(['hi'])
  expect(existsSync(join(folder, 'product/ups/page.txt'))).toBe(true)
})
