import { type RefObject, useEffect, useRef } from 'react'
import { replaceOpening } from '@/lib/catalogue/machine-list'

/**
 * Keeps the machines of the enquiry list at the head of the form's message while the visitor writes below them.
 * What the visitor changed in those lines is left alone.
 */
export function useGeneratedMessage(form: RefObject<HTMLFormElement | null>, generated: string) {
  const last = useRef('')

  useEffect(() => {
    const field = form.current?.elements.namedItem('message')
    if (!(field instanceof HTMLTextAreaElement)) return
    const next = replaceOpening(field.value, last.current, generated)
    last.current = generated
    if (next === field.value) return
    field.value = next
    // The draft is kept on input, and this is as good as typed.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [form, generated])
}
