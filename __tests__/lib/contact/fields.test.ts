/** @jest-environment node */
import { cleanFields, isSameText, readFields } from '@/lib/contact/fields'
import { createParameters } from '@/lib/contact/parameters'
import { words } from '../../support/words'

const { labels } = words.contact.form

describe('cleaned fields', () => {
  it.each([
    // Line breaks, with which a value could add a header to the mail.
    ['Asha\r\nBcc: everyone@x.example', 'Asha Bcc: everyone@x.example'],
    ['Asha\u2028Bcc: x\u0000\u0085', 'Asha Bcc: x'],
    // Direction marks, a zero-width space, a soft hyphen and a byte-order mark.
    ['\u202aAsha\u202c\u200b Me\u00adnon\ufeff', 'Asha Menon'],
  ])('have single-line values on one line, without hidden characters: %j', (typed, clean) => {
    const { name, email, mobile, company } = cleanFields({ name: typed, email: typed, mobile: typed, company: typed })
    expect([name, email, mobile, company]).toEqual([clean, clean, clean, clean])
  })

  it.each([
    // A direction mark, a non-breaking hyphen and a non-breaking space, as copied from a web page.
    ['email', '\u200easha‑m@cartons.example\u00a0', 'asha-m@cartons.example'],
    ['mobile', '\u202a+91\u00a098765‑43210\u202c', '+91 98765-43210'],
    // Full-width signs.
    ['mobile', '＋９１ ９８–７６', '+91 98-76'],
  ])('have plain characters in the field %s: %j', (name, typed, clean) => {
    expect(cleanFields({ [name]: typed })).toEqual({ [name]: clean })
  })

  it('keep the lines of a message', () => {
    expect(cleanFields({ message: '\r\nOne\r\n\tTwo\rThree\u0007 ' })).toEqual({ message: 'One\n\tTwo\nThree' })
  })

  it('keep Hindi with its joiners, emoji, dashes and mark-up as typed', () => {
    const values = { name: 'क्\u200dष मेनन', message: '<script>"1 & 2"</script> 👨‍👩‍👧 ❤️ {{name}} 1–2 E‑flute' }
    expect(cleanFields(values)).toEqual(values)
  })
})

it('treats a missing field like an empty one when it compares texts, and respects case', () => {
  expect(isSameText({ name: 'Asha' }, { name: 'Asha', mobile: '' })).toBe(true)
  expect(isSameText({ name: 'Asha' }, { name: 'asha' })).toBe(false)
})

it('reads only the fields of its form', () => {
  const data = new FormData()
  data.set('email', 'asha@cartons.example')
  data.set('website', 'spam')
  expect(readFields(data, 'lead')).toEqual({ name: '', mobile: '', email: 'asha@cartons.example' })
})

describe('the parameters of a message', () => {
  const values = { name: 'Asha', mobile: '98', email: 'asha@cartons.example', message: 'Hello' }

  it.each([
    ['lead', ['from_email', 'mobile', 'name', 'email', 'lead_id']],
    ['message', ['from_email', 'message', 'name', 'email', 'lead_id']],
    ['newsletter', ['from_email', 'email', 'lead_id']],
  ] as const)('of a %s are only the specified ones and its lead_id', (kind, names) => {
    const params = createParameters(kind, { values, isLikelySpam: false }, 'id-1', labels)
    expect(Object.keys(params)).toEqual(names)
    expect(params).toMatchObject({ from_email: values.email, email: values.email, lead_id: 'id-1' })
  })

  it('have filled company and mobile number below the message, and a flag if the hidden field was filled', () => {
    const create = (more: object, { isLikelySpam = false } = {}) =>
      createParameters('message', { values: { ...values, ...more }, isLikelySpam }, 'id-1', labels)
    expect(create({ company: 'Cartons & Co' }).message).toBe('Hello\n\nMobile Number: 98\nCompany: Cartons & Co')
    expect(create({ mobile: '', company: '' }).message).toBe('Hello')
    expect(create({}, { isLikelySpam: true })).toMatchObject({ suspect: 'yes' })
  })
})
