import { getCompany } from '@/lib/content/company'
import { paths } from '@/lib/paths'
import { FrameLink } from './frame-link.client'

/** The word mark with its mark, an unfolded box; leads home. */
export function Brand() {
  const { name, wordMark } = getCompany()
  return (
    <FrameLink className="brand" href={paths.home} aria-label={`${name}, home`}>
      <svg viewBox="0 0 34 34" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M11 1.5h12v8h9.5v15H23v8H11v-8H1.5v-15H11z" />
        <path d="M11 9.5h12v15H11z" strokeWidth="1.25" strokeDasharray="2.5 2" />
      </svg>
      <span>
        {wordMark.first}
        <small>{wordMark.second}</small>
      </span>
    </FrameLink>
  )
}
