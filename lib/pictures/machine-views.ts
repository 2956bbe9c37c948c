import { findPicture, type PictureManifestEntry } from './manifest'

/** The views of a machine besides its main picture: the ending of the original's name, and what it shows. */
const VIEWS = [
  { name: 'operator', label: "Operator's side" },
  { name: 'delivery', label: 'Delivery end' },
] as const

export type MachineView = { label: string; picture: PictureManifestEntry }

/** The further views of a machine for which `content/images/products/` has an original, named `<slug>-<name>`. */
export function findMachineViews(slug: string): MachineView[] {
  return VIEWS.flatMap(({ name, label }) => {
    const picture = findPicture(`products/${slug}-${name}`)
    return picture ? [{ label, picture }] : []
  })
}
