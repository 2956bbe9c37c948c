import { useEffect, useEffectEvent, useRef } from 'react'
import { SearchBox } from './search-box'

type ListingSearchProps = {
  count: number
  q: string
  onType: (q: string) => void
  /** Called when the field takes the keyboard: time to load what a search needs. */
  onFocus: () => void
  onSubmit: () => void
}

/** The search field of the products page: it searches with every key, so Search only leaves the field. */
export function ListingSearch({ count, q, onType, onFocus, onSubmit }: ListingSearchProps) {
  const field = useRef<HTMLInputElement>(null)

  /** The field may have been used while this code was on its way. */
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
