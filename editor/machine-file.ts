/** The files of machines. The name of a file is the machine's slug, which stays when the title changes. */
import { getOwnSlug, SOUND_SLUG, suggestSlug, toSlug } from '@/lib/trade/product/slug'
import { fileTexts, findPicture } from './gate'

/** The fields of a machine on which the name of its file depends. */
export type Machine = { title: string; slug?: string; formerTitles?: string[]; picture?: string }

/** The path of a machine's file below content/. */
export const getMachineFile = (machine: Machine) => `products/${getOwnSlug(machine)}.yaml`

/**
 * The machine with the slug that the name of its file states: the field `slug` is set if the title does not give this
 * slug, and removed if it does. A machine whose slug changes lists the former one in `formerTitles`, so that the former
 * address leads on, and keeps the picture that has its former name.
 * @param fileName the file's name without .yaml, as the editor has chosen it; null if it has not chosen yet
 * @param former the machine in its file; null for a new one
 */
export function placeMachine<T extends Machine>(machine: T, fileName: string | null, former: Machine | null): T {
  const title = machine.title ?? ''
  const formerSlug = former && getOwnSlug(former)
  const slug = fileName ?? formerSlug ?? suggestSlug(title) ?? toSlug(title)
  const { slug: _, ...rest } = machine
  // For a title without usable letters, Sveltia chooses a random file name, which is not kept.
  const isKept = slug === formerSlug || suggestSlug(title) !== null
  const placed = { ...(rest as T), ...(isKept && slug !== toSlug(title) && { slug }) }
  if (!former || !formerSlug || formerSlug === slug) return placed
  const { title: formerTitle, formerTitles = [] } = former
  // The former title, if it still gives the former address.
  const leadsOn = toSlug(formerTitle) === formerSlug ? formerTitle : formerSlug
  const picture = machine.picture ?? findPicture(formerSlug)
  return {
    ...placed,
    formerTitles: [...new Set([...formerTitles, leadsOn])].filter(other => toSlug(other) !== slug),
    ...(picture && { picture }),
  }
}

/** The slug that the editor chooses for a new machine: that of its title, with the first number that is free. */
export function chooseSlug(title: string): string {
  const titleSlug = suggestSlug(title) ?? toSlug(title)
  // One more than there are files, so that one of them is free.
  const slugs = [titleSlug, ...Array.from(fileTexts, (_, index) => `${titleSlug}-${index + 1}`)]
  return slugs.find(slug => !fileTexts.has(`products/${slug}.yaml`)) ?? titleSlug
}

/** What to write instead of a slug that links cannot have; null if it is one that they can. */
export const correctSlug = (slug: string) => (SOUND_SLUG.test(slug) ? null : toSlug(slug))
