import { getBrand, getCompany, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import { FrameLink } from './frame-link.client'

/** The logo and the word mark; a link to the home page. */
export function Brand() {
  const { name, wordMark } = getCompany()
  return (
    <FrameLink
      className="me-auto flex min-h-touch items-center gap-1.5 no-underline max-sm:gap-[9px]"
      href={paths.home}
      aria-label={fill(getWords().frame.navbar.logo, { name })}
    >
      <span
        className="flex-none *:h-[34px] *:w-auto max-sm:*:h-3.5"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/content/brand.ts accepts shapes alone
        dangerouslySetInnerHTML={{ __html: getBrand().logo }}
      />
      <span className="font-display text-[1.1875rem]/[1.02] font-stretch-116% tracking-[-.015em] max-sm:text-[1rem]">
        {wordMark.first}
        <small
          className="mt-[3px] block font-book text-label font-stretch-108% tracking-[.002em] text-ink-2
            max-sm:text-[.75rem]"
        >
          {wordMark.second}
        </small>
      </span>
    </FrameLink>
  )
}
