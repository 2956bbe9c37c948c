import { readChannels } from '@/lib/colour'
import { type Colours, computeLuminance, findFaintColours } from '@/lib/content/brand'

/** A company's own colours: the main one, and the accent of links and buttons. */
export type OwnColours = { main: string; accent: string }

/** The tokens, other than `blue`, `signal` and `kraft`, that take their hue from each of them. */
const TINTED = {
  main: ['ink', 'ink-2', 'ink-3', 'blue', 'blue-2', 'blue-line', 'blue-field', 'on-blue-2'],
  accent: ['signal', 'kraft', 'kraft-edge', 'kraft-text', 'kraft-line'],
} as const

/** Steps in which a colour is brought nearer to one that can be read. */
const STEPS = 64

/** Halvings that find the share of white or black in a colour to a 65,536th. */
const ROUNDS = 16

/** Luminance of the focus ring, which must be visible both on the ground of pictures and on the darkest `blue`. */
const RING_LUMINANCE = 0.23

/** Shares of black in a button below the pointer, and when it is pressed. */
const HOVERED = 0.22
const PRESSED = 0.38

const [WHITE, BLACK] = ['#FFFFFF', '#000000']

/**
 * Draws the colours of `sample` in the hues of a company. Each keeps the luminance of the sample's, so that all
 * contrasts stay; the company's own colours take the place of the nearest ones, darkened or lightened if they could not
 * be read.
 */
export function createPalette(sample: Colours, own: OwnColours): Colours {
  const colours = { ...sample }
  for (const seed of ['main', 'accent'] as const)
    for (const token of TINTED[seed]) colours[token] = withLuminance(own[seed], computeLuminance(sample[token]))

  const [main, accent] = [own.main.toUpperCase(), own.accent.toUpperCase()]
  colours.blue = findNearest(colours, 'blue', main)
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

/** The colour nearest to the wanted one with which the contrasts of all colours hold, as they do with the present one. */
function findNearest(colours: Colours, token: 'blue' | 'signal', wanted: string) {
  const candidates = Array.from({ length: STEPS }, (_, step) => mix(wanted, colours[token], step / STEPS))
  const isReadable = (colour: string) => findFaintColours({ ...colours, [token]: colour }).length === 0
  return candidates.find(isReadable) ?? colours[token]
}

/** The colour of a hue that has a luminance: mixed with white or black. */
function withLuminance(colour: string, luminance: number) {
  const isLighter = luminance > computeLuminance(colour)
  const end = isLighter ? WHITE : BLACK
  let [from, to] = [0, 1]
  for (let round = 0; round < ROUNDS; round++) {
    const share = (from + to) / 2
    const reached = computeLuminance(mix(colour, end, share))
    if (isLighter === reached < luminance) from = share
    else to = share
  }
  return mix(colour, end, from)
}

function mix(one: string, other: string, share: number) {
  const ends = readChannels(other)
  const channels = readChannels(one).map((channel, index) =>
    Math.round(channel + ((ends[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`.toUpperCase()
}
