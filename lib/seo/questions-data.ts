import type { FAQPage, WithContext } from 'schema-dts'

/** The buyer questions, which stand on the contact page for everybody to read. */
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
