import type { DefaultWords } from '../default-words'

/** Words of the glossary page, and of the links to it. */
export const glossary = {
  title: 'Words of the glossary page',
  texts: {
    title: 'Glossary',
    description: '{count} terms of carton, corrugated and rigid-box making, of costs and of bank reports, explained.',
    intro: 'What the words mean that machines, plans and reports on this site use, in two sentences each.',
    usedHere: 'Terms explained',
  },
} as const satisfies DefaultWords
