/**
 * Exports the site in each further language of the content into a folder of an export: a build of its own, so that no
 * page carries the words of two languages, and the first language stays as it is.
 * Usage: `tsx --conditions=react-server scripts/export/languages.ts [folder]`
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentSource } from '@/lib/content/files/content-source'
import { openFolder } from '@/lib/content/files/open-folder'
import { readLanguages } from '@/lib/content/language/language-file'
import { openTranslation } from '@/lib/content/language/open-translation'
import { readContent } from '@/lib/content/read-content'
import { listEnglish } from '@/scripts/languages/list-losses'
import { exportPages, languageSteps, typesChecked } from '@/scripts/steps/build-steps'
import { contentScript } from '@/scripts/steps/run-command'
import { runSteps } from '@/scripts/steps/run-steps'
import { withCompilerCache } from './compiler-cache'
import { EXPORT_FOLDER } from './export-folders'
import { markPages } from './mark-english'
import { moveLanguage, removeFormerLanguages } from './move-language'

/** The environment of a build in a language: next.config.ts puts its words into the code of the browser. */
function createSettings(code: string, source: ContentSource) {
  const { words, brand } = readContent(openTranslation(source, code))
  const inCode = { FAILED_WORDS: JSON.stringify(words.frame.failed), PHRASES: JSON.stringify(words.phrases) }
  // The build of the first language has checked the types, unless it was told not to.
  return { SITE_LANGUAGE: code, SITE_LOCALE: brand.locale, ...inCode, ...typesChecked }
}

async function main(folder = EXPORT_FOLDER) {
  const source = openFolder('content')
  const languages = readLanguages(source)
  const codes = languages.map(({ code }) => code)
  removeFormerLanguages(codes, folder)
  // 'en' of 'en-IN'.
  const [firstLanguage = ''] = readContent(source).brand.locale.split('-')
  for (const { code, name } of languages) {
    const languageFolder = `.cache/languages/${code}`
    const env = { ...createSettings(code, source), SITE_OUT: languageFolder }
    // The language's font and its style sheet.
    const letters = { name: 'Letters', args: contentScript('scripts/export/language-files.ts') }
    const steps = [letters, ...languageSteps].map(step => ({ ...step, env }))
    const exportSite = { name: `Export in ${name}`, args: exportPages, env }
    // The steps run at the same time, and the export after them, because pages name the language's font.
    const { failed } = await withCompilerCache(code, () => runSteps([steps, exportSite], 'progress'))
    if (failed !== null) process.exit(1)
    // Texts that are still in the site's first language.
    const untranslated = listEnglish(source, code).map(row => row.english)
    markPages(languageFolder, untranslated, firstLanguage)
    moveLanguage(code, languageFolder, folder)
    const leftOutCount = countLeftOut(readFileSync(join(folder, 'sitemap.xml'), 'utf8'), code, codes)
    if (leftOutCount > 0)
      console.info(`${name}: ${leftOutCount} pages are left out of search engines, which get the first language's`)
  }
}

/** How many pages of a sitemap there are in the first language and not in that of `code`, one of the further `codes`. */
function countLeftOut(sitemap: string, code: string, codes: readonly string[]) {
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const isIn = (path: string, language: string) => path === `/${language}` || path.startsWith(`/${language}/`)
  const firstPaths = paths.filter(path => !codes.some(language => isIn(path, language)))
  return firstPaths.length - paths.filter(path => isIn(path, code)).length
}

void main(process.argv[2])
