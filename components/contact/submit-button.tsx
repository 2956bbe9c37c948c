import type { ReactNode } from 'react'

type SubmitButtonProps = {
  className?: string
  /** False until the page's script is ready, and where nothing can be sent: the button is then disabled in the HTML. */
  isReady: boolean
  isSending: boolean
  children: ReactNode
}

/** The button of a form. While sending it stays focusable and a second press does nothing. */
export function SubmitButton({ className, isReady, isSending, children }: SubmitButtonProps) {
  return (
    <button className={className} type="submit" disabled={!isReady} aria-disabled={isSending || undefined}>
      {children}
    </button>
  )
}
