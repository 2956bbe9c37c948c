import { readChannels } from '@/lib/colour'
import { type Colours, computeLuminance, findFaintColours } from '@/lib/content/colours'

/** A company's own colours: the main one, and the accent of links and buttons. */
export type OwnColours = { main: string; accent: string }

/** The tokens of content/brand.yaml that take their hue from each of the company's colours. */
const TINTED = {
  main: ['ink', 'ink-2', 'ink-3', 'blue', 'blue-2', 'blue-line', 'blue-field', 'on-blue-2'],
  accent: ['signal', 'kraft', 'kraft-edge', 'kraft-text', 'kraft-line'],
} as const

/** In how many steps a company's colour is mixed with the sample's until it can be read. */
const STEPS = 64

/** How often a binary search halves its range: 16 times find a share to a 65,536th. */
const HALVINGS = 16

/** Luminance of the focus ring, which must be visible both on the ground of pictures and on the darkest `blue`. */
const RING_LUMINANCE = 0.23

/** Shares of black in a button below the pointer, and when it is pressed. */
const HOVERED = 0.22
const PRESSED = 0.38

const [WHITE, BLACK] = ['#FFFFFF', '#000000']

/**
 * Draws the colours of `sample` in the hues of a company. Each keeps its luminance, so that all contrasts stay. The
 * company's own colours then replace `blue`, `signal` and, if it is lighter, `kraft`; where text on them could not be
 * read, a mixture with the sample's colour takes their place.
 */
export function createPalette(sample: Colours, own: OwnColours): Colours {
  const colours = { ...sample }
  for (const seed of ['main', 'accent'] as const)
    for (const token of TINTED[seed]) colours[token] = withLuminance(own[seed], computeLuminance(sample[token]))

  const [main, accent] = [own.main.toUpperCase(), own.accent.toUpperCase()]
  colours.blue = findNearest(colours, 'blue', main)
  // The focus ring may be what keeps the main colour from being used as it is: it changes before another try.
  if (colours.blue !== main) {
    colours.focus = withLuminance(colours.focus, RING_LUMINANCE)
    colours.blue = findNearest(colours, 'blue', main)
  }
  colours.signal = findNearest(colours, 'signal', accent)
  // A light accent fills the quote band as it is.
  if (computeLuminance(accent) > computeLuminance(colours.kraft)) colours.kraft = accent
  colours['signal-hover'] = mix(colours.signal, BLACK, HOVERED)
  colours['signal-press'] = mix(colours.signal, BLACK, PRESSED)
  return colours
}

/** The first mixture of the wanted colour with the present one of a token with which all contrasts are sufficient. */
function findNearest(colours: Colours, token: 'blue' | 'signal', wanted: string) {
  const candidates = Array.from({ length: STEPS }, (_, step) => mix(wanted, colours[token], step / STEPS))
  const isReadable = (colour: string) => findFaintColours({ ...colours, [token]: colour }).length === 0
  return candidates.find(isReadable) ?? colours[token]
}

/** A colour mixed with as much white or black as gives it a luminance. */
function withLuminance(colour: string, luminance: number) {
  const isLighter = luminance > computeLuminance(colour)
  const end = isLighter ? WHITE : BLACK
  let [from, to] = [0, 1]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const share = (from + to) / 2
    const reached = computeLuminance(mix(colour, end, share))
    const needsMore = isLighter ? reached < luminance : reached >= luminance
    if (needsMore) from = share
    else to = share
  }
  return mix(colour, end, from)
}

/** Mixes two colours like '#0B3D2E'; `share` is that of the other one, 0 to 1. */
function mix(one: string, other: string, share: number) {
  const ends = readChannels(other)
  const channels = readChannels(one).map((channel, index) =>
    Math.round(channel + ((ends[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`.toUpperCase()
}
