import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/lib/paths'

/** Where the `/` key and the search link of the bar put the keyboard. */
export const SEARCH_FIELD_ID = 'search'

type SearchBoxProps = {
  /** How many machines there are to search. */
  count: number
  form?: ComponentProps<'form'>
  input?: ComponentProps<'input'>
}

/** The search field of the catalogue. By itself it leads to the products page, whose list only a script can narrow. */
export function SearchBox({ count, form, input }: SearchBoxProps) {
  return (
    <form className="search needs-script" role="search" action={paths.products} {...form}>
      <Icon name="search" />
      <label className="vh" htmlFor={SEARCH_FIELD_ID}>
        Search machines
      </label>
      <input
        id={SEARCH_FIELD_ID}
        type="search"
        name="q"
        placeholder={`Search ${count} machines`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        {...input}
      />
      <button type="submit">Search</button>
    </form>
  )
}
