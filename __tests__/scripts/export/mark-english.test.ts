/** @jest-environment node */
import { markTexts } from '@/scripts/export/mark-english'

it.each([
  ['<p class="a">Type &amp; send</p>', '<p class="a" lang="en">Type &amp; send</p>'],
  ['<li>Second line</li>', '<li lang="en">Second line</li>'],
  ['<p>Type &amp; send <b>it</b></p>', null],
  ['<p lang="en">Type &amp; send</p>', null],
  ['<title>Type &amp; send</title>', null],
  ['<p>लिखें</p>', null],
])('marks an element that is English as a whole: %s', (html, marked) => {
  expect(markTexts(html, ['Type & send', 'First line\nSecond line\n'], 'en')).toBe(marked ?? html)
})
