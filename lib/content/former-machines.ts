import 'server-only'
import { z } from 'zod'
import { findSlugProblem, toSlug } from '@/lib/trade/product/slug'
import { listOf, machines, title } from './files/fields'
import type { Parsed } from './files/parse-file'
import type { ProductFile } from './product'

/** Schema of content/removed-machines.yaml, which exists once a machine has been removed. */
export const removedMachinesSchema = z
  .strictObject({
    machines: listOf(
      z.strictObject({
        title: title.meta({ description: 'What it was called; its address says that it is no longer sold' }),
        successors: machines
          .default([])
          .meta({ title: 'What takes its place', description: 'Machines that do its job' }),
      }),
    ),
  })
  .meta({ title: 'Machines that are no longer sold' })

export type RemovedMachines = z.output<typeof removedMachinesSchema>

/**
 * A former address of a machine, the `slug` of its former title. `movedTo` is the present slug of a renamed machine;
 * null for a removed one, whose page names its `successors` by their slugs.
 */
export type FormerMachine = { slug: string; title: string; movedTo: string | null; successors: readonly string[] }

/** All addresses that machines have had. */
export function listFormerMachines(files: readonly ProductFile[], removed: RemovedMachines | undefined) {
  const renamed = files.flatMap(({ slug, value }) =>
    value.formerTitles.map(former => ({ title: former, movedTo: slug, successors: [slug] })),
  )
  const removedMachines = removed?.machines.map(machine => ({ ...machine, movedTo: null })) ?? []
  return [...renamed, ...removedMachines].map((machine): FormerMachine => ({ ...machine, slug: toSlug(machine.title) }))
}

/** Checks that each former title has an address that no other title has or has had. */
export function checkFormerMachines(
  files: readonly ProductFile[],
  removed: Parsed<RemovedMachines> | null | undefined,
) {
  const owners = new Map(files.map(({ slug, value }) => [slug, value.title]))
  function check(former: string, report: (sentence: string) => void) {
    const slug = toSlug(former)
    const owner = owners.get(slug)
    const problem =
      findSlugProblem(former) ?? (owner && `'${former}' gives the same URL as '${owner}'. Remove it, or correct it`)
    owners.set(slug, former)
    if (problem) report(problem)
  }
  for (const { value, report } of files)
    for (const [index, former] of value.formerTitles.entries())
      check(former, sentence => report(['formerTitles', index], sentence))
  for (const [index, machine] of removed?.value.machines.entries() ?? [])
    check(machine.title, sentence => removed?.report(['machines', index, 'title'], sentence))
}
