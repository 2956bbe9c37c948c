import 'server-only'
import { quote } from '@/lib/content/files/problem'
import type { ProductFile } from '@/lib/content/product'
import type { Quantity } from '@/lib/product/quantities'
import { findSlugProblem, toSlug } from '@/lib/product/slug'

/** Ids that the price list gives to more than one machine. Every other id is unique. */
const SHARED_IDS: readonly number[] = [18, 20, 29]

/**
 * Figures that every machine must have: buyers plan freight and floor space with them, and the page draws the floor
 * plan.
 */
const REQUIRED: readonly [quantity: Quantity, sentence: string][] = [
  ['weight', "no figure gives the weight. Add one with 'quantity: weight' and 'unit: kg'"],
  ['overall-size', "no figure gives the overall size. Add one with 'quantity: overall-size' and 'unit: mm'"],
]

/** Checks what the schema of a machine cannot express, and what sets machines apart: slugs and ids. */
export function checkMachines(files: readonly ProductFile[]) {
  const owners = new Map<number, ProductFile>()
  for (const file of files) {
    const { slug, value, report } = file
    const { id, category, family, related, figures } = value
    const problem = findSlugProblem(value.title) ?? findMisnomer(file, files)
    if (problem) report(['title'], problem)
    if (category && family) report([], 'has a category and a family. Keep one of them')
    if (!category && !family) report([], 'has neither category nor family. Write one of them')
    if (related.includes(slug)) report(['related', related.indexOf(slug)], 'names the machine itself. Remove it')
    const owner = owners.get(id) ?? file
    owners.set(id, owner)
    if (owner !== file && !SHARED_IDS.includes(id)) {
      const sentence = `'${id}' is also the number of ${quote(owner.value.title)}. Write one that no other machine has`
      report(['id'], sentence)
    }
    for (const [quantity, sentence] of REQUIRED) {
      if (!figures.some(figure => figure.quantity === quantity)) report(['figures'], sentence)
    }
  }
}

/** Why the file's name is not the slug of the title, which it must be; null if it is. */
function findMisnomer({ slug: own, value: { title } }: ProductFile, files: readonly ProductFile[]) {
  const slug = toSlug(title)
  if (slug === own) return null
  const becomes = `'${title}' becomes '${slug}' in the URL`
  const twin = files.find(file => file.slug !== own && toSlug(file.value.title) === slug)
  if (!twin) return `${becomes}. Rename the file to ${slug}.yaml, or correct the title`
  return `${becomes}, as the title in content/products/${twin.slug}.yaml does. Give each machine a unique title`
}
