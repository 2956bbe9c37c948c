import { useEffect, useRef } from 'react'
import { replaceOpening } from '@/lib/catalogue/machine-list'
import { findForm } from '@/lib/forms/form-events'
import { takeOver } from '@/lib/forms/mail-form'

/**
 * Keeps the machines of the enquiry list at the head of the contact form's message while the visitor writes below them.
 * What the visitor changed in those lines is left alone.
 */
export function useGeneratedMessage(generated: string) {
  const last = useRef('')

  useEffect(() => {
    const form = findForm('message')
    // Its draft first: these lines go above it.
    if (form) takeOver(form)
    const field = form?.elements.namedItem('message')
    if (!(field instanceof HTMLTextAreaElement)) return
    const next = replaceOpening(field.value, last.current, generated)
    last.current = generated
    if (next === field.value) return
    field.value = next
    // The draft is kept on input, and this is as good as typed.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [generated])
}
