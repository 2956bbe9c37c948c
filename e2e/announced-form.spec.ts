import type { Locator } from '@playwright/test'
import { hold, SEND } from './support/faults'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'

// The accessibility tree of the contact form, from the first mistake to the message that arrived.

test.use({ expected: /status of 413|Failed to send message: 413/ })

async function fillIn(form: Locator) {
  await form.getByLabel('Name').fill('Asha Menon')
  await form.getByLabel('Email').fill('asha@cartons.example')
  await form.getByLabel('Message').fill('A quote for a folder gluer')
}

test('invalid fields, a rejected message, and one that is being sent and delivered are announced', async ({ page }) => {
  await open(page, '/contact-us')
  const form = page.getByRole('form', { name: 'Happy To Answer Your Questions' })
  await form.getByLabel('Email').fill('asha@')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please fill out this field.')
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/'@'.* 'asha@' is incomplete/)
  await expect(form).toMatchAriaSnapshot(`
    - form "Happy To Answer Your Questions":
      - text: Name
      - textbox "Name" [invalid]
      - paragraph: Please fill out this field.
      - text: Email
      - textbox "Email" [invalid]: asha@
      - paragraph: "/'@'.* 'asha@' is incomplete/"
      - text: Message
      - textbox "Message" [invalid]
      - paragraph: Please fill out this field.
      - group: Add mobile or company
      - button "Send Message"
      - status
      - status
      - status
      - paragraph:
        - text: "Or:"
        - link /Call \\+\\d+ \\d+ \\d+/:
          - /url: tel:+910000000001
        - text: ","
        - link "Live Chat":
          - /url: https://wa.me/910000000001
        - text: ","
        - link "sales@boxwright.example":
          - /url: mailto:sales@boxwright.example
        - text: ". We use your details only to reply:"
        - link "privacy notice":
          - /url: /privacy
        - text: .
  `)

  await page.route(SEND, route => route.fulfill({ status: 413, body: 'no' }))
  await fillIn(form)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form).toMatchAriaSnapshot(`
    - form "Happy To Answer Your Questions":
      - textbox "Name": Asha Menon
      - textbox "Email": asha@cartons.example
      - textbox "Message": A quote for a folder gluer
      - group: Add mobile or company
      - button "Send Message"
      - status: Failed to send message. Try again.
      - status: The message was not accepted, and is not kept on this device. Change it, or call, chat or mail us.
      - group "Other ways to reach us"
      - status
      - paragraph
  `)

  await page.unroute(SEND)
  const mail = await hold(page, SEND)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await mail.asked
  await expect(form).toMatchAriaSnapshot(`
    - form "Happy To Answer Your Questions":
      - textbox "Name": Asha Menon
      - textbox "Email": asha@cartons.example
      - textbox "Message": A quote for a folder gluer
      - group: Add mobile or company
      - button "Send Message" [disabled]
      - status: Sending...
      - status
      - status
      - paragraph
  `)
  mail.release()
  await expect(form).toMatchAriaSnapshot(`
    - form "Happy To Answer Your Questions":
      - textbox "Name"
      - textbox "Email"
      - textbox "Message"
      - group: Add mobile or company
      - button "Send Message"
      - status: Message sent successfully!
      - status
      - status
      - paragraph
  `)
})
