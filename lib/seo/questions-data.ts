import type { FAQPage, WithContext } from 'schema-dts'

/** Structured data for the buyer questions. They are visible on the contact page, as Google requires. */
export function createQuestionsData(questions: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
