import { SectionHeader } from '@/components/page/section-header'
import type { TermGroup } from '@/lib/trade/glossary/term'

/** The explained terms, a section for each group; every term has an anchor of its own. */
export function TermList({ groups }: { groups: readonly TermGroup[] }) {
  return groups.map(({ title, terms }, index) => (
    <section key={title} aria-labelledby={`group-${index + 1}`}>
      <SectionHeader id={`group-${index + 1}`} title={title} />
      <dl className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-3">
        {terms.map(({ name, slug, meaning }) => (
          <div key={slug} id={slug} className="scroll-mt-12 border-t border-line py-2 target:border-ink">
            <dt className="font-strong">{name}</dt>
            <dd className="mt-0.5 text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
