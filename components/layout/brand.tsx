import { getCompany, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import { FrameLink } from './frame-link.client'

/** The logo (an unfolded box) and the word mark; a link to the home page. */
export function Brand() {
  const { name, wordMark } = getCompany()
  return (
    <FrameLink
      className="me-auto flex min-h-touch items-center gap-1.5 no-underline max-sm:gap-[9px]"
      href={paths.home}
      aria-label={fill(getWords().frame.navbar.logo, { name })}
    >
      <svg
        className="size-[34px] flex-none max-sm:size-3.5"
        viewBox="0 0 34 34"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M11 1.5h12v8h9.5v15H23v8H11v-8H1.5v-15H11z" />
        <path d="M11 9.5h12v15H11z" strokeWidth="1.25" strokeDasharray="2.5 2" />
      </svg>
      <span className="font-display text-[1.1875rem]/[1.02] font-stretch-116% tracking-[-.015em] max-sm:text-[1rem]">
        {wordMark.first}
        <small
          className="mt-[3px] block font-[480] text-label font-stretch-108% tracking-[.002em] text-ink-2
            max-sm:text-[.75rem]"
        >
          {wordMark.second}
        </small>
      </span>
    </FrameLink>
  )
}
