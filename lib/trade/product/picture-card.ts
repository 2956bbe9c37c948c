import type { Drawn } from './floor-space'

/** A machine of a card, in the view of the card: its overall size in mm, and its line drawing if there is one. */
type CardMachine = { title: string; size: readonly [width: number, height: number]; drawn: Drawn | undefined }

/** What a picture card for a chat shows: machines to one scale, some figures, and the link to the page. */
export type PictureCard = {
  title: string
  /** Whether the machines are seen from the side, on one ground beside a person, or from above. */
  view: 'side' | 'plan'
  machines: readonly CardMachine[]
  /** One value, or one for each machine. */
  figures: readonly { name: string; values: readonly string[] }[]
  /** Absolute URL. */
  url: string
}
