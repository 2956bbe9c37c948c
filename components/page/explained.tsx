import { getTerms } from '@/lib/content/content'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { splitAtTerms } from '@/lib/trade/glossary/find-terms'
import { keepUnits } from '@/lib/words/format-number'

/** A text in which the first use of each term that the glossary explains leads to its explanation. */
export function Explained({ children }: { children: string }) {
  const parts = splitAtTerms(children, getTerms())
  if (parts.every(({ slug }) => !slug)) return keepUnits(children)
  // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of a text have no other key and no state
  return parts.map(({ text, slug }, index) =>
    slug ? (
      // Not the site's Link: its code and data would be in every page that shows such a text.
      <a
        key={index}
        className="decoration-line-2 decoration-dotted hover:decoration-current"
        href={toAddress(paths.term(slug))}
      >
        {text}
      </a>
    ) : (
      // In a span, because a browser that translates the page replaces text nodes, and React would not find them again.
      <span key={index}>{keepUnits(text)}</span>
    ),
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
}
