import { availableParallelism } from 'node:os'
import { buildPictures } from '@/scripts/pictures/build-pictures'
import { PictureProblem } from '@/scripts/pictures/picture-problem'

/** More jobs than this only cost memory: about 60 MB each. */
const MOST_JOBS = 4

/** A log that is no screen gets a line this often instead of one that changes in place. */
const LOG_EVERY_MS = 10_000

const start = Date.now()
let lastLog = start

function formatSeconds() {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}

function showProgress(done: number, total: number) {
  const line = `Pictures: ${done} of ${total}, ${formatSeconds()}`
  if (process.stdout.isTTY) {
    process.stdout.write(`\r${line}`)
    return
  }
  if (Date.now() - lastLog < LOG_EVERY_MS) return
  lastLog = Date.now()
  console.log(line)
}

async function main() {
  const jobs = Math.min(MOST_JOBS, availableParallelism())
  const { total, made, kept, deleted } = await buildPictures(process.cwd(), jobs, showProgress)
  const clear = process.stdout.isTTY ? '\r\u001b[K' : ''
  console.log(
    `${clear}Pictures: ${total} ready, ${made} made, ${kept} unchanged, ${deleted} old files deleted, ${formatSeconds()}`,
  )
}

main().catch(problem => {
  if (!(problem instanceof PictureProblem)) throw problem
  console.error(`${process.stdout.isTTY ? '\n' : ''}${problem.message}`)
  process.exitCode = 1
})
