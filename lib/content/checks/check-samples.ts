import 'server-only'
import type { Parsed } from '@/lib/content/files/parse-file'
import type { ProductFile } from '@/lib/content/product-files'
import type { SamplesInFile } from '@/lib/content/samples'
import { createMachineStock } from './machine-stock'
import { findStockRefusal } from './stock-refusal'
import { hasUnreadWeight, parseStockWords } from './stock-words'

type Sample = SamplesInFile[number]

/**
 * Checks each sample against the machines that make it: they must take its stock, and each machine must take what the
 * previous one delivers. Machines whose files have other mistakes are skipped.
 */
export function checkSamples(
  { report }: Parsed<unknown>,
  list: string,
  samples: SamplesInFile,
  files: readonly ProductFile[],
) {
  const bySlug = new Map(files.map(file => [file.slug, file]))
  for (const [index, sample] of samples.entries()) {
    const words = parseStockWords(sample.substrate)
    if (hasUnreadWeight(words)) {
      report([list, index, 'substrate'], "contains a weight that cannot be read. Write it like '300 gsm' or '2 mm'")
    }
    const machines = sample.madeOn.map(slug => bySlug.get(slug)?.value)
    for (const [step, machine] of machines.entries()) {
      const previous = machines[step - 1]
      const refusal =
        machine &&
        (findStockRefusal(words, machine.substrates, createMachineStock(machine)) ??
          findStyleRefusal(sample, machine.process) ??
          (previous && findReelRefusal(previous, machine)))
      if (refusal) report([list, index, 'madeOn', step], `'${machine.title}' ${refusal}`)
    }
  }
}

/** Refuses a folder gluer for a self-locking pack, which has no glued seam. */
function findStyleRefusal({ name, style }: Sample, process: string) {
  if (process !== 'folding and gluing' || !/self-locking/i.test(`${name} ${style}`)) return null
  return 'glues, and this pack is self-locking. Remove the machine, or correct the style'
}

/** Refuses a sheet-fed machine right after one that delivers reels. */
function findReelRefusal(previous: ProductFile['value'], { infeed }: ProductFile['value']) {
  if (previous.delivery !== 'reel' || infeed === 'reel') return null
  const remedy = "Name a machine between them that cuts reels into sheets, or write 'infeed: reel' in its file"
  return `takes sheets, but '${previous.title}' before it delivers a reel. ${remedy}`
}
