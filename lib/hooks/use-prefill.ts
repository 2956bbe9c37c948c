import { type RefObject, useEffect } from 'react'
import { takeAddress, watchAddress } from '@/lib/adapters/hand-over-store'
import { fillEmptyFields } from '@/lib/forms/form-elements'

/** What a visitor who came from the newsletter form wants to ask. */
const NEWSLETTER_MESSAGE = 'Please add my address to your newsletter.'

/** Fills empty fields of the contact form with an address that the newsletter form handed over. */
export function usePrefill(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function fill() {
      const address = form.current && takeAddress()
      if (form.current && address) fillEmptyFields(form.current, { email: address, message: NEWSLETTER_MESSAGE })
    }
    fill()
    return watchAddress(fill)
  }, [form])
}
