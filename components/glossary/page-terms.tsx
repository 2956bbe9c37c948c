import { getTerms, getWords } from '@/lib/content/content'
import { listTexts } from '@/lib/content/files/list-texts'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { findUsedTerms } from '@/lib/trade/glossary/find-terms'

/**
 * Links to the explanations of all glossary terms in a page's words; nothing if it uses none. For a page whose texts
 * change with what the visitor types, so that terms cannot be linked where they stand.
 */
export function PageTerms({ words }: { words: unknown }) {
  const terms = findUsedTerms(
    listTexts(words).map(({ text }) => text),
    getTerms(),
  )
  if (terms.length === 0) return null
  const { usedHere } = getWords().glossary
  return (
    <nav className="mt-4 text-small text-ink-2 print:hidden" aria-label={usedHere}>
      <span aria-hidden="true">{`${usedHere}: `}</span>
      <ul className="inline">
        {terms.map(({ name, slug }) => (
          <li key={slug} className="inline-block pe-1.5">
            <a className="line-link" href={toAddress(paths.term(slug))}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
