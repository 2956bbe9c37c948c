import type { ReactNode } from 'react'

type SubmitButtonProps = {
  className?: string
  /** False until the page's script is ready: the button is then disabled in the HTML. */
  isReady: boolean
  /** False where this build has no account with a mail provider: the button then looks disabled from the start. */
  canSend?: boolean
  isSending: boolean
  children: ReactNode
}

/** The button of a form. While sending it stays focusable and a second press does nothing. */
export function SubmitButton({ className, isReady, canSend = true, isSending, children }: SubmitButtonProps) {
  return (
    <button className={className} type="submit" disabled={!isReady} aria-disabled={isSending || !canSend || undefined}>
      {children}
    </button>
  )
}
