import { form } from './support/contact-form'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'

// The browser's own validation messages, in Chromium's words. The form's other texts are tested in
// __tests__/components/contact/mail-form.test.tsx.

test('invalid fields of the contact form are announced with what is wrong', async ({ page }) => {
  await open(page, '/contact-us')
  await form(page).getByLabel('Email').fill('asha@')
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await expect(form(page).getByLabel('Name')).toHaveAccessibleDescription('Please fill out this field.')
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(/'@'.* 'asha@' is incomplete/)
  await expect(form(page)).toMatchAriaSnapshot(`
    - form "Happy To Answer Your Questions":
      - text: Name
      - textbox "Name" [invalid]
      - paragraph: Please fill out this field.
      - text: Email
      - textbox "Email" [invalid]: asha@
      - paragraph: "/'@'.* 'asha@' is incomplete/"
      - group: Add mobile or company
      - text: Message
      - textbox "Message" [invalid]
      - paragraph: Please fill out this field.
      - button "Send Message"
      - status
      - status
      - status
  `)
})
