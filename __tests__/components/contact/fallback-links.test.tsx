import { render } from '@testing-library/react'
import { FallbackLinks } from '@/components/contact/fallback-links'
import { CONTACT } from '../../support/mail'
import { words } from '../../support/words'

it.each([
  ['910000000001', 'Call +91 00000 00001, Live Chat, sales@boxwright.example'],
  [null, 'Call +91 00000 00001, sales@boxwright.example'],
])('names the available ways to reach the company, with the chat number %s', (chatNumber, text) => {
  const { container } = render(<FallbackLinks contact={{ ...CONTACT, chatNumber }} words={words.contact.form.ways} />)
  expect(container).toHaveTextContent(text)
})
