/** The language of the document that replaces a page whose frame failed. */
export const siteLocale = process.env.SITE_LOCALE

/** The words of a page that failed. Error pages get no props, so next.config.ts puts these words into their code. */
export const failedWords: Readonly<Record<'partly' | 'title' | 'text' | 'tryAgain' | 'home', string>> = JSON.parse(
  process.env.FAILED_WORDS ?? '{}',
)
