/**
 * `npm run models`: exports the machines' 3-D models to content/models/ with Blender: what is missing or whose source
 * has changed, or the machines named, or all with `--all`. When stopped, the next run continues. A model that fails
 * leaves the older one in place and stops no other.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { compressModel } from '@/scripts/models/compress-model'
import { deleteStrangers, findSource, ModelError, writeModel } from '@/scripts/models/model-files'

const EXPORTER = 'art/export_models.py'
const FOLDER = 'content/models'
/** The nice value that leaves the processor to all other programs first. */
const LOWEST_PRIORITY = 19

/** The machines of the art folder that have a model; `source` identifies what the model is made from. */
const machineList = z.array(z.object({ name: z.string(), source: z.string() }))
type Machine = z.output<typeof machineList>[number]

/** Lists the machines with a model. Throws a `ModelError` if Python or the art folder is missing. */
function listMachines(): Machine[] {
  const { error, status, stdout, stderr } = spawnSync('python3', [EXPORTER, '--list'], { encoding: 'utf8' })
  if (error) throw new ModelError('python3 was not found: it exports the models with Blender (art/README.md)')
  if (status !== 0) throw new ModelError(stderr.trim())
  return machineList.parse(JSON.parse(stdout))
}

/** Chooses the machines named and, with `--all`, every one; else those whose model is missing or has changed. */
async function choose(machines: Machine[], words: string[]): Promise<Machine[]> {
  const names = words.filter(word => word !== '--all')
  const unknown = names.find(name => !machines.some(machine => machine.name === name))
  if (unknown) throw new ModelError(`no machine is called '${unknown}'`)
  if (words.includes('--all')) return machines
  if (names.length > 0) return machines.filter(({ name }) => names.includes(name))
  const sources = await Promise.all(machines.map(({ name }) => findSource(path.join(FOLDER, `${name}.glb`))))
  return machines.filter(({ source }, index) => source !== sources[index])
}

/**
 * Exports machines as plain glTF to `folder/<name>/<name>.gltf`, one after the other, and yields a name, or the reason
 * of a failure, as soon as its machine is done. Throws a `ModelError` when Blender is missing or gives up.
 */
async function* exportPlain(folder: string, names: string[]): AsyncGenerator<{ name: string; failure?: string }> {
  const exporter = spawn('python3', [EXPORTER, folder, ...names], { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  exporter.stderr.setEncoding('utf8').on('data', text => {
    errors += text
  })
  const ended = once(exporter, 'close')
  // The exporter prints 'MODEL name' or 'FAILED name: reason' for each machine, among other lines.
  for await (const line of createInterface(exporter.stdout)) {
    const [, word, name = '', failure] = /^(MODEL|FAILED) ([\w-]+)(?:: (.*))?$/.exec(line) ?? []
    if (word) yield { name, failure }
  }
  const [status] = await ended
  if (status !== 0) throw new ModelError(errors.trim() || 'the export was stopped')
}

/** Compresses an exported model and puts it in its place. Resolves to its transfer as text, or why there is none. */
async function finish(plain: string, name: string, source: string): Promise<{ result: string } | { failure: string }> {
  try {
    const model = await compressModel(path.join(plain, name, `${name}.gltf`), name, source)
    return { result: `${Math.round((await writeModel(FOLDER, name, model)) / 1000)} kB` }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { failure: error.message }
  }
}

/** Exports the machines, prints a line for each, and returns the names of those that failed. */
async function exportMachines(machines: Machine[]): Promise<string[]> {
  const start = Date.now()
  const plain = mkdtempSync(path.join(tmpdir(), 'models-'))
  const sources = new Map(machines.map(({ name, source }) => [name, source]))
  const failed: string[] = []
  let done = 0
  try {
    for await (const { name, failure } of exportPlain(plain, [...sources.keys()])) {
      const outcome = failure === undefined ? await finish(plain, name, sources.get(name) ?? '') : { failure }
      rmSync(path.join(plain, name), { recursive: true, force: true })
      done++
      if ('failure' in outcome) failed.push(name)
      const result = 'failure' in outcome ? `FAILED, ${outcome.failure}` : outcome.result
      const left = Math.round((((Date.now() - start) / done) * (machines.length - done)) / 1000)
      const rest = done < machines.length ? `, about ${left} s left` : ''
      console.info(`[${done}/${machines.length}] ${name}: ${result}${rest}`)
    }
  } finally {
    rmSync(plain, { recursive: true, force: true })
  }
  return failed
}

async function main() {
  setPriority(LOWEST_PRIORITY)
  const machines = listMachines()
  mkdirSync(FOLDER, { recursive: true })
  const chosen = await choose(machines, process.argv.slice(2))
  const failed = chosen.length > 0 ? await exportMachines(chosen) : []
  await deleteStrangers(
    FOLDER,
    machines.map(({ name }) => name),
  )
  const made = chosen.length - failed.length
  console.info(chosen.length === 0 ? 'Models: all are up to date' : `Models: ${made} made`)
  if (failed.length > 0) throw new ModelError(`failed, older files were kept: ${failed.join(', ')}`)
}

main().catch(problem => {
  if (!(problem instanceof ModelError)) throw problem
  console.error(problem.message)
  process.exitCode = 1
})
