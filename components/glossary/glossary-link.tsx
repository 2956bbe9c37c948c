import { getTerms, getWords } from '@/lib/content/content'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'

/**
 * A link to the glossary; nothing without one. For a page whose texts change with what the visitor types, so that terms
 * cannot be linked where they stand.
 */
export function GlossaryLink() {
  if (getTerms().length === 0) return null
  return (
    <p className="mt-3 text-small print:hidden">
      {/* Not the site's Link: its code would be in the page for this alone. */}
      <a className="line-link" href={toAddress(paths.glossary)}>
        {getWords().glossary.usedHere}
      </a>
    </p>
  )
}
