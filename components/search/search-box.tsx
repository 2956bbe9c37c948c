import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import { SEARCH_FIELD_ID } from '@/lib/constants'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

type SearchBoxProps = {
  /** Number of machines in the catalogue. */
  count: number
  words: Words['catalogue']['search']
  className?: string
  /** Empties the field; null if it is empty. Without it the field has no button for that. */
  onClear?: (() => void) | null
  /** Further attributes of the form, and of its text field. */
  form?: ComponentProps<'form'>
  input?: ComponentProps<'input'>
}

/**
 * The search field of the catalogue. By default it submits to the products page, also before the page's script runs. It
 * is hidden without JavaScript, which the search on that page needs.
 */
export function SearchBox({ count, words, className = '', onClear, form, input }: SearchBoxProps) {
  return (
    <form
      className={`flex items-center noscript:hidden print:hidden rounded border-[1.5px] border-ink bg-sheet focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${className}`}
      role="search"
      action={toAddress(paths.products)}
      {...form}
    >
      <Icon name="search" className="ms-1.75 size-2.75 sm:ms-2.5" />
      <label className="sr-only" htmlFor={SEARCH_FIELD_ID}>
        {words.label}
      </label>
      <input
        id={SEARCH_FIELD_ID}
        className="min-h-6 min-w-0 flex-1 border-0 bg-transparent px-1.25 py-0 text-body outline-0
          placeholder:text-ink-3 placeholder:opacity-100 sm:px-2 sm:text-h4
          [&::-webkit-search-cancel-button]:hidden"
        type="search"
        name="q"
        placeholder={fillCount(words.placeholder, count)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
      />
      {onClear && (
        <button
          type="button"
          className="flex min-h-touch min-w-touch cursor-pointer items-center justify-center border-0 bg-transparent p-0
            hover:bg-plate"
          aria-label={words.clear}
          onClick={onClear}
        >
          <Icon name="close" />
        </button>
      )}
      <button
        type="submit"
        className="min-h-6 flex-none cursor-pointer border-0 border-s-[1.5px] border-ink bg-transparent px-2 font-strong
          hover:bg-ink hover:text-sheet sm:px-3.5"
      >
        {words.submit}
      </button>
    </form>
  )
}
