import { getTerms } from '@/lib/content/content'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { splitAtTerms } from '@/lib/trade/glossary/find-terms'

/** A text in which the first use of each term that the glossary explains leads to its explanation. */
export function Explained({ children }: { children: string }) {
  const parts = splitAtTerms(children, getTerms())
  if (parts.every(({ slug }) => !slug)) return children
  return parts.map(({ text, slug }) =>
    slug ? (
      // A plain link: one of the site's own would add its code and data to every page with a text.
      <a
        key={text}
        className="decoration-line-2 decoration-dotted hover:decoration-current"
        href={toAddress(paths.term(slug))}
      >
        {text}
      </a>
    ) : (
      // A text beside an element has one of its own: what a browser's translator moves, React finds again.
      <span key={text}>{text}</span>
    ),
  )
}
