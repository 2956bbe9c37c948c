/**
 * The language of this build: the name of its folder in content/, '' for the language of the site itself. Each further
 * language is a build of its own, so that no page carries another one's words. next.config.ts puts it into the code.
 */
export const language = process.env.SITE_LANGUAGE ?? ''

/** The prefix of all URLs in this language: '/hi', or '' for the site's own language. */
export const languageRoot = language && `/${language}`

/**
 * The URL of a page in the language of this build, such as '/hi/products'. Links and the router of Next add the
 * language by themselves, so they take plain paths.
 */
export function toAddress(path: string): string {
  return languageRoot && path === '/' ? languageRoot : languageRoot + path
}
