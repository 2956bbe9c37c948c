import type { FormerMachine } from '@/lib/content/former-machines'
import { paths } from '@/lib/paths'
import type { Move } from './headers'

/**
 * Lists the addresses of former machines that lead on for good: a page to that of the machine's new name, a data sheet
 * to the page that says what became of the machine.
 *
 * @param roots the languages' first parts of an address: '' and '/hi'
 */
export function listMoves(machines: readonly FormerMachine[], roots: readonly string[]): Move[] {
  return machines.flatMap(({ slug, movedTo }) =>
    roots.flatMap(root => [
      ...(movedTo ? [{ from: root + paths.product(slug), to: root + paths.product(movedTo) }] : []),
      { from: `/data-sheets${root}/${slug}.pdf`, to: root + paths.product(movedTo ?? slug) },
    ]),
  )
}
