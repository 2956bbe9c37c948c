import { checkFields, checkForm, cleanFields, type FieldName, isSameText, readFields } from '@/lib/contact/fields'
import { words } from '../../support/words'

const { form } = words.contact

describe('cleaned fields', () => {
  it.each([
    ['Asha\r\nBcc: everyone@x.example', 'Asha Bcc: everyone@x.example'],
    ['Asha\u2028Bcc: x\u0000\u0085', 'Asha Bcc: x'],
    ['  Asha\t Menon ', 'Asha  Menon'],
  ])('hold single-line values on one line: %j', (typed, clean) => {
    expect(cleanFields({ name: typed, email: typed, mobile: typed })).toEqual({
      name: clean,
      email: clean,
      mobile: clean,
    })
  })

  it('keep the lines of a message', () => {
    expect(cleanFields({ message: '\r\nOne\r\n\tTwo\rThree\u0007 ' })).toEqual({ message: 'One\n\tTwo\nThree' })
  })

  it('keep Hindi, emoji and mark-up as typed', () => {
    const values = { name: 'आशा मेनन', message: '<script>alert("1 & 2")</script> 📦 {{name}}' }
    expect(cleanFields(values)).toEqual(values)
  })
})

describe('checks', () => {
  const full = { name: 'Asha', mobile: '+91 98', email: 'asha@cartons.example', company: '', message: 'Hello' }

  it('find nothing wrong with ordinary values', () => {
    expect(checkFields('message', full, form)).toEqual({})
  })

  it.each(['', '   ', '\r\n\t', '\u00a0\u3000'])('do not take white space for a value: %j', blank => {
    expect(checkFields('message', { ...full, message: blank }, form)).toEqual({ message: 'Type your message.' })
  })

  it.each<[FieldName, number]>([
    ['name', 100],
    ['mobile', 20],
    ['email', 254],
    ['company', 100],
    ['message', 5000],
  ])('accept a %s of %d characters and not one more', (name, limit) => {
    expect(checkFields('message', { ...full, [name]: 'x'.repeat(limit) }, form)).toEqual({})
    expect(checkFields('message', { ...full, [name]: 'x'.repeat(limit + 1) }, form)).toEqual({
      [name]: expect.stringMatching(/ is too long: it has [\d,]+ characters, [\d,]+ fit\.$/),
    })
  })

  it('say how long a 10 MB paste is', () => {
    const { message } = checkFields('message', { ...full, message: 'x'.repeat(10 * 1024 * 1024) }, form)
    expect(message).toBe('Message is too long: it has 1,04,85,760 characters, 5,000 fit.')
  })

  it.each<[FieldName]>([['name'], ['mobile'], ['email']])('miss an empty %s of a lead', name => {
    expect(checkFields('lead', { ...full, [name]: '' }, form)).toEqual({ [name]: expect.stringMatching(/^Type /) })
  })

  it('do without the company and the mobile number of a message', () => {
    expect(checkFields('message', { ...full, mobile: '', company: ' ' }, form)).toEqual({})
  })
})

it("puts the browser's finding on an address into a sentence", () => {
  const element = document.createElement('form')
  element.innerHTML = '<input type="email" name="email" value="asha@">'
  expect(checkForm(element, 'newsletter', { email: 'asha@' }, form)).toEqual({
    email: 'Type an email address, such as name@company.com.',
  })
})

it('tells the same text from other text', () => {
  expect(isSameText({ name: 'Asha' }, { name: 'Asha', mobile: '' })).toBe(true)
  expect(isSameText({ name: 'Asha' }, { name: 'asha' })).toBe(false)
})

it('reads the fields of its form and no others', () => {
  const data = new FormData()
  data.set('email', 'asha@cartons.example')
  data.set('website', 'spam')
  expect(readFields(data, 'lead')).toEqual({ name: '', mobile: '', email: 'asha@cartons.example' })
})
