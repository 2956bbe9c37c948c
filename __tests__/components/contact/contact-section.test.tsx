import { ContactSection } from '@/components/contact/contact-section'
import { renderWithoutScript } from '../../support/static-markup'

it('has two buttons: one that sends a photo, before the form, and one that sends the form; other ways are links', () => {
  const markup = renderWithoutScript(<ContactSection />)
  const buttons = [...markup.querySelectorAll('[data-part="button"]')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Send a photo on WhatsApp', 'Send Message'])
})
