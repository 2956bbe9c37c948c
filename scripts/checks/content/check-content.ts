import 'server-only'
import { checkSampleJobs } from '@/lib/content/line/plan-samples'
import { parseContent } from '@/lib/content/read-content'
import { checkCompany } from './check-company'
import { checkFiles } from './check-files'
import { checkLinks } from './check-links'
import { checkPeers } from './check-peers'
import { checkOriginals } from './check-pictures'
import { checkTexts } from './check-texts'

/** Lists every mistake in a content folder for which any later step would stop, and returns the content. */
export async function checkContent(folder: string) {
  const { content, parsed, problems } = parseContent(folder)
  const { company, navigation, searchWords, applications, machines, slugs } = parsed
  if (company) checkCompany(company)
  checkPeers(machines)
  problems.push(...checkTexts(folder, company?.value))
  if (content && applications) {
    checkSampleJobs(applications, content.planner)
    checkLinks(
      [navigation, searchWords].filter(file => file !== null),
      content,
    )
    problems.push(...checkFiles(folder, content, slugs))
    const pictures = [...content.products, ...content.applications, ...content.boxes].map(({ picture }) => picture)
    problems.push(...(await checkOriginals(pictures, folder)))
  }
  return { content, problems }
}
