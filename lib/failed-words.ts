/** The words of a page that failed. Error pages get no props, so next.config.ts puts these words into their code. */
export const failedWords: Readonly<Record<'partly' | 'title' | 'text' | 'tryAgain' | 'home', string>> = JSON.parse(
  process.env.FAILED_WORDS ?? '{}',
)
