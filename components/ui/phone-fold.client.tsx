'use client'

import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icon'

type PhoneFoldProps = {
  /** What the button says, which stands for the heading of the content. */
  title: string
  children: ReactNode
}

/**
 * Content that a phone folds away until its button is pressed, unless the URL's hash leads to an element in it. Wider
 * screens, print and a page without JavaScript show it.
 */
export function PhoneFold({ title, children }: PhoneFoldProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="fold-button needs-script"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{title}</span>
        <Icon name={isOpen ? 'minus' : 'plus'} />
      </button>
      <div id={id} className={isOpen ? 'max-sm:pt-2' : '[@media(scripting:enabled)]:max-sm:not-has-[:target]:hidden'}>
        {children}
      </div>
    </>
  )
}
