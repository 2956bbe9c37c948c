/**
 * The language of this build: the name of its folder in content/, '' for the language of the site itself. Each further
 * language is a build of its own, so that no page carries another one's words. next.config.ts puts it into the code.
 */
export const language = process.env.SITE_LANGUAGE ?? ''

/** What the addresses of this language begin with: '/hi', '' for the language of the site itself. */
export const languageRoot = language && `/${language}`

/** The address of a page in the language of this build, for what does not go through `next/link`: '/hi/products'. */
export function toAddress(path: string): string {
  return languageRoot && path === '/' ? languageRoot : languageRoot + path
}
