import type { Process } from '@/lib/content/files/vocabulary'

/** A sheet goes through one machine of these: two in a row are a choice, not an order. */
const DONE_ONCE: readonly Process[] = ['die cutting']

/**
 * Numbers the machines of a sample in order of production: 1, 2, 3; machines of which either does are 2a and 'or 2b'.
 * Never more than two are a choice.
 */
export function numberSteps<Machine extends { process: Process }>(machines: readonly Machine[]) {
  const isChoice = (index: number) => {
    const process = machines[index]?.process
    return process !== undefined && DONE_ONCE.includes(process) && machines[index - 1]?.process === process
  }
  let number = 0
  return machines.map((machine, index) => {
    if (isChoice(index)) return { machine, step: `or ${number}b` }
    number += 1
    return { machine, step: isChoice(index + 1) ? `${number}a` : `${number}` }
  })
}
