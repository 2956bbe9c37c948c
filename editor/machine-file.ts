/** The files of machines. The name of a file is the machine's slug, which stays when the title changes. */
import { getOwnSlug, SOUND_SLUG, suggestSlug, toSlug } from '@/lib/trade/product/slug'
import { findPicture, known } from './gate'

/** The fields of a machine on which the name of its file depends. */
export type Machine = { title: string; slug?: string; formerTitles?: string[]; picture?: string }

/** The path of a machine's file below content/. */
export const getMachineFile = (machine: Machine) => `products/${getOwnSlug(machine)}.yaml`

/**
 * The machine with the address that the name of its file states: the field `slug` is set if the title does not give
 * this address, and removed if it does. A machine whose address changes lists the former one in `formerTitles`, so that
 * it leads on, and keeps the picture that has its former name.
 * @param address the file's name without .yaml, as the editor has chosen it; null if it has not chosen yet
 * @param former the machine in its file; null for a new one
 */
export function placeMachine<T extends Machine>(machine: T, address: string | null, former: Machine | null): T {
  const title = machine.title ?? ''
  const formerAddress = former && getOwnSlug(former)
  const own = address ?? formerAddress ?? suggestSlug(title) ?? toSlug(title)
  const { slug: _, ...rest } = machine
  // For a title without usable letters, Sveltia chooses a random address, which is not kept.
  const isChosen = own !== toSlug(title) && (own === formerAddress || suggestSlug(title) !== null)
  const placed = { ...(rest as T), ...(isChosen && { slug: own }) }
  if (!former || !formerAddress || formerAddress === own) return placed
  const { title: formerTitle, formerTitles = [] } = former
  const leadsOn = toSlug(formerTitle) === formerAddress ? formerTitle : formerAddress
  const picture = machine.picture ?? findPicture(formerAddress)
  return {
    ...placed,
    formerTitles: [...new Set([...formerTitles, leadsOn])].filter(other => toSlug(other) !== own),
    ...(picture && { picture }),
  }
}

/** The address that the editor chooses for a new machine: that of its title, with the first number that is free. */
export function chooseAddress(title: string): string {
  const titleSlug = suggestSlug(title) ?? toSlug(title)
  const addresses = [titleSlug, ...Array.from(known, (_, index) => `${titleSlug}-${index + 1}`)]
  return addresses.find(address => !known.has(`products/${address}.yaml`)) ?? titleSlug
}

/** What to write instead of an address that links cannot have; null if the address is one that they can. */
export const correctAddress = (address: string) => (SOUND_SLUG.test(address) ? null : toSlug(address))
