/** @jest-environment node */
import { markData, markTexts } from '@/scripts/export/mark-english'

/** The texts that a language shows in English. A line of a text may stand in an element of its own. */
const ENGLISH = ['Type & send', 'First line\nSecond line\n']

it.each([
  // The text is escaped in HTML, by name or by number.
  ['<p class="a">Type &amp; send</p>', '<p class="a" lang="en">Type &amp; send</p>'],
  ['<li>Second line</li>', '<li lang="en">Second line</li>'],
  // The sign in the attribute does not end the tag.
  ['<p title="5 > 4">Second line</p>', '<p title="5 > 4" lang="en">Second line</p>'],
  ['<p>Type &#38; send</p><p>Second line</p>', '<p lang="en">Type &#38; send</p><p lang="en">Second line</p>'],
  // Not marked: what is no element, a text with a further element, an element that has a language, one that shows
  // nothing on the page, and a text in the language itself.
  ['<!--<p>Second line</p>--><textarea><p>Second line</p></textarea>', null],
  ['<p>Type &amp; send <b>it</b></p>', null],
  ['<p lang="en">Type &amp; send</p>', null],
  ['<title>Type &amp; send</title>', null],
  ['<p>लिखें</p>', null],
])('marks an element whose whole text is English: %s', (html, marked) => {
  expect(markTexts(html, ENGLISH, 'en')).toBe(marked ?? html)
})

/** Elements as the router's data have them. '$L5' is a component, which takes no attribute. */
const DATA = [
  ['["$","p",null,{"className":"text-[1rem]","children":"Type & send"}]', true],
  ['["$","li","0",{"children":"Second line"}]', true],
  ['["$","p",null,{"children":["Type & send",["$","b",null,{"children":"it"}]]}]', false],
  ['["$","p",null,{"lang":"en","children":"Type & send"}]', false],
  ['["$","title",null,{"children":"Type & send"}]', false],
  ['["$","$L5",null,{"children":"Type & send"}]', false],
  ['["$","p",null,{"children":"लिखें"}]', false],
] as const

it.each(DATA)('also marks it in the data with which the router opens a page: %s', (data, isMarked) => {
  const marked = markData(data, ENGLISH, 'en')
  expect(marked).toBe(isMarked ? data.replace('{', '{"lang":"en",') : data)
  const push = (text: string) => {
    const json = JSON.stringify(text).replaceAll('&', '\\u0026')
    return `<script>self.__next_f.push([1,${json}])</script>`
  }
  expect(markTexts(push(`1:${data}\n`), ENGLISH, 'en')).toBe(push(`1:${marked}\n`))
})
