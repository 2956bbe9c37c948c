import type { Words } from '@/lib/words/defaults'

/** Checkbox, label and count. The margin gives room for the hover colour beyond the column. */
const ROW = '-mx-1 grid min-h-touch grid-cols-[22px_1fr_auto] items-center gap-1.5 px-1'

/** A checkbox that the site draws; in forced colours mode it is the browser's own. */
const BOX = 'm-0 size-2.75 cursor-[inherit] appearance-none rounded-[2px] border-[1.5px] forced-colors:appearance-auto'
/** The box by its state: not chosen, not to be chosen, chosen. */
const EMPTY = 'border-ink bg-sheet'
const OFF = 'border-line-2 bg-transparent'
const CHOSEN = 'flex items-center justify-center border-ink bg-ink'

/** The tick: two edges of a rectangle (TICK), which is rotated (TURN). */
const TICK =
  'after:h-0.75 after:w-[11px] after:border-b-2 after:border-l-2 after:border-sheet forced-colors:after:hidden'
const TURN = 'after:transform-[rotate(-45deg)_translate(1px,-1px)]'

type FacetOptionProps = {
  label: string
  /** Number of machines that match the choice. */
  count: number
  isChosen: boolean
  isDisabled?: boolean
  onToggle: () => void
  words: Pick<Words['catalogue']['filters'], 'machines'>
}

/** A choice of a facet: checkbox, label and count. It inherits its font size from the facet. */
export function FacetOption({ label, count, isChosen, isDisabled = false, onToggle, words }: FacetOptionProps) {
  const unchosen = isDisabled ? OFF : EMPTY
  return (
    <label className={`${ROW} ${isDisabled ? 'text-ink-3 max-lg:hidden' : 'cursor-pointer hover:bg-plate'}`}>
      <input
        type="checkbox"
        className={`${BOX} ${isChosen ? `${CHOSEN} ${TICK} ${TURN}` : unchosen}`}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onToggle}
      />
      <span>{label}</span>
      <span className="text-ink-3 tabular-nums">
        <span>{count}</span> <span className="sr-only">{count === 1 ? words.machines.one : words.machines.other}</span>
      </span>
    </label>
  )
}
