/**
 * `npm run bench:deploy`: tests and measures deployments to an S3 server on loopback. First, deployments and rollbacks
 * of a small site are killed. Then the real site is built and deployed three times: to an empty bucket, unchanged, and
 * with one changed word, which must upload only files that contain the word or load one that does. Fails if a limit is
 * exceeded.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { deployFolder } from '@/scripts/deploy/deploy-site'
import { openS3Bucket } from '@/scripts/deploy/s3-bucket'
import { readSiteFiles, type SiteFile } from '@/scripts/deploy/site-files'
import { runCommand, stopCommands, typescript } from '@/scripts/steps/run-command'
import { type Kind, killDeploys } from './deploy-kills'
import { LOCAL_STORE_ENV, startLocalStore } from './local-store'

/** How long the first deployment may take, without the build. */
const FIRST_DEPLOY_LIMIT_SECONDS = 30

/** How many deployments, and how many rollbacks, are killed. */
const KILLS = 20

/** A site of about 60 files. */
const PAGES = 15

/** A content file, a word in it, and a replacement that occurs nowhere else on the site. */
const CONTENT_FILE = 'content/products/automatic-folder-gluer-machine.yaml'
const WORD = 'easily'
const NEW_WORD = 'benchmarkedly'

type Deployed = { files: SiteFile[]; seconds: number; uploaded: number }

const problems: string[] = []

function expect(isMet: boolean, problem: string) {
  if (!isMet) problems.push(problem)
}

async function build() {
  const lines: string[] = []
  const code = await runCommand({ args: typescript('scripts/build.ts') }, line => lines.push(line))
  if (code !== 0) throw new Error(`${lines.join('\n')}\nThe build failed.`)
}

/** Builds the site and deploys it; only the deploy is timed. */
async function deploy(name: string, endpoint: string): Promise<Deployed> {
  await build()
  const bucket = openS3Bucket({ bucket: 'site', endpoint })
  const start = performance.now()
  const { uploaded, unchanged, deleted } = await deployFolder(EXPORT_FOLDER, { bucket, print: () => {} })
  const seconds = (performance.now() - start) / 1000
  bucket.close()
  console.info(`${name}: ${uploaded} uploaded, ${unchanged} unchanged, ${deleted} deleted in ${seconds.toFixed(1)} s`)
  return { files: await readSiteFiles(EXPORT_FOLDER), seconds, uploaded }
}

function findChanged(before: readonly SiteFile[], after: readonly SiteFile[]): SiteFile[] {
  const hashes = new Map(before.map(({ key, sha256 }) => [key, sha256]))
  return after.filter(({ key, sha256 }) => hashes.get(key) !== sha256)
}

/** Keys of changed files that neither contain the new word nor name another changed file. */
async function findNeedless(changed: readonly SiteFile[]): Promise<string[]> {
  const needless: string[] = []
  for (const { key, source } of changed) {
    const text = 'path' in source ? await readFile(source.path, 'utf8') : ''
    const isNamed = changed.some(other => other.key !== key && text.includes(`/${other.key}`))
    if (!text.includes(NEW_WORD) && !isNamed) needless.push(key)
  }
  return needless
}

async function changeWord() {
  const text = await readFile(CONTENT_FILE, 'utf8')
  if (!text.includes(WORD)) throw new Error(`${CONTENT_FILE} no longer contains the word '${WORD}'.`)
  await writeFile(CONTENT_FILE, text.replace(WORD, NEW_WORD))
  return () => writeFile(CONTENT_FILE, text)
}

async function tryKills(kind: Kind) {
  const { points, requests, old, now, completed, problems: found } = await killDeploys(kind, KILLS, PAGES)
  console.info(
    `A ${kind} of ${requests} requests, killed at ${points} points: ${old} times the old site was complete, ${now} times the new one; the next run completed ${completed}`,
  )
  problems.push(...found)
}

async function main() {
  Object.assign(process.env, LOCAL_STORE_ENV)
  await tryKills('deploy')
  await tryKills('rollback')
  const store = await startLocalStore()
  const first = await deploy('First deploy', store.endpoint)
  expect(first.seconds < FIRST_DEPLOY_LIMIT_SECONDS, `the first deploy takes over ${FIRST_DEPLOY_LIMIT_SECONDS} s`)
  const second = await deploy('Unchanged', store.endpoint)
  expect(second.uploaded === 0, 'a second deploy of the same content uploads files')

  const restore = await changeWord()
  const third = await deploy('One word changed', store.endpoint).finally(restore)
  const changed = findChanged(first.files, third.files)
  for (const { key } of changed) console.info(`  ${key}`)
  expect(changed.length === third.uploaded, `${third.uploaded} files were uploaded, but ${changed.length} differ`)
  for (const key of await findNeedless(changed)) problems.push(`${key} changes without a reason`)

  await store.stop()
  for (const problem of problems) console.error(`Failed: ${problem}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

process.on('SIGINT', stopCommands)
main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
