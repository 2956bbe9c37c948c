import 'server-only'
import { quote } from '@/lib/content/files/problem'
import type { ProductFile } from '@/lib/content/product-files'
import type { Quantity } from '@/lib/product/quantities'

/** Numbers that the price list gives to more than one machine; every other stands for one. */
const SHARED_IDS: readonly number[] = [18, 20, 29]

/** What every machine states: a buyer plans freight and floor by them, and the page draws the floor space. */
const STATED: readonly [quantity: Quantity, sentence: string][] = [
  ['weight', "no figure gives the weight. Add one with 'quantity: weight' and 'unit: kg'"],
  ['overall-size', "no figure gives the overall size. Add one with 'quantity: overall-size' and 'unit: mm'"],
]

/** What holds for every machine and no schema can say. */
export function checkHouseRules(files: readonly ProductFile[]) {
  const owners = new Map<number, ProductFile>()
  for (const file of files) {
    const { id, figures } = file.value
    const owner = owners.get(id)
    if (owner && !SHARED_IDS.includes(id)) {
      file.report(
        ['id'],
        `'${id}' is the number of ${quote(owner.value.title)} too. Write one that no other machine has`,
      )
    }
    if (!owner) owners.set(id, file)
    for (const [quantity, sentence] of STATED) {
      if (!figures.some(figure => figure.quantity === quantity)) file.report(['figures'], sentence)
    }
  }
}
