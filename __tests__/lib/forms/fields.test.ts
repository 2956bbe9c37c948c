import { checkFields, cleanFields, describeValidity } from '@/lib/forms/field-checks'
import { type FieldName, readFields } from '@/lib/forms/fields'

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
  const full = { name: 'Asha', mobile: '+91 98', email: 'asha@cartons.example', message: 'Hello' }

  it('find nothing wrong with ordinary values', () => {
    expect(checkFields(full)).toEqual({})
  })

  it.each(['', '   ', '\r\n\t', '\u00a0\u3000'])('do not take white space for a value: %j', blank => {
    expect(checkFields({ ...full, message: blank })).toEqual({ message: 'Type your message.' })
  })

  it.each<[FieldName, number]>([
    ['name', 100],
    ['mobile', 20],
    ['email', 254],
    ['message', 5000],
  ])('accept a %s of %d characters and not one more', (name, limit) => {
    expect(checkFields({ ...full, [name]: 'x'.repeat(limit) })).toEqual({})
    expect(checkFields({ ...full, [name]: 'x'.repeat(limit + 1) })).toEqual({
      [name]: expect.stringMatching(/ is too long: it has [\d,]+ characters, [\d,]+ fit\.$/),
    })
  })

  it('say how long a 10 MB paste is', () => {
    const { message } = checkFields({ ...full, message: 'x'.repeat(10 * 1024 * 1024) })
    expect(message).toBe('Message is too long: it has 1,04,85,760 characters, 5,000 fit.')
  })
})

it.each([
  [{ valueMissing: true, typeMismatch: false }, 'Type an email address.'],
  [{ valueMissing: false, typeMismatch: true }, 'Type an email address, such as name@company.com.'],
  [{ valueMissing: false, typeMismatch: false }, 'Check Email.'],
])("puts the browser's finding %j into a sentence", (validity, sentence) => {
  expect(describeValidity('email', validity)).toBe(sentence)
})

it('reads the fields of its form and no others', () => {
  const data = new FormData()
  data.set('email', 'asha@cartons.example')
  data.set('website', 'spam')
  expect(readFields(data, 'lead')).toEqual({ name: '', mobile: '', email: 'asha@cartons.example' })
})
