/** @jest-environment node */
import { findAttribute, getText, parseElements } from '@/scripts/export/html-elements'

const HTML =
  '<html lang="en"><head><title>Cutters &amp; Slitters</title></head><body data-a="x &quot;y&quot;">' +
  '<h1>One<br>two</h1><!-- <p>out</p> --><noscript><p>three</p></noscript><script>"<b>four</b>"</script></body></html>'
const elements = parseElements(HTML)

it('reads elements in document order, with what stands in noscript and without what only looks like one', () => {
  expect(elements.map(({ tagName }) => tagName)).toEqual([
    ...['html', 'head', 'title', 'body', 'h1', 'br', 'noscript', 'p', 'script'],
  ])
})

it('reads attributes and texts without escapes', () => {
  expect(elements.map(element => findAttribute(element, 'data-a'))).toContain('x "y"')
  expect(elements.filter(({ tagName }) => tagName === 'title').map(getText)).toEqual(['Cutters & Slitters'])
})
