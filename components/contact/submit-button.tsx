import type { ReactNode } from 'react'

type SubmitButtonProps = {
  className?: string
  /** False where this build has no account with a mail provider: the button then stays disabled, and looks it. */
  canSend?: boolean
  children: ReactNode
}

/** The button of a form, disabled until the page's script is ready. While sending it stays focusable and a second press does nothing. */
export function SubmitButton({ className, canSend = true, children }: SubmitButtonProps) {
  return (
    <button className={className} type="submit" disabled aria-disabled={!canSend || undefined}>
      {children}
    </button>
  )
}
