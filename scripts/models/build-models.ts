import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compressModel } from './compress-model'
import { exportPlain, listMachines, type Machine } from './export-plain'
import { ModelError } from './model-error'
import { deleteStrangers, findSource, writeModel } from './model-files'

/** Which models to make: those named and, with `all`, every one; else what is missing or has changed. */
export type Wanted = { names: string[]; all: boolean }

/** What happened to one model; `transfer` is in bytes. */
export type Outcome = { name: string; done: number; total: number } & ({ transfer: number } | { failure: string })

async function choose(folder: string, machines: Machine[], { names, all }: Wanted): Promise<Machine[]> {
  const unknown = names.find(name => !machines.some(machine => machine.name === name))
  if (unknown) throw new ModelError(`no machine is called '${unknown}'`)
  if (all) return machines
  if (names.length > 0) return machines.filter(({ name }) => names.includes(name))
  const sources = await Promise.all(machines.map(({ name }) => findSource(path.join(folder, `${name}.glb`))))
  return machines.filter(({ source }, index) => source !== sources[index])
}

/**
 * Makes models in `folder`, and calls `report` after each. A model that fails leaves the older one in place and stops
 * no other. Throws a `ModelError` when Python or Blender is missing.
 */
export async function buildModels(folder: string, wanted: Wanted, report: (outcome: Outcome) => void): Promise<void> {
  const machines = listMachines()
  await mkdir(folder, { recursive: true })
  const chosen = await choose(folder, machines, wanted)
  if (chosen.length > 0) await exportMachines(folder, chosen, report)
  await deleteStrangers(
    folder,
    machines.map(({ name }) => name),
  )
}

async function exportMachines(folder: string, machines: Machine[], report: (outcome: Outcome) => void) {
  const plain = await mkdtemp(path.join(tmpdir(), 'models-'))
  const sources = new Map(machines.map(({ name, source }) => [name, source]))
  const total = machines.length
  let done = 0
  try {
    for await (const { name, failure } of exportPlain(plain, [...sources.keys()])) {
      done += 1
      if (failure !== undefined) {
        report({ name, done, total, failure })
        continue
      }
      try {
        const model = await compressModel(path.join(plain, name, `${name}.gltf`), name, sources.get(name) ?? '')
        report({ name, done, total, transfer: await writeModel(folder, name, model) })
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        report({ name, done, total, failure: error.message })
      }
      await rm(path.join(plain, name), { recursive: true })
    }
  } finally {
    await rm(plain, { recursive: true, force: true })
  }
}
