import type { Locator } from '@playwright/test'
import { hold, SEND } from './support/faults'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'

// The accessibility tree of the contact form, from the first mistake to the message that arrived.

test.use({ expected: /status of 400|Failed to send message: 400/ })

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
  await expect(form.getByText('Type your name.')).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Type an email address, such as name@company.com.')
  await expect(form).toMatchAriaSnapshot(`
    - form "Happy To Answer Your Questions":
      - text: Name
      - textbox "Name" [invalid]
      - paragraph: Type your name.
      - text: Email
      - textbox "Email" [invalid]: asha@
      - paragraph: Type an email address, such as name@company.com.
      - text: Mobile Number (optional)
      - textbox "Mobile Number (optional)"
      - text: Company (optional)
      - textbox "Company (optional)"
      - text: Message
      - textbox "Message" [invalid]
      - paragraph: Type your message.
      - button "Send Message"
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

  await page.route(SEND, route => route.fulfill({ status: 400, body: 'no' }))
  await fillIn(form)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form).toMatchAriaSnapshot(`
    - form "Happy To Answer Your Questions":
      - textbox "Name": Asha Menon
      - textbox "Email": asha@cartons.example
      - textbox "Mobile Number (optional)"
      - textbox "Company (optional)"
      - textbox "Message": A quote for a folder gluer
      - button "Send Message"
      - status: Failed to send message. Try again.
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
      - textbox "Mobile Number (optional)"
      - textbox "Company (optional)"
      - textbox "Message": A quote for a folder gluer
      - button "Send Message" [disabled]
      - status: Sending...
      - status
      - paragraph
  `)
  mail.release()
  await expect(form).toMatchAriaSnapshot(`
    - form "Happy To Answer Your Questions":
      - textbox "Name"
      - textbox "Email"
      - textbox "Mobile Number (optional)"
      - textbox "Company (optional)"
      - textbox "Message"
      - button "Send Message"
      - status: Message sent successfully!
      - status
      - paragraph
  `)
})
