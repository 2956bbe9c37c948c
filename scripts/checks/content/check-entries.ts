import 'server-only'
import type { Content } from '@/lib/content/convert-content'
import type { ContentSource } from '@/lib/content/files/content-source'
import type { Problem } from '@/lib/content/files/problem'
import { checkLanguages } from '@/lib/content/language/check-languages'
import { parseContent } from '@/lib/content/read-content'
import { checkSampleJobs } from '@/lib/ready-plans/plan-samples'
import { checkCompany } from './check-company'
import { checkFileNames } from './check-file-names'
import { checkLinks } from './check-links'
import { checkPeers } from './check-peers'
import { checkTerms } from './check-terms'
import { checkTexts } from './check-texts'

/** Lists every mistake in the texts and figures of the content, and returns what could be read. */
function checkEntries(source: ContentSource) {
  const { content, parsed, problems } = parseContent(source)
  const { company, navigation, searchWords, applications, terms, machines } = parsed
  if (company) checkCompany(company)
  checkPeers(machines)
  problems.push(...checkTexts(source, company?.value))
  if (terms) problems.push(...checkTerms(source, terms))
  // Without files of pictures, as in the editor, it is not known which are missing.
  if (content && !source.isTextAlone) problems.push(...findMissingPictures(content, source.list()))
  if (content && applications) {
    checkSampleJobs(content.applications, content.planner, applications.report)
    checkLinks(
      [navigation, searchWords].filter(file => file !== null),
      content,
    )
  }
  return { content, parsed, problems }
}

/**
 * Lists every mistake in the texts of the content and of its translations, including files that nothing reads, and
 * returns what could be read.
 * @param areLanguagesChecked whether the translations are checked too
 */
export function checkAllTexts(source: ContentSource, { areLanguagesChecked = true } = {}) {
  const entries = checkEntries(source)
  const { problems: names, missing } = checkFileNames(source)
  const languages = areLanguagesChecked ? checkLanguages(source, entries.problems) : []
  const unread = new Set(names.map(({ file }) => file))
  // If a file exists under a wrong name, only the name is reported, not the mistakes that follow from it: those in the
  // file with the wrong name, and that the file with the right name is missing.
  const isIndependent = ({ file, path = [] }: Problem) =>
    !unread.has(file) && (path.length > 0 || !missing.has(file.replace(/^[a-z]{2,3}\//, '')))
  return { ...entries, problems: [...names, ...[...entries.problems, ...languages].filter(isIndependent)] }
}

/** The extensions of pictures. */
export const PICTURE_EXTENSIONS = ['.webp', '.png', '.jpg', '.jpeg', '.avif', '.svg']

/**
 * Lists the samples and boxes that have no picture. A machine without one is shown with a plate that bears its name.
 */
function findMissingPictures({ applications, boxes }: Content, paths: readonly string[]): Problem[] {
  const names = new Set(paths.map(path => path.toLowerCase()))
  return [...applications, ...boxes]
    .map(({ picture }) => `images/${picture}`)
    .filter(picture => !PICTURE_EXTENSIONS.some(extension => names.has(picture + extension)))
    .map(file => ({
      file,
      sentence: `the picture is missing. Add a file that ends in ${PICTURE_EXTENSIONS.join(', ')}`,
    }))
}
