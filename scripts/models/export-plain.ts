import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { ModelError } from './model-error'

const EXPORTER = 'art/export_models.py'
const machines = z.array(z.object({ name: z.string(), source: z.string() }))

/** A machine that has a model; `source` identifies what the model is made from. */
export type Machine = z.infer<typeof machines>[number]

/** Lists the machines of the art folder. Throws a `ModelError` if Python is missing or the sources have a mistake. */
export function listMachines(): Machine[] {
  const { error, status, stdout, stderr } = spawnSync('python3', [EXPORTER, '--list'], { encoding: 'utf8' })
  if (error) throw new ModelError('python3 was not found: it exports the models with Blender (art/README.md)')
  if (status !== 0) throw new ModelError(stderr.trim())
  return machines.parse(JSON.parse(stdout))
}

/**
 * Exports the machines `names` as plain glTF to `folder/<name>/<name>.gltf`, one after the other, and yields a name, or
 * the reason of a failure, as soon as its machine is done. Throws a `ModelError` when Blender is missing or gives up.
 */
export async function* exportPlain(
  folder: string,
  names: string[],
): AsyncGenerator<{ name: string; failure?: string }> {
  const exporter = spawn('python3', [EXPORTER, folder, ...names], { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaint = ''
  exporter.stderr.setEncoding('utf8').on('data', text => {
    complaint += text
  })
  const ended = once(exporter, 'close')
  for await (const line of createInterface(exporter.stdout)) {
    const [, word, name = '', failure] = /^(MODEL|FAILED) ([\w-]+)(?:: (.*))?$/.exec(line) ?? []
    if (word) yield { name, failure }
  }
  const [status] = await ended
  if (status !== 0) throw new ModelError(complaint.trim() || 'the export was stopped')
}
