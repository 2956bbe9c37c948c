/**
 * `npm run models`: exports the machines' 3-D models to content/models/ with Blender: what is missing or whose source
 * has changed, or the machines named, or all with `--all`. When stopped, the next run continues.
 */
import { setPriority } from 'node:os'
import { buildModels, type Outcome } from '@/scripts/models/build-models'
import { ModelError } from '@/scripts/models/model-error'

const FOLDER = 'content/models'
const LOWEST_PRIORITY = 19

const start = Date.now()
const failed: string[] = []
let made = 0

function report(outcome: Outcome) {
  const { name, done, total } = outcome
  const left = Math.round((((Date.now() - start) / done) * (total - done)) / 1000)
  const rest = done < total ? `, about ${left} s left` : ''
  if ('failure' in outcome) failed.push(name)
  else made += 1
  const result = 'failure' in outcome ? `FAILED, ${outcome.failure}` : `${Math.round(outcome.transfer / 1000)} kB`
  console.info(`[${done}/${total}] ${name}: ${result}${rest}`)
}

async function main() {
  setPriority(LOWEST_PRIORITY)
  const words = process.argv.slice(2)
  const names = words.filter(word => word !== '--all')
  await buildModels(FOLDER, { names, all: words.includes('--all') }, report)
  console.info(made + failed.length === 0 ? 'Models: all are up to date' : `Models: ${made} made`)
  if (failed.length > 0) throw new ModelError(`failed, older files were kept: ${failed.join(', ')}`)
}

main().catch(problem => {
  if (!(problem instanceof ModelError)) throw problem
  console.error(problem.message)
  process.exitCode = 1
})
