/** `npm run pictures`: makes the pictures of all originals in content/images/ that are missing or have changed. */
import { availableParallelism } from 'node:os'
import { buildPictures } from '@/scripts/pictures/build-pictures'
import { PictureError } from '@/scripts/pictures/originals'

/** The most pictures to make at a time. More are not faster, and take about 60 MB of memory each. */
const MAX_JOBS = 4

/** How often to print progress if the output is not a terminal. */
const LOG_EVERY_MS = 10_000

const start = Date.now()
let lastLog = start

function formatSeconds() {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}

/** Prints progress: on one line that is overwritten in a terminal, otherwise a line every few seconds. */
function showProgress(done: number, total: number) {
  const line = `Pictures: ${done} of ${total}, ${formatSeconds()}`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`)
  else if (Date.now() - lastLog >= LOG_EVERY_MS) {
    lastLog = Date.now()
    console.log(line)
  }
}

async function main() {
  const jobs = Math.min(MAX_JOBS, availableParallelism())
  const { total, made, unchanged, deleted } = await buildPictures(process.cwd(), jobs, showProgress)
  // '\u001b[K' clears the rest of the terminal's line.
  const counts = `${total} ready, ${made} made, ${unchanged} unchanged, ${deleted} old files deleted`
  console.log(`${process.stdout.isTTY ? '\r\u001b[K' : ''}Pictures: ${counts}, ${formatSeconds()}`)
}

main().catch(problem => {
  if (!(problem instanceof PictureError)) throw problem
  console.error(`${process.stdout.isTTY ? '\n' : ''}${problem.message}`)
  process.exit(1)
})
