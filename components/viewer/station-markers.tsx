import type { RefObject } from 'react'

type StationMarkersProps = {
  /** The viewer moves its entries to the stations on each animation frame. */
  list: RefObject<HTMLOListElement | null>
  count: number
  current: number | null
  isShown: boolean
  onPress: (index: number) => void
}

/** Numbered balloons on the model, for mouse and finger. For everybody else the list below has the same buttons. */
export function StationMarkers({ list, count, current, isShown, onPress }: StationMarkersProps) {
  return (
    <ol ref={list} className={`pointer-events-none absolute inset-0 ${isShown ? '' : 'invisible'}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map(index => (
        <li
          key={index}
          className="absolute start-0 top-0 before:absolute before:-top-3.5 before:h-3.5 before:border-s-[1.25px] before:border-ink
            after:absolute after:-start-0.25 after:-top-0.25 after:size-0.5 after:rounded-full after:bg-ink"
        >
          <button
            type="button"
            tabIndex={-1}
            className={`pointer-events-auto absolute -start-1.75 -top-5.5 flex size-3.5 cursor-pointer items-center
              justify-center rounded-full border-[1.25px] border-ink p-0 text-label font-head
              ${index === current ? 'bg-ink text-sheet' : 'bg-sheet'}`}
            onClick={() => onPress(index)}
          >
            {index + 1}
          </button>
        </li>
      ))}
    </ol>
  )
}
