/**
 * Scores the local site's headers with the Mozilla HTTP Observatory's scanner, offline.
 * Usage: `tsx scripts/checks/headers.ts [folder]`.
 */
import { LOCAL_EXPORT_FOLDER } from '@/scripts/build/local-settings'
import { scoreHeaders } from '@/scripts/hosting/score-headers'
import { createSiteServer } from '@/scripts/hosting/site-server'

/** The most that a site without cookies reaches off the list of hosts that browsers reach by https only. */
const LEAST_SCORE = 135
const GRADE = 'A+'

async function main() {
  const site = await createSiteServer({ folder: process.argv[2] ?? LOCAL_EXPORT_FOLDER })
  const { grade, score, tests } = await scoreHeaders((request, answer) => site.emit('request', request, answer))
  for (const [name, { result, scoreModifier }] of Object.entries(tests)) {
    console.info(`${String(scoreModifier).padStart(4)}  ${name}: ${result}`)
  }
  console.info(`${grade} ${score}, at least ${GRADE} ${LEAST_SCORE} is asked for`)
  process.exitCode = score >= LEAST_SCORE && grade === GRADE ? 0 : 1
}

void main()
