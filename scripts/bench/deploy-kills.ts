import { rm } from 'node:fs/promises'
import { minutesLater, type Store, startStore } from '@/scripts/bench/servers/faulty-store'
import { deployFolder, rollBack } from '@/scripts/deploy/deploy-site'
import { explainError } from '@/scripts/deploy/explain-error'
import { startDeployProcess } from './deploy-process'
import { createTrialPaths, createTrialSite, type TrialSite, type Version, writeSiteFolder } from './trial-site'

/** Fixed, so that every run kills at the same points and a failure can be reproduced. */
const SEED = 20261121

export type Kind = 'deploy' | 'rollback'

/**
 * The results of killing a deployment at `points` points of its `requests`. After a kill `old` sites were still
 * complete and `now` sites were already the new one; `completed` counts the next runs that finished the job.
 */
export type Kills = {
  points: number
  requests: number
  old: number
  now: number
  completed: number
  problems: string[]
}

type Saved = Awaited<ReturnType<Store['save']>>
type Trial = { store: Store; kind: Kind; pages: number; folders: Record<Version, string>; before: Saved }

const print = () => {}

/**
 * Kills a process that replaces a site by a second one, or rolls that back, at points spread over its requests. After
 * each kill it runs the same again, alternately with `--break-lock` and after the lock has expired.
 *
 * @param points the number of runs, each killed once
 * @param pages the number of pages of each site
 */
export async function killDeploys(kind: Kind, points: number, pages: number): Promise<Kills> {
  const store = await startStore()
  const writeSite = (version: Version) => writeSiteFolder(createTrialSite({ version, pages }))
  const folders = { v1: await writeSite('v1'), v2: await writeSite('v2') }
  const options = { bucket: store.open(), print }
  await deployFolder(folders.v1, options)
  if (kind === 'rollback') await deployFolder(folders.v2, options)
  const before = await store.save()
  const trial = { store, kind, pages, folders, before }
  try {
    const { requests } = await runKilledAt(trial, Number.POSITIVE_INFINITY)
    const kills: Kills = { points, requests, old: 0, now: 0, completed: 0, problems: [] }
    for (const [index, point] of drawPoints(points, requests).entries())
      await tryPoint(trial, point, index % 2 === 0, kills)
    return kills
  } finally {
    await store.stop()
    await before.forget()
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true })
  }
}

/** Draws one random point from each of `points` equal parts of the requests, so that every phase is covered. */
function drawPoints(points: number, requests: number): number[] {
  let state = SEED
  return Array.from({ length: points }, (_, index) => {
    // A linear congruential generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.ceil(((index + state / 2 ** 32) / points) * requests)
  })
}

/** Restores the bucket, runs the process and kills it when its request with the number `point` arrives. */
async function runKilledAt({ store, kind, folders, before }: Trial, point: number) {
  const child = startDeployProcess(store.endpoint)
  await before.restore()
  let requests = 0
  store.proxy.fault = () => {
    requests += 1
    if (requests === point) child.kill()
    return null
  }
  if (kind === 'rollback') child.rollBack()
  else child.deploy(folders.v2)
  const signal = await child.ended
  await store.settle()
  store.proxy.fault = () => null
  return { requests, signal }
}

async function tryPoint(trial: Trial, point: number, isPatient: boolean, kills: Kills): Promise<void> {
  const { store, kind, pages } = trial
  const [old, wanted] = kind === 'deploy' ? (['v1', 'v2'] as const) : (['v2', 'v1'] as const)
  const report = (problem: string) => void kills.problems.push(`${kind} killed at request ${point}: ${problem}`)
  const { signal } = await runKilledAt(trial, point)
  if (signal !== 'SIGKILL') report('it had already exited')
  const isNew = (await findMissing(store, { version: wanted, pages })).length === 0
  const missing = isNew ? [] : await findMissing(store, { version: old, pages })
  if (isNew) kills.now += 1
  else if (missing.length === 0) kills.old += 1
  else report(`${missing.length} parts of the old site are missing, such as ${missing[0]}`)

  const failure = await complete(trial, isPatient)
  const left = [...(await store.open().list('.deploy/')).keys()].filter(key => /(lock|pending)\.json$/.test(key))
  const site = { version: wanted, pages }
  const wrong = [...(await findMissing(store, site)), ...(await findDifferent(store, site))]
  if (failure !== null) report(`the next run fails: ${failure}`)
  else if (left.length + wrong.length > 0) report(`the next run leaves ${left} behind; missing or wrong: ${wrong}`)
  else kills.completed += 1
}

/** Runs the deployment again, as docs/deploy.md recommends. Resolves to the error message, or null on success. */
async function complete({ store, kind, folders }: Trial, isPatient: boolean): Promise<string | null> {
  const options = { bucket: store.open(), print, breakLock: !isPatient }
  // Without a lock the killed run was already complete: another rollback would undo it.
  if ((await options.bucket.read('.deploy/lock.json')) === null && kind === 'rollback') return null
  if (isPatient) store.proxy.date = minutesLater(6)
  const run = kind === 'deploy' ? deployFolder(folders.v2, options) : rollBack(options)
  return run.then(() => null, explainError).finally(() => Object.assign(store.proxy, { date: (date: string) => date }))
}

/** Lists what a visitor of a version cannot load: pages, and scripts and style sheets of pages that do load. */
async function findMissing(store: Store, site: TrialSite): Promise<string[]> {
  const missing: string[] = []
  for (const path of createTrialPaths(site)) {
    const { status, text } = await store.visit(path)
    if (status !== 200) missing.push(path)
    for (const [, url = ''] of status === 200 ? text.matchAll(/(?:src|href)="([^"]+)"/g) : [])
      if ((await store.visit(url)).status !== 200) missing.push(`${path} loads ${url}`)
  }
  return missing
}

/** Lists the pages whose HTML is not that of the version. */
async function findDifferent(store: Store, site: TrialSite): Promise<string[]> {
  const files = createTrialSite(site)
  const different: string[] = []
  for (const path of createTrialPaths(site)) {
    const { text } = await store.visit(path)
    if (text !== files[path === '/' ? 'index.html' : `${path.slice(1)}.html`]) different.push(path)
  }
  return different
}
