import 'server-only'
import { z } from 'zod'
import { line, listOf, text, texts } from '@/lib/content/files/fields'
import type { TermGroup } from '@/lib/trade/glossary/term'
import { findSlugProblem, toSlug } from '@/lib/trade/product/slug'
import type { Parsed } from './files/parse-file'

/** Schema of content/explained-terms.yaml: what the glossary page explains. */
export const explainedTermsSchema = z
  .strictObject({
    groups: listOf(
      z.strictObject({
        title: line,
        terms: listOf(
          z.strictObject({
            name: line,
            spellings: texts.meta({ description: 'How else texts write it: plurals, other words for the same' }),
            meaning: text.meta({ description: 'Two sentences: what it is, and why it matters to a buyer' }),
          }),
        ),
      }),
    ).default([]),
    understood: texts.meta({
      title: 'Abbreviations that need no explanation',
      description: 'Every buyer knows them: PDF, GST',
    }),
  })
  .meta({ title: 'Glossary for buyers' })

type TermsInFile = z.output<typeof explainedTermsSchema>

/** Reports names that give no address on the page, or one that another term has. */
export function checkTermNames({ value, report }: Parsed<TermsInFile>) {
  const seen = new Set<string>()
  for (const [group, { terms }] of value.groups.entries()) {
    for (const [place, { name }] of terms.entries()) {
      const slug = toSlug(name)
      const problem = seen.has(slug) ? `'${name}' is explained twice. Remove one of the two` : findSlugProblem(name)
      if (problem) report(['groups', group, 'terms', place, 'name'], problem)
      seen.add(slug)
    }
  }
}

/** The groups as the page shows them, each term with the anchor that its name in the site's own language gives. */
export function toTermGroups({ groups }: TermsInFile, slugOf: (name: string) => string): TermGroup[] {
  return groups.map(({ title, terms }) => ({
    title,
    terms: terms.map(term => ({ ...term, slug: slugOf(term.name) })),
  }))
}
