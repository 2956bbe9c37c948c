/** A term of the trade with its explanation; `slug` is its anchor on the glossary page. */
export type ExplainedTerm = { name: string; spellings: readonly string[]; meaning: string; slug: string }

/** Terms that belong together, under one heading of the glossary page. */
export type TermGroup = { title: string; terms: readonly ExplainedTerm[] }
