type SpinnerProps = {
  /** The size of the loading overlay instead of that of a line of text. */
  isLarge?: boolean
}

/** Turns while something is under way; stands still for visitors who asked for less motion. */
export function Spinner({ isLarge = false }: SpinnerProps) {
  return (
    <div
      className={`flex-none rounded-full border-line-2 border-t-kraft-edge motion-safe:animate-turn
        ${isLarge ? 'size-5.5 border-4' : 'size-2.75 border-[2.5px]'}`}
    />
  )
}
