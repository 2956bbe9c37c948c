import 'server-only'
import { quote } from '@/lib/content/files/problem'
import type { ProductFile } from '@/lib/content/product-files'
import type { Quantity } from '@/lib/product/quantities'

/** Ids that the price list gives to more than one machine. Every other id is unique. */
const SHARED_IDS: readonly number[] = [18, 20, 29]

/**
 * Figures that every machine must have: buyers plan freight and floor space with them, and the page draws the floor
 * plan.
 */
const REQUIRED: readonly [quantity: Quantity, message: string][] = [
  ['weight', "no figure gives the weight. Add one with 'quantity: weight' and 'unit: kg'"],
  ['overall-size', "no figure gives the overall size. Add one with 'quantity: overall-size' and 'unit: mm'"],
]

/** Checks what a schema cannot express: ids are unique, and every machine has its weight and overall size. */
export function checkHouseRules(files: readonly ProductFile[]) {
  const owners = new Map<number, ProductFile>()
  for (const file of files) {
    const { id, figures } = file.value
    const owner = owners.get(id)
    if (owner && !SHARED_IDS.includes(id)) {
      file.report(
        ['id'],
        `'${id}' is also the number of ${quote(owner.value.title)}. Write one that no other machine has`,
      )
    }
    if (!owner) owners.set(id, file)
    for (const [quantity, message] of REQUIRED) {
      if (!figures.some(figure => figure.quantity === quantity)) file.report(['figures'], message)
    }
  }
}
