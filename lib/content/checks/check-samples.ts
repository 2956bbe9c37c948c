import 'server-only'
import type { SamplesInFile } from '@/lib/content/application'
import type { Parsed } from '@/lib/content/files/parse-file'
import type { ProductFile } from '@/lib/content/product-files'
import { createMachineStock } from './machine-stock'
import { findStockRefusal } from './stock-refusal'
import { hasUnreadWeight, parseStockWords } from './stock-words'

type Sample = SamplesInFile[number]

/**
 * Holds each sample against the machines that are said to make it: the stock must be one they take, and each step must take
 * what the step before delivers. Of a machine whose file has other mistakes nothing is said.
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
      report([list, index, 'substrate'], "holds a weight that we cannot read. Write it like '300 gsm' or '2 mm'")
    }
    const machines = sample.madeOn.map(slug => bySlug.get(slug)?.value)
    for (const [step, machine] of machines.entries()) {
      const before = machines[step - 1]
      const refusal =
        machine &&
        (findStockRefusal(words, machine.substrates, createMachineStock(machine)) ??
          findStyleRefusal(sample, machine.process) ??
          (before && findJump(before, machine)))
      if (refusal) report([list, index, 'madeOn', step], `'${machine.title}' ${refusal}`)
    }
  }
}

/** A pack that locks by itself has no glued seam. */
function findStyleRefusal({ name, style }: Sample, process: string) {
  if (process !== 'folding and gluing' || !/self-locking/i.test(`${name} ${style}`)) return null
  return 'glues, and this pack locks by itself. Remove the machine, or correct the style'
}

function findJump(before: ProductFile['value'], { infeed }: ProductFile['value']) {
  if (before.delivery !== 'reel' || infeed === 'reel') return null
  const remedy = "Name a machine between them that cuts reels into sheets, or write 'infeed: reel' in its file"
  return `takes sheets, and '${before.title}' before it delivers a reel. ${remedy}`
}
