import { render } from '@testing-library/react'
import { FallbackLinks } from '@/components/contact/fallback-links'
import { CONTACT } from '../../support/mail'
import { words } from '../../support/words'

const CALL = `Call ${CONTACT.salesPhone.text}`

it.each([
  ['910000000001', `${CALL}, Live Chat, ${CONTACT.email}`],
  [null, `${CALL}, ${CONTACT.email}`],
])('names the available ways to reach the company, with the chat number %s', (chatNumber, text) => {
  const { container } = render(<FallbackLinks contact={{ ...CONTACT, chatNumber }} words={words.contact.form.ways} />)
  expect(container).toHaveTextContent(text)
})
