import { rm } from 'node:fs/promises'
import { minutesLater, type Store, startStore } from '@/scripts/bench/servers/disturbed-store'
import { deployFolder, rollBack } from '@/scripts/deploy/deploy-site'
import { explainError } from '@/scripts/deploy/explain-error'
import { startDeployProcess } from './deploy-process'
import { createTrialPaths, createTrialSite, type Version, writeSiteFolder } from './trial-site'

/** Random, but the same in every run, so that a failure can be looked into. */
const SEED = 20261121

export type Kind = 'deploy' | 'rollback'

/** What `points` kills of deploys or rollbacks showed; `old` and `now` count the sites that were whole after a kill. */
export type Kills = {
  points: number
  requests: number
  old: number
  now: number
  completed: number
  problems: string[]
}

type Saved = Awaited<ReturnType<Store['save']>>
type Trial = { store: Store; kind: Kind; folders: Record<Version, string>; before: Saved }

const print = () => {}

/**
 * Kills a process that deploys a second site over a first one, or rolls it back, at points spread over its requests, and
 * runs each of them again: at times with `--break-lock`, at times when the dead one's lock has expired.
 *
 * @param points how many; each is one run that is killed
 */
export async function killDeploys(kind: Kind, points: number): Promise<Kills> {
  const store = await startStore()
  const folders = { v1: await writeSiteFolder(createTrialSite('v1')), v2: await writeSiteFolder(createTrialSite('v2')) }
  const options = { bucket: store.open(), print }
  await deployFolder(folders.v1, options)
  if (kind === 'rollback') await deployFolder(folders.v2, options)
  const before = await store.save()
  const trial = { store, kind, folders, before }
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

/** One point in each equal part of the requests, so that no phase is left out. */
function drawPoints(points: number, requests: number): number[] {
  let state = SEED
  return Array.from({ length: points }, (_, index) => {
    // A linear congruential generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.ceil(((index + state / 2 ** 32) / points) * requests)
  })
}

/** Brings the bucket back to where it was and runs the process, which is killed when its request of this number arrives. */
async function runKilledAt({ store, kind, folders, before }: Trial, point: number) {
  const child = startDeployProcess(store.endpoint)
  await before.restore()
  let requests = 0
  store.way.fault = () => {
    requests += 1
    if (requests === point) child.kill()
    return null
  }
  if (kind === 'rollback') child.rollBack()
  else child.deploy(folders.v2)
  const signal = await child.ended
  await store.settle()
  store.way.fault = () => null
  return { requests, signal }
}

async function tryPoint(trial: Trial, point: number, isPatient: boolean, kills: Kills): Promise<void> {
  const { store, kind } = trial
  const [old, wanted] = kind === 'deploy' ? (['v1', 'v2'] as const) : (['v2', 'v1'] as const)
  const report = (problem: string) => void kills.problems.push(`${kind} killed at request ${point}: ${problem}`)
  const { signal } = await runKilledAt(trial, point)
  if (signal !== 'SIGKILL') report('it had ended before')
  const isNew = (await findMissing(store, wanted)).length === 0
  const missing = isNew ? [] : await findMissing(store, old)
  if (isNew) kills.now += 1
  else if (missing.length === 0) kills.old += 1
  else report(`${missing.length} of the old site missing, as ${missing[0]}`)

  const failure = await complete(trial, isPatient)
  const left = [...(await store.open().list('.deploy/')).keys()].filter(key => /(lock|pending)\.json$/.test(key))
  const lacking = [...(await findMissing(store, wanted)), ...(await findOthers(store, wanted))]
  if (failure !== null) report(`the next run says: ${failure}`)
  else if (left.length + lacking.length > 0) report(`the next run leaves ${left}, and lacks ${lacking}`)
  else kills.completed += 1
}

/** Runs the same again, as docs/deploy.md says; resolves to the line of a failure, null when there is none. */
async function complete({ store, kind, folders }: Trial, isPatient: boolean): Promise<string | null> {
  const options = { bucket: store.open(), print, breakLock: !isPatient }
  // Without a lock the killed run had ended: a rollback more would go forward again.
  if ((await options.bucket.read('.deploy/lock.json')) === null && kind === 'rollback') return null
  if (isPatient) store.way.date = minutesLater(6)
  const run = kind === 'deploy' ? deployFolder(folders.v2, options) : rollBack(options)
  return run.then(() => null, explainError).finally(() => Object.assign(store.way, { date: (date: string) => date }))
}

/** What a visitor misses of a version: pages that do not answer, and scripts and styles that an answered page loads in vain. */
async function findMissing(store: Store, version: Version): Promise<string[]> {
  const missing: string[] = []
  for (const path of createTrialPaths(version)) {
    const { status, text } = await store.ask(path)
    if (status !== 200) missing.push(path)
    for (const [, address = ''] of status === 200 ? text.matchAll(/(?:src|href)="([^"]+)"/g) : [])
      if ((await store.ask(address)).status !== 200) missing.push(`${path} loads ${address}`)
  }
  return missing
}

/** The pages that hold something else than the version does. */
async function findOthers(store: Store, version: Version): Promise<string[]> {
  const files = createTrialSite(version)
  const others: string[] = []
  for (const path of createTrialPaths(version)) {
    const { text } = await store.ask(path)
    if (text !== files[path === '/' ? 'index.html' : `${path.slice(1)}.html`]) others.push(path)
  }
  return others
}
