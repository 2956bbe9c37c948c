'use client'

import { useSharedWords } from '@/components/page/shared-words.client'
import { Icon } from '@/components/ui/icon'
import { type ListableMachine, toggleListed, useIsListed } from '@/lib/lists/machine-list'
import { fill } from '@/lib/words'

/** `card`: at the bottom of a card, stacked over the link that covers the card. `framed`: on its own, with a border. */
const VARIANTS = {
  card: { strip: 'relative z-2 border-t border-line', button: 'min-h-touch' },
  framed: { strip: 'overflow-hidden rounded border-[1.5px] border-ink', button: 'min-h-5 justify-center' },
} as const

const STRIP = 'needs-script flex text-[.875rem] font-[540] whitespace-nowrap print:hidden!'
const BUTTON = 'flex cursor-pointer items-center gap-0.75 border-0 bg-sheet px-1.5 hover:bg-plate'
const STATES = 'focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:text-sheet'

type ListButtonsProps = { machine: ListableMachine; variant?: keyof typeof VARIANTS }

/** 'Compare' and 'Add to enquiry' of one machine. */
export function ListButtons({ machine, variant = 'card' }: ListButtonsProps) {
  const { slug, title, process } = machine
  const words = useSharedWords().listButtons
  const isCompared = useIsListed('compare', slug)
  const isInEnquiry = useIsListed('enquiry', slug)
  const { strip, button } = VARIANTS[variant]
  return (
    <div className={`${STRIP} ${strip}`}>
      <button
        type="button"
        className={`${BUTTON} ${STATES} ${button}`}
        aria-pressed={isCompared}
        aria-label={fill(words.compareMachine, { title })}
        onClick={() => toggleListed('compare', { slug, title, process })}
      >
        <Icon name="compare" className="size-[17px]" />
        {words.compare}
      </button>
      <button
        type="button"
        className={`${BUTTON} ${STATES} ${button} grow border-s border-line`}
        aria-pressed={isInEnquiry}
        aria-label={fill(words.enquireMachine, { title })}
        onClick={() => toggleListed('enquiry', { slug, title, process })}
      >
        <Icon name="list-plus" className="size-[17px]" />
        {words.enquire}
      </button>
    </div>
  )
}
