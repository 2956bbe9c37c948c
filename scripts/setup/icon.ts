import { type Colours, computeContrast } from '@/lib/content/colours'

/** The side of the icon, in units of its drawing, and the side of the square in its middle that the logo fills. */
const SIDE = 64
const INSET = 44

/** Contrast of a mark on its ground by WCAG 2.2 (1.4.11). */
const LEAST_CONTRAST = 3

/** Attributes of the logo's root element that hold for all its shapes. */
const INHERITED = /\s(?:fill|stroke)(?:-[a-z]+)?="[^"]*"/g

/** A colour in a drawing, in any CSS notation; only one like '#0B3D2E' can be compared with the ground. */
const PAINT = /\s(?:fill|stroke)="(?!none|currentColor)([^"]+)"/g

/**
 * Draws the icon for browser tabs, phones and search results: the logo on a square with the site's dark colour or, if a
 * colour of the logo could not be seen on that, its white.
 *
 * @param logo an SVG of plain shapes with a viewBox
 */
export function createIcon(logo: string, { ink, sheet }: Colours): string {
  const [, root = '', box = ''] = /^(<svg[^>]*?viewBox="([^"]+)"[^>]*>)/.exec(logo) ?? []
  const [x = 0, y = 0, width = 1, height = 1] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const paints = [...logo.matchAll(PAINT)].map(([, paint = '']) => paint)
  const isSeen = paints.every(paint => /^#[0-9A-F]{6}$/i.test(paint) && computeContrast(paint, ink) >= LEAST_CONTRAST)
  const [ground, mark] = isSeen ? [ink, sheet] : [sheet, ink]
  const scale = INSET / Math.max(width, height)
  const [left, top] = [(SIDE - width * scale) / 2 - x * scale, (SIDE - height * scale) / 2 - y * scale]
  const attributes = (root.match(INHERITED) ?? []).join('')
  const shapes = logo.slice(root.length, logo.lastIndexOf('</svg>'))
  const drawing = `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})"${attributes}>${shapes}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="8" fill="${ground}"/>${drawing.replaceAll('currentColor', mark)}</svg>`
}

function round(value: number) {
  return Number(value.toFixed(4))
}
