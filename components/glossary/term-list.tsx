import { Section } from '@/components/page/section'
import type { TermGroup } from '@/lib/trade/glossary/term'

/** The explained terms, a section for each group; every term has an anchor of its own. */
export function TermList({ groups }: { groups: readonly TermGroup[] }) {
  return groups.map(({ title, terms }, index) => (
    <Section key={title} id={toGroupId(index)} background={index % 2 === 0 ? 'sheet' : 'paper'} title={title}>
      <dl className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-3">
        {terms.map(({ name, slug, meaning }) => (
          <div
            key={slug}
            id={slug}
            className="scroll-mt-12 border-t border-line py-2 target:border-ink target:bg-plate"
          >
            <dt className="font-strong">{name}</dt>
            <dd className="mt-0.5 text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  ))
}

/** Links to the groups of terms on the page. */
export function GroupIndex({ label, groups }: { label: string; groups: readonly TermGroup[] }) {
  return (
    <nav className="mt-2" aria-label={label}>
      <ul className="flex flex-wrap gap-x-3">
        {groups.map(({ title }, index) => (
          <li key={title}>
            <a className="line-link" href={`#${toGroupId(index)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function toGroupId(index: number) {
  return `group-${index + 1}`
}
