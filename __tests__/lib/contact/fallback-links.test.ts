/** @jest-environment node */
import { createFallbackLinks } from '@/lib/contact/fallback-links'
import { CONTACT } from '../../support/mail'
import { words } from '../../support/words'

/** The length of the longest link that common mail programs accept. */
const LONGEST_LINK = 1900

const link = (typed?: string) => createFallbackLinks(CONTACT, words.contact.form.ways, typed)

/** The texts that chat and mail carry. */
function readTexts(typed: string) {
  const [, chat, mail] = link(typed).map(({ href }) => new URL(href).searchParams)
  return [chat?.get('text'), mail?.get('body')]
}

it('lists links to call, chat and mail, which pass on the text, including Hindi and markup', () => {
  expect(link()).toEqual([
    { channel: 'call', href: 'tel:+910000000001', text: 'Call +91 00000 00001' },
    { channel: 'chat', href: 'https://wa.me/910000000001', text: 'Live Chat' },
    { channel: 'mail', href: 'mailto:sales@boxwright.example', text: 'sales@boxwright.example' },
  ])
  const typed = 'Name: आशा\nMessage: A & B\n<b>?'
  expect(readTexts(typed)).toEqual([typed, typed])
})

it.each([
  ['letters of three bytes', 'आशा '.repeat(500)],
  ['signs of four bytes', `x${'📦'.repeat(2000)}`],
])('shortens a long text of %s to what mail programs accept, between two characters', (_what, typed) => {
  for (const { href } of link(typed)) expect(href.length).toBeLessThanOrEqual(LONGEST_LINK)
  for (const text of readTexts(typed)) {
    // The least that fits: a character of four bytes takes 12 letters of a link, and 1,900 / 12 = 158.
    expect(text).toMatch(/^.{150,}…$/su)
    expect(typed.startsWith(text?.slice(0, -1) ?? '-')).toBe(true)
  }
})

it('passes on in full a text that just fits, cuts one that is a letter longer, and drops half a character', () => {
  const [_call, _chat, mail] = link('x')
  // The link has room for this text: it has one letter already.
  const typed = 'x'.repeat(LONGEST_LINK - (mail?.href.length ?? 0) + 1)
  const [_chatText, whole] = readTexts(typed)
  expect(whole).toBe(typed)
  const [_cutChatText, cut] = readTexts(`${typed}x`)
  expect(cut).toMatch(/x…$/)
  expect(readTexts('half \ud83d of one')).toEqual(['half  of one', 'half  of one'])
})
