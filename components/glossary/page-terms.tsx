import { getBrand, getTerms, getWords } from '@/lib/content/content'
import { listTexts } from '@/lib/content/files/list-texts'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { findUsedTerms } from '@/lib/trade/glossary/find-terms'

/**
 * Links to the explanations of all glossary terms in a page's words, by their names; nothing if it uses none. For a page whose texts
 * change with what the visitor types, so that terms cannot be linked where they stand.
 */
export function PageTerms({ words }: { words: unknown }) {
  const terms = findUsedTerms(
    listTexts(words).map(({ text }) => text),
    getTerms(),
  ).toSorted((one, other) => one.name.localeCompare(other.name, getBrand().locale))
  if (terms.length === 0) return null
  const { usedHere } = getWords().glossary
  return (
    <nav className="mt-4 border-t border-line pt-1.5 text-small print:hidden" aria-labelledby="terms-title">
      <h2 className="mb-0.5 text-caption text-ink-3 font-stretch-100%" id="terms-title">
        {usedHere}
      </h2>
      <ul className="columns-2 gap-x-gutter tablet:columns-3 lg:columns-4">
        {terms.map(({ name, slug }) => (
          <li key={slug} className="break-inside-avoid">
            <a className="line-link leading-[1.3] pointer-fine:min-h-4" href={toAddress(paths.term(slug))}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
