'use client'

import type { MouseEvent } from 'react'
import { useSharedWords } from '@/components/page/shared-words.client'
import { Icon } from '@/components/ui/icon'
import { type ListableMachine, type ListName, toggleListed, useIsListed } from '@/lib/lists/machine-list'
import { fill } from '@/lib/words'

/** `card`: at the bottom of a card, stacked over the link that covers the card. `framed`: on its own, with a border. */
const VARIANTS = {
  card: { strip: 'relative z-2 border-t border-line whitespace-nowrap', button: 'min-h-touch' },
  framed: { strip: 'overflow-hidden rounded border-[1.5px] border-ink', button: 'min-h-5 justify-center' },
} as const

const STRIP = 'needs-script flex flex-wrap text-[.875rem] font-[540] print:hidden!'
const BUTTON = 'flex cursor-pointer items-center gap-0.75 border-0 bg-sheet px-1.5 hover:bg-plate'
const STATES = `focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:text-sheet data-listed:bg-ink
  data-listed:text-sheet`

type ListButtonsProps = { machine: ListableMachine; variant?: keyof typeof VARIANTS }

/** 'Compare', where there is another to compare with, and 'Add to enquiry' of one machine. A double press acts once. */
export function ListButtons({ machine, variant = 'card' }: ListButtonsProps) {
  const { slug, title, process } = machine
  const words = useSharedWords().listButtons
  const isCompared = useIsListed('compare', slug)
  const isInEnquiry = useIsListed('enquiry', slug)
  const { strip, button } = VARIANTS[variant]

  function handlePress(list: ListName, { detail: pressesInARow }: MouseEvent) {
    if (pressesInARow < 2) toggleListed(list, { slug, title, process })
  }

  return (
    <div className={`${STRIP} ${strip}`}>
      {words.compare && (
        <button
          type="button"
          className={`${BUTTON} ${STATES} ${button}`}
          data-part="list-button"
          aria-pressed={isCompared}
          aria-label={fill(words.compareMachine, { title })}
          onClick={event => handlePress('compare', event)}
        >
          <Icon name="compare" className="size-[17px]" />
          <span>{words.compare}</span>
        </button>
      )}
      {/* Its words say whether it is pressed, so it has no `aria-pressed`. */}
      <button
        type="button"
        className={`${BUTTON} ${STATES} ${button} grow border-line not-first:border-s`}
        data-part="list-button"
        data-listed={isInEnquiry || undefined}
        aria-label={fill(isInEnquiry ? words.enquiredMachine : words.enquireMachine, { title })}
        onClick={event => handlePress('enquiry', event)}
      >
        <Icon name={isInEnquiry ? 'check' : 'list-plus'} className="size-[17px]" />
        <span>{isInEnquiry ? words.enquired : words.enquire}</span>
      </button>
    </div>
  )
}
