import type { Process } from '@/lib/content/files/vocabulary'

/** A sheet passes through only one machine of such a process, so two in a row are alternatives. */
const DONE_ONCE: readonly Process[] = ['die cutting']

/**
 * Numbers the machines of a sample in production order: '1', '2', '3'. Two alternative machines are '2a' and '2b', the
 * second with `isAlternative`; there are never more than two.
 */
export function numberSteps<Machine extends { process: Process }>(machines: readonly Machine[]) {
  const isAlternative = (index: number) => {
    const process = machines[index]?.process
    return process !== undefined && DONE_ONCE.includes(process) && machines[index - 1]?.process === process
  }
  let number = 0
  return machines.map((machine, index) => {
    if (isAlternative(index)) return { machine, step: `${number}b`, isAlternative: true }
    number += 1
    return { machine, step: isAlternative(index + 1) ? `${number}a` : `${number}`, isAlternative: false }
  })
}
