type SpinnerProps = {
  /** Whether it has the size for the loading overlay instead of a line of text. */
  isLarge?: boolean
}

/** A loading spinner; it does not turn if the visitor prefers reduced motion. */
export function Spinner({ isLarge = false }: SpinnerProps) {
  return (
    <div
      className={`flex-none rounded-full border-line-2 border-t-kraft-edge motion-safe:animate-turn
        ${isLarge ? 'size-5.5 border-4' : 'size-2.75 border-[2.5px]'}`}
    />
  )
}
