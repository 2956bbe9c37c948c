type FacetOptionProps = {
  label: string
  /** How many machines it would give. */
  count: number
  isChosen: boolean
  isDisabled?: boolean
  onToggle: () => void
}

/** An answer of a facet: box, words and count. */
export function FacetOption({ label, count, isChosen, isDisabled = false, onToggle }: FacetOptionProps) {
  return (
    <label
      className="grid min-h-touch cursor-pointer grid-cols-[22px_1fr_auto] items-center gap-1.5 text-small/[1.25]
        hover:bg-plate hover:shadow-[-8px_0_var(--plate),8px_0_var(--plate)] has-disabled:cursor-default
        has-disabled:bg-transparent has-disabled:text-ink-3 has-disabled:shadow-none"
    >
      <input
        type="checkbox"
        className="m-0 flex size-2.75 cursor-[inherit] appearance-none items-center justify-center rounded-[2px] border-[1.5px]
          border-ink bg-sheet checked:bg-ink checked:after:h-0.75 checked:after:w-[11px] checked:after:border-b-2
          checked:after:border-l-2 checked:after:border-sheet
          checked:after:transform-[rotate(-45deg)_translate(1px,-1px)] disabled:border-line-2 disabled:bg-transparent
          forced-colors:appearance-auto forced-colors:after:hidden"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onToggle}
      />
      {label}
      <span className="text-ink-3 tabular-nums">
        {count}
        <span className="sr-only">{count === 1 ? ' machine' : ' machines'}</span>
      </span>
    </label>
  )
}
