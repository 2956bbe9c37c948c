import { ListNote } from './list-note'

const FAILURES = {
  code: 'The search could not be loaded, and neither could filters and sorting. The list is complete.',
  search: 'The search could not be loaded, so the list does not follow what was typed. The filters work.',
  list: 'The list of machines could not be loaded, so neither search nor filters can answer yet.',
} as const

type LoadErrorProps = { what: keyof typeof FAILURES; onRetry: () => void }

/** Says that data for searching or filtering could not be loaded, with a button to retry. The list stays unchanged. */
export function LoadError({ what, onRetry }: LoadErrorProps) {
  return (
    <ListNote role="alert">
      {FAILURES[what]}{' '}
      <button
        type="button"
        className="min-h-3 cursor-pointer border-0 bg-transparent p-0 font-strong underline underline-offset-[.22em]"
        onClick={onRetry}
      >
        Try again
      </button>
    </ListNote>
  )
}
