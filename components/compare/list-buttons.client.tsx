'use client'

import { Icon } from '@/components/ui/icon'
import { type ListableMachine, toggleListed, useIsListed } from '@/lib/lists/list-buttons'

/** At the foot of a card, above the link that covers it; or framed. */
const LOOKS = {
  card: 'relative z-2 border-t border-line *:min-h-touch',
  framed: 'overflow-hidden rounded border-[1.5px] border-ink *:min-h-5 *:justify-center',
} as const

// The strip says it for both buttons: a page has more than a hundred of them.
const STRIP = 'needs-script flex text-[.875rem] font-[540] whitespace-nowrap'
const BUTTONS = '*:flex *:cursor-pointer *:items-center *:gap-0.75 *:border-0 *:border-line *:bg-sheet *:px-1.5 *:py-0'
const SECOND = '*:last:grow *:last:border-s'
const STATES = '*:hover:bg-plate *:focus-visible:-outline-offset-3 *:aria-pressed:bg-ink *:aria-pressed:text-sheet'

/** Forced colours would take away the ground that says what is pressed. */
const FORCED =
  'forced-colors:*:aria-pressed:forced-color-adjust-none forced-colors:*:aria-pressed:bg-[Highlight] forced-colors:*:aria-pressed:text-[HighlightText]'

type ListButtonsProps = { machine: ListableMachine; look?: keyof typeof LOOKS }

/** 'Compare' and 'Add to enquiry' of one machine. */
export function ListButtons({ machine, look = 'card' }: ListButtonsProps) {
  const { slug, title, process } = machine
  const isCompared = useIsListed('compare', slug)
  const isEnquired = useIsListed('enquiry', slug)
  return (
    <div className={`${STRIP} ${LOOKS[look]} ${BUTTONS} ${SECOND} ${STATES} ${FORCED}`}>
      <button
        type="button"
        aria-pressed={isCompared}
        aria-label={`Compare ${title}`}
        onClick={() => toggleListed('compare', { slug, title, process })}
      >
        <Icon name="compare" className="size-[17px]" />
        Compare
      </button>
      <button
        type="button"
        aria-pressed={isEnquired}
        aria-label={`Add to enquiry: ${title}`}
        onClick={() => toggleListed('enquiry', { slug, title, process })}
      >
        <Icon name="list-plus" className="size-[17px]" />
        Add to enquiry
      </button>
    </div>
  )
}
