'use client'

import { Icon } from '@/components/ui/icon'
import { type ListableMachine, toggleListed, useIsListed } from '@/lib/lists/list-buttons'

/** 'Compare' and 'Add to enquiry' of one machine. */
export function ListButtons({ machine }: { machine: ListableMachine }) {
  const { slug, title, process } = machine
  const isCompared = useIsListed('compare', slug)
  const isEnquired = useIsListed('enquiry', slug)
  return (
    <div className="strip needs-script">
      <button
        type="button"
        aria-pressed={isCompared}
        aria-label={`Compare ${title}`}
        onClick={() => toggleListed('compare', { slug, title, process })}
      >
        <Icon name="compare" />
        Compare
      </button>
      <button
        type="button"
        aria-pressed={isEnquired}
        aria-label={`Add to enquiry: ${title}`}
        onClick={() => toggleListed('enquiry', { slug, title, process })}
      >
        <Icon name="list-plus" />
        Add to enquiry
      </button>
    </div>
  )
}
