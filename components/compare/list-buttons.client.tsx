'use client'

import type { MouseEvent } from 'react'
import { useSharedWords } from '@/components/page/shared-words.client'
import { Icon } from '@/components/ui/icon'
import { QUIET_ACTION } from '@/components/ui/quiet-action'
import { type ListableMachine, type ListName, toggleListed, useIsListed } from '@/lib/lists/machine-list'
import { fill } from '@/lib/words'

/**
 * `card`: at the bottom of a card, stacked over the link that covers the card; its classes are in a style sheet,
 * because they stand in a page dozens of times. `quiet`: two of several text links in a line. `strip` is around both
 * buttons, `last` adds to the second one.
 */
const VARIANTS = {
  card: { strip: 'list-buttons', button: 'list-button', last: 'grow border-line not-first:border-s' },
  quiet: { strip: 'contents', button: `${QUIET_ACTION} aria-pressed:font-strong`, last: '' },
} as const

type ListButtonsProps = { machine: ListableMachine; variant?: keyof typeof VARIANTS }

/** 'Compare', if there is another machine to compare with, and 'Add to enquiry'. A double press acts once. */
export function ListButtons({ machine, variant = 'card' }: ListButtonsProps) {
  const { slug, title, process } = machine
  const words = useSharedWords().listButtons
  const isCompared = useIsListed('compare', slug)
  const isInEnquiry = useIsListed('enquiry', slug)
  const { strip, button, last } = VARIANTS[variant]

  function handlePress(list: ListName, { detail: pressesInARow }: MouseEvent) {
    if (pressesInARow < 2) toggleListed(list, { slug, title, process })
  }

  return (
    <div className={`needs-script ${strip}`}>
      {words.compare && (
        <button
          type="button"
          className={button}
          data-part="list-button"
          aria-pressed={isCompared}
          aria-label={fill(words.compareMachine, { title })}
          onClick={event => handlePress('compare', event)}
        >
          {variant === 'card' && <Icon name="compare" />}
          <span>{words.compare}</span>
        </button>
      )}
      {/* The words of this button change with its state, so it needs no `aria-pressed`. */}
      <button
        type="button"
        className={`${button} ${last}`}
        data-part="list-button"
        data-listed={isInEnquiry || undefined}
        aria-label={fill(isInEnquiry ? words.enquiredMachine : words.enquireMachine, { title })}
        onClick={event => handlePress('enquiry', event)}
      >
        {(variant === 'card' || isInEnquiry) && <Icon name={isInEnquiry ? 'check' : 'list-plus'} />}
        <span>{isInEnquiry ? words.enquired : words.enquire}</span>
      </button>
    </div>
  )
}
