/** @jest-environment node */
import { createFallbackLinks } from '@/lib/contact/fallback-links'
import { CONTACT } from '../../support/mail'
import { words } from '../../support/words'

const hrefs = (typed: string) => createFallbackLinks(CONTACT, words.contact.form.ways, typed).map(({ href }) => href)

it('lists call, chat and mail', () => {
  expect(createFallbackLinks(CONTACT, words.contact.form.ways)).toMatchObject([
    { channel: 'call', href: 'tel:+910000000001', text: 'Call +91 00000 00001' },
    { channel: 'chat', href: 'https://wa.me/910000000001', text: 'Live Chat' },
    { channel: 'mail', href: 'mailto:sales@boxwright.example', text: 'sales@boxwright.example' },
  ])
})

it('lets chat and mail carry the text, Hindi and mark-up included', () => {
  const typed = 'Name: आशा\nMessage: A & B\n<b>?'
  const [, chat = '', mail = ''] = hrefs(typed)
  expect(new URL(chat).searchParams.get('text')).toBe(typed)
  expect(new URL(mail).searchParams.get('body')).toBe(typed)
})

it('shortens what mail programs would refuse, without breaking a character', () => {
  const [, chat = ''] = hrefs('📦'.repeat(2000))
  const text = new URL(chat).searchParams.get('text') ?? ''
  expect(text).toMatch(/^(📦)+…$/u)
  expect(hrefs(`x${'📦'.repeat(2000)}`)[1]).not.toContain('%EF%BF%BD')
  expect(hrefs('half \ud83d of one')[1]).toContain('half%20%20of%20one')
})
