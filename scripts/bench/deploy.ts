/**
 * What a deploy stands and what it costs, against an S3 server on loopback: `npm run bench:deploy`. First deploys and
 * rollbacks of a small site are killed. Then the whole site is built three times: a first deploy, a second one of the same
 * content, and one with a changed word, which must upload only the files that hold the word or load one that does. It
 * fails when a limit is not held.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { EXPORT_FOLDER } from '@/scripts/build/local-settings'
import { deployFolder } from '@/scripts/deploy/deploy-site'
import { openS3Bucket } from '@/scripts/deploy/s3-bucket'
import { readSiteFiles, type SiteFile } from '@/scripts/deploy/site-files'
import { runCommand, stopCommands, typescript } from '@/scripts/steps/run-command'
import { type Kind, killDeploys } from './deploy-kills'
import { LOCAL_STORE_ENV, startLocalStore } from './local-store'

/** The longest that the first deploy may take once the site is built. */
const FIRST_DEPLOY_LIMIT_S = 30

/** How many deploys, and how many rollbacks, are killed. */
const KILLS = 20

/** A content file, a word in it, and one that stands nowhere else on the site. */
const CONTENT_FILE = 'content/products/automatic-folder-gluer-machine.yaml'
const WORD = 'easily'
const NEW_WORD = 'benchmarkedly'

type Deployed = { files: SiteFile[]; seconds: number; uploaded: number }

const problems: string[] = []

function require(isHeld: boolean, problem: string) {
  if (!isHeld) problems.push(problem)
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

/** Keys that neither hold the new word nor name another changed file. */
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
  if (!text.includes(WORD)) throw new Error(`${CONTENT_FILE} does not hold the word '${WORD}' any more.`)
  await writeFile(CONTENT_FILE, text.replace(WORD, NEW_WORD))
  return () => writeFile(CONTENT_FILE, text)
}

async function tryKills(kind: Kind) {
  const { points, requests, old, now, completed, problems: found } = await killDeploys(kind, KILLS)
  console.info(
    `A ${kind} of ${requests} requests killed at ${points} points: every page of the old site answered after ${old}, every page of the new one after ${now}; the next run completed ${completed}`,
  )
  for (const problem of found) require(false, problem)
}

async function main() {
  Object.assign(process.env, LOCAL_STORE_ENV)
  await tryKills('deploy')
  await tryKills('rollback')
  const store = await startLocalStore()
  const first = await deploy('First deploy', store.endpoint)
  require(first.seconds < FIRST_DEPLOY_LIMIT_S, `the first deploy takes longer than ${FIRST_DEPLOY_LIMIT_S} s`)
  const second = await deploy('The same again', store.endpoint)
  require(second.uploaded === 0, 'a second deploy of the same content uploads files')

  const restore = await changeWord()
  const third = await deploy('One word changed', store.endpoint).finally(restore)
  const changed = findChanged(first.files, third.files)
  for (const { key } of changed) console.info(`  ${key}`)
  require(changed.length === third.uploaded, `${third.uploaded} files were uploaded, but ${changed.length} differ`)
  for (const key of await findNeedless(changed)) require(false, `${key} changes without a reason`)

  await store.stop()
  for (const problem of problems) console.error(`Not held: ${problem}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

process.on('SIGINT', stopCommands)
main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
