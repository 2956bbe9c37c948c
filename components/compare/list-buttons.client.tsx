'use client'

import type { MouseEvent } from 'react'
import { useSharedWords } from '@/components/page/shared-words.client'
import { Icon } from '@/components/ui/icon'
import { type ListableMachine, type ListName, toggleListed, useIsListed } from '@/lib/lists/machine-list'
import { fill } from '@/lib/words'

/**
 * `card`: at the bottom of a card, stacked over the link that covers the card. `framed`: on its own, with a border. The
 * classes that both have are `list-buttons` and `list-button`, in a style sheet: they stand in a page dozens of times.
 */
const VARIANTS = {
  card: { strip: '', button: '' },
  framed: { strip: 'min-h-5 overflow-hidden rounded border-[1.5px] border-ink', button: 'justify-center' },
} as const

type ListButtonsProps = { machine: ListableMachine; variant?: keyof typeof VARIANTS }

/** 'Compare', if there is another machine to compare with, and 'Add to enquiry'. A double press acts once. */
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
    <div className={`needs-script list-buttons ${strip}`}>
      {words.compare && (
        <button
          type="button"
          className={`list-button ${button}`}
          data-part="list-button"
          aria-pressed={isCompared}
          aria-label={fill(words.compareMachine, { title })}
          onClick={event => handlePress('compare', event)}
        >
          <Icon name="compare" />
          <span>{words.compare}</span>
        </button>
      )}
      {/* The words of this button change with its state, so it needs no `aria-pressed`. */}
      <button
        type="button"
        className={`list-button ${button} grow border-line not-first:border-s`}
        data-part="list-button"
        data-listed={isInEnquiry || undefined}
        aria-label={fill(isInEnquiry ? words.enquiredMachine : words.enquireMachine, { title })}
        onClick={event => handlePress('enquiry', event)}
      >
        <Icon name={isInEnquiry ? 'check' : 'list-plus'} />
        <span>{isInEnquiry ? words.enquired : words.enquire}</span>
      </button>
    </div>
  )
}
