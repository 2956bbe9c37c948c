/** Fixed by the specification: not based on reviews, and never in structured data. */
const STARS = [1, 2, 3, 4, 5]

export function Ratings() {
  return (
    <div className="flex min-h-4 items-center gap-1.5 text-small text-ink-2 print:hidden">
      <span>Ratings</span>
      <span className="flex gap-[3px]" role="img" aria-label="Five stars">
        {STARS.map(star => (
          <svg key={star} className="size-[19px] fill-kraft-edge" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 2 3.1 6.6 6.9.9-5.1 4.9 1.3 7.1L12 18l-6.2 3.5 1.3-7.1L2 9.5l6.9-.9z" />
          </svg>
        ))}
      </span>
    </div>
  )
}
