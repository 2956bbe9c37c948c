import { useEffect, useEffectEvent, useRef } from 'react'
import { SearchBox } from './search-box'

type ListingSearchProps = {
  count: number
  q: string
  onType: (q: string) => void
  /** Called on focus, to load what a search needs. */
  onFocus: () => void
  onSubmit: () => void
}

/** The search field of the products page. It searches on each keystroke, so submitting only leaves the field. */
export function ListingSearch({ count, q, onType, onFocus, onSubmit }: ListingSearchProps) {
  const field = useRef<HTMLInputElement>(null)

  /** The visitor may have typed before hydration. */
  const readTyped = useEffectEvent((input: HTMLInputElement) => {
    if (document.activeElement === input) onFocus()
    if (input.value !== q) onType(input.value)
  })

  useEffect(() => {
    if (field.current) readTyped(field.current)
    if (window.location.hash === '#search') field.current?.focus()
  }, [])

  return (
    <SearchBox
      count={count}
      form={{
        onSubmit: event => {
          event.preventDefault()
          onSubmit()
        },
      }}
      input={{ ref: field, value: q, onChange: event => onType(event.currentTarget.value), onFocus }}
    />
  )
}
