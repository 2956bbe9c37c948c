import 'server-only'
import type { ContentSource } from '@/lib/content/files/content-source'
import { checkSampleJobs } from '@/lib/content/line/plan-samples'
import { parseContent } from '@/lib/content/read-content'
import { checkCompany } from './check-company'
import { checkLinks } from './check-links'
import { checkPeers } from './check-peers'
import { checkTexts } from './check-texts'

/** Lists every mistake in the texts and figures of the content, and returns what could be read. */
export function checkEntries(source: ContentSource) {
  const { content, parsed, problems } = parseContent(source)
  const { company, navigation, searchWords, applications, machines } = parsed
  if (company) checkCompany(company)
  checkPeers(machines)
  problems.push(...checkTexts(source, company?.value))
  if (content && applications) {
    checkSampleJobs(applications, content.planner)
    checkLinks(
      [navigation, searchWords].filter(file => file !== null),
      content,
    )
  }
  return { content, parsed, problems }
}
