/** @jest-environment node */
import { findInvalidHtml } from '@/scripts/checks/export/html-validity'

const toPage = (body: string) =>
  `<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/><title>Products</title></head><body>${body}</body></html>`

const find = (body: string) => findInvalidHtml({ path: '/products', html: toPage(body) })

it('accepts the spelling of the renderer', async () => {
  const body =
    '<main><h1>Products</h1><input id="_R_1_" type="text" aria-label="Search" required=""/><img srcSet="/a.webp 1x" src="/a.webp" alt=""/></main>'
  expect(await find(body)).toEqual([])
})

it.each([
  ['an element in the wrong place', '<p><div>Text</div></p>', 'close'],
  ['an element that is not closed', '<main><h1>Products</h1>', 'Unclosed element'],
  ['a list with text between its entries', '<ul><li>One</li><p>Two</p></ul>', '<p> element is not permitted'],
  ['an id used twice', '<p id="a">A</p><p id="a">B</p>', 'Duplicate ID "a"'],
  ['a reference to no element', '<label for="none">Name</label>', 'references missing id'],
  ['a field without a name', '<input type="text" id="a"/>', 'label'],
  ['a button without a type', '<button>Send</button>', 'missing recommended "type"'],
  ['an attribute value that does not exist', '<input type="texst" aria-label="A"/>', 'invalid value "texst"'],
  ['a heading that skips a level', '<h1>A</h1><h3>B</h3>', 'Heading level'],
  ['a script without its integrity', '<script src="/a.js"></script>', 'integrity'],
])('sees %s', async (_, body, message) => {
  const problems = await find(body)
  expect(problems.join('\n')).toContain(message)
  expect(problems[0]).toMatch(/^\/products: /)
})
