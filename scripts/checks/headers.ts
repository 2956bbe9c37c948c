/**
 * Scores the local site's headers with the Mozilla HTTP Observatory's scanner, offline.
 * Usage: `tsx scripts/checks/headers.ts [folder]`.
 */
import { LOCAL_EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { scoreHeaders } from '@/scripts/hosting/score-headers'
import { createSiteServer } from '@/scripts/hosting/site-server'

/** The least score: the highest one that a site without cookies can have if browsers' HSTS preload list lacks it. */
const MIN_SCORE = 135
const GRADE = 'A+'

async function main() {
  const site = await createSiteServer({ folder: process.argv[2] ?? LOCAL_EXPORT_FOLDER })
  const { grade, score, tests } = await scoreHeaders((request, response) => site.emit('request', request, response))
  for (const [name, { result, scoreModifier }] of Object.entries(tests)) {
    console.info(`${String(scoreModifier).padStart(4)}  ${name}: ${result}`)
  }
  console.info(`${grade} ${score}, at least ${GRADE} ${MIN_SCORE} is required`)
  process.exitCode = score >= MIN_SCORE && grade === GRADE ? 0 : 1
}

void main()
